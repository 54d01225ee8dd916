import './fonts.css';
import './styles.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { start, start_language } from './lib/start';

const spoken = start_language();
const started = start();
void Promise.all([spoken, started.catch(() => undefined)]).then(() => mount(App, { target: document.getElementById('page')!, props: { started } }));
