// What the server shows of a position of Naishi; see games/naishi/view.py.
import type { View } from '../../lib/protocol';

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
] as const;
export type CardName = (typeof CARDS)[number];

export const COLUMNS = [1, 2, 3, 4, 5] as const;
export const SPACES = { swap: 3, discard: 2, decree: 1 } as const;
export type Space = keyof typeof SPACES;

export interface Pile {
  size: number;
  /** The face-up card; null where the pile is empty. */
  top: CardName | null;
}

export interface Court {
  /** Emissaries of each seat on swap spaces. */
  swap: number[];
  discard: number[];
  /** The seat that holds the decree space. */
  decree: number | null;
  free: number[];
}

export interface ScoreLine {
  card: CardName;
  points: number;
  reason: string;
  /** `L3` is the Line in column 3, `H5` the Hand in column 5. */
  places: string[];
}

export interface NaishiView extends Omit<View, 'scores'> {
  options: Record<string, string>;
  seat: number | null;
  phase: 'set-up' | 'play' | 'over';
  stage: 'begin' | 'develop' | 'add' | null;
  river: Pile[];
  lines: CardName[][];
  /** Null for a card that is not to be seen; three cards in the set-up. */
  hands: (CardName | null)[][];
  /** The places of each Hand that the opponent of its owner knows. */
  known: boolean[][];
  /** In the set-up: the viewer's own two cards. */
  dealt: CardName[] | null;
  gave: CardName | null;
  received: CardName | null;
  discards: number;
  discard: CardName | null;
  court: Court;
  last_turn: boolean;
  turn: number;
  /** None in the set-up. */
  scores: (number | null)[] | null;
  breakdown: (ScoreLine[] | null)[];
}

/** The emissaries that stand on the spaces of a kind, as their seats; null is a free space. */
export function standing(court: Court, space: Space): (number | null)[] {
  if (space === 'decree') return [court.decree];
  const seats = court[space].flatMap((count, seat) => Array<number>(count).fill(seat));
  return Array.from({ length: SPACES[space] }, (_, i) => seats[i] ?? null);
}
