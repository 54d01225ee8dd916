// A view of a Naishi position, and what the board derives from it.
import { said } from '../../lib/words';
import components from './components.json';
import type { CardName, Court, Fact, View as NaishiView } from './view.generated';

export type { CardName, Court, NaishiView };

/** How often each card is in the game. */
export const COPIES: Record<CardName, number> = components.copies;
/** All cards, in the order of the rulebook. */
export const CARDS = Object.keys(COPIES) as CardName[];
export const COLUMNS = components.columns;
/** How many emissaries the spaces of each kind hold. */
export const SPACES = components.spaces;
export type Space = keyof typeof SPACES;

/** The seats of the emissaries on the spaces of a kind; null is a free space. */
export function standing(court: Court, space: Space): (number | null)[] {
  if (space === 'decree') return [court.decree];
  const seats = court[space].flatMap((count, seat) => Array<number>(count).fill(seat));
  return Array.from({ length: SPACES[space] }, (_, i) => seats[i] ?? null);
}

/** A source of the points of a territory: the card that scores, for a Ninja the one it has become, and the places. */
export interface Source {
  card: CardName;
  points: number;
  places: string[];
  words: string;
}

/** The sources of the points of a territory; null if it is hidden. */
export function sources_of(view: NaishiView, seat: number): Source[] | null {
  return view.breakdown[seat]?.map(source) ?? null;
}

const source = (fact: Fact): Source => ({
  card: fact.piece as CardName,
  points: fact.points!,
  places: fact.args!['places'] as string[],
  words: said('naishi', fact),
});
