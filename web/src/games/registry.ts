// The games that the page can show: every folder here whose `index.ts` exports a description.
import type { Game, GameDescription } from './game';

const modules = import.meta.glob<GameDescription>('./*/index.ts', { eager: true, import: 'default' });

/** Descriptions by the game's name, which is the name of its folder. */
export const descriptions: Partial<Record<string, GameDescription>> = Object.fromEntries(
  Object.entries(modules).map(([path, description]) => [path.split('/')[1]!, description]),
);

/** Fetches the board of a game; null if the page has none. */
export async function load_game(name: string): Promise<Game | null> {
  return (await descriptions[name]?.load())?.default ?? null;
}
