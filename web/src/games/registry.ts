// The games that the page can show: every folder here whose `index.ts` exports a description.
import { load_messages } from '../lib/messages';
import type { Game, GameDescription } from './game';

const modules = import.meta.glob<GameDescription>('./*/index.ts', { eager: true, import: 'default' });

/** Descriptions by the game's name, which is the name of its folder. */
export const descriptions: Partial<Record<string, GameDescription>> = Object.fromEntries(
  Object.entries(modules).map(([path, description]) => [path.split('/')[1]!, description]),
);

/** Fetches the board of a game and its messages; a game that has no folder here is played on its text board. */
export async function load_game(name: string): Promise<Game> {
  const [game] = await Promise.all([descriptions[name]?.load() ?? import('./text'), load_messages(name)]);
  return game.default;
}
