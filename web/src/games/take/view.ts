// A view of a Ta-Ke position, and what the board derives from it.
import type { ColumnLetter, Court, TypeLetter, View } from './view.generated';

export type { ColumnLetter as Column, Court, TypeLetter as Type, View as TakeView } from './view.generated';
export type Row = Exclude<keyof Court, 'influence'>;

export const SPACES = ['A', 'B', 'C', 'D', 'E'] as const;
/** What is printed on the spaces. */
export const PRINTED: TypeLetter[] = ['S', 'D', 'R', 'G', 'N'];
export const COLUMNS: ColumnLetter[] = ['D', 'R', 'G', 'N'];
export const GHOSTS = 5;

/** The value of a chip in a row; that of a Ninja depends on an option. */
export function value(view: View, row: Row, column: ColumnLetter): number {
  const usual = row === 'bottom' ? 2 : 1;
  return view.options.ninja_values === '1/0' && column === 'N' && row !== 'samurai' ? usual - 1 : usual;
}

/** The type that a space shows once its top chip is gone. */
export function beneath(view: View, space: number): TypeLetter {
  return view.stacks[space]!.at(-2) ?? PRINTED[space]!;
}

/** The spaces that show the same type as a space does once its top chip is gone, that space included. */
export function showing(view: View, space: number): number[] {
  const type = beneath(view, space);
  return PRINTED.flatMap((_, other) => (other === space || view.shows[other] === type ? [other] : []));
}
