// Tests use the English messages of all games.
import { language } from './lib/language.svelte';

const games = Object.keys(import.meta.glob('./games/*/index.ts')).map((path) => path.split('/')[2]!);
await language.choose('en');
await Promise.all(games.map((game) => language.load(game)));
