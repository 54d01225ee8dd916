// Tests use the messages of all games.
import { load_messages } from './lib/messages';

const games = Object.keys(import.meta.glob('./games/*/index.ts')).map((path) => path.split('/')[2]!);
await Promise.all(games.map(load_messages));
