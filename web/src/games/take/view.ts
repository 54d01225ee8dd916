// What the server shows of a position of Ta-Ke.
import type { View } from '../../lib/protocol';

export type Type = 'S' | 'D' | 'R' | 'G' | 'N';
export type Column = Exclude<Type, 'S'>;
export type Row = 'bottom' | 'middle' | 'samurai';

export interface Court extends Record<Row, Record<Column, number>> {
  /** What the court is worth, by type. */
  influence: Record<Type, number>;
}

export interface TakeView extends View {
  options: { ninja_values: '2/1' | '1/0'; ninja_repeats: 'no' | 'yes' };
  scores: number[];
  /** For each of the spaces A to E its chips, bottom to top. */
  stacks: Type[][];
  /** The type that each space shows: its top chip, or what is printed on it. */
  shows: Type[];
  ghosts: boolean[];
  supply: number;
  courts: Court[];
  used: string[];
  /** The letters of the stacks that are closed for this turn's take. */
  closed: string[];
  samurai_moves: string[] | null;
  taken: number;
}

export const SPACES = ['A', 'B', 'C', 'D', 'E'] as const;
/** What is printed on the spaces. */
export const PRINTED: Type[] = ['S', 'D', 'R', 'G', 'N'];
export const COLUMNS: Column[] = ['D', 'R', 'G', 'N'];
export const GHOSTS = 5;

/** What a chip counts in a row; a Ninja may count less. */
export function value(view: TakeView, row: Row, column: Column): number {
  const usual = row === 'bottom' ? 2 : 1;
  return view.options.ninja_values === '1/0' && column === 'N' && row !== 'samurai' ? usual - 1 : usual;
}

/** What shows when the top chip of a space is gone. */
export function beneath(view: TakeView, space: number): Type {
  return view.stacks[space]!.at(-2) ?? PRINTED[space]!;
}

/** The spaces that show a type once the top chip of a space is gone. */
export function showing(view: TakeView, space: number): number[] {
  const type = beneath(view, space);
  return PRINTED.flatMap((_, one) => (one === space || view.shows[one] === type ? [one] : []));
}
