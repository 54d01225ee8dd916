// A view of a Naishi position, and what the board derives from it.
import type { CardName, Court } from './view.generated';

export type { CardName, Court, Pile, View as NaishiView } from './view.generated';

/** All cards, in the order of the rulebook. */
export const CARDS = [
  'Mountain',
  'Naishi',
  'Advisor',
  'Sentinel',
  'Monk',
  'Horseman',
  'Ronin',
  'Ninja',
  'Fort',
  'Torii',
  'Rice field',
  'Banner',
] as const satisfies CardName[];

/** How often each card is in the game. */
export const COPIES: Record<CardName, number> = {
  Mountain: 16,
  Naishi: 2,
  Advisor: 4,
  Sentinel: 4,
  Monk: 3,
  Horseman: 2,
  Ronin: 2,
  Ninja: 2,
  Fort: 4,
  Torii: 4,
  'Rice field': 5,
  Banner: 2,
};

export const COLUMNS = [1, 2, 3, 4, 5] as const;
/** How many emissaries the spaces of each kind hold. */
export const SPACES = { swap: 3, discard: 2, decree: 1 } as const;
export type Space = keyof typeof SPACES;

/** The seats of the emissaries on the spaces of a kind; null is a free space. */
export function standing(court: Court, space: Space): (number | null)[] {
  if (space === 'decree') return [court.decree];
  const seats = court[space].flatMap((count, seat) => Array<number>(count).fill(seat));
  return Array.from({ length: SPACES[space] }, (_, i) => seats[i] ?? null);
}
