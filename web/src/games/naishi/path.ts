// The places to tap for a move: first the River card, the space of the Court or the emissaries to recall, then its target.
import { finder } from '../../lib/actions';
import table from './actions.json';

export const action_of = finder(table);

type Places = (column: string) => string;

const river: Places = (column) => `river:${column}`;
const line = (seat: number): Places => (column) => `line:${seat}:${column}`;
const hand = (seat: number): Places => (column) => `hand:${seat}:${column}`;

/** Two places after a space of the Court, which can be tapped in either order. */
const either = (space: string, one: string, other: string): string[][] => [
  [space, one, other],
  [space, other, one],
];

/** The orders in which the places of a move can be tapped, by the name of its block. */
const WAYS: Record<string, (seat: number, first: string, second: string) => string[][]> = {
  keep: (_, card) => [[`set-up:${card}`]],
  develop: (seat, row, column) => [[river(column), (row === 'L' ? line : hand)(seat)(column)]],
  'discard two': (_, low, high) => either('court:discard', river(low), river(high)),
  'swap River': (_, low, high) => either('court:swap', river(low), river(high)),
  'swap Line': (seat, low, high) => either('court:swap', line(seat)(low), line(seat)(high)),
  'swap Hand': (seat, low, high) => either('court:swap', hand(seat)(low), hand(seat)(high)),
  'swap column': (seat, column) => either('court:swap', line(seat)(column), hand(seat)(column)),
  decree: (seat, row, column) => [seat, 1 - seat].map((owner) => ['court:decree', (row === 'L' ? line : hand)(owner)(column)]),
  'recall all': (seat) => [[`emissaries:${seat}`]],
  'recall swap': (seat) => [[`emissaries:${seat}`, 'court:swap']],
  'recall discard': (seat) => [[`emissaries:${seat}`, 'court:discard']],
};

/** The orders in which the places of a move can be tapped; an empty one for a move that is a button. */
export function paths(move: string, seat: number): string[][] {
  const { block, parts: [first = '', second = ''] } = action_of(move);
  return WAYS[block]?.(seat, first, second) ?? [[]];
}

/** The usual order of a move's places. */
export function path(move: string, _view: unknown, seat: number): string[] {
  return paths(move, seat)[0]!;
}
