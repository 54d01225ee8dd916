import './fonts.css';
import './styles.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { start } from './lib/start';

const started = start();
void started
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('page')!, props: { started } }));
