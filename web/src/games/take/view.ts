// A view of a Ta-Ke position, and what the board derives from it.
import components from './components.json';
import type { ColumnLetter, Court, SpaceLetter, TypeLetter, View } from './view.generated';

export type { ColumnLetter as Column, Court, TypeLetter as Type, View as TakeView } from './view.generated';
export type Row = Exclude<keyof Court, 'influence'>;

export const SPACES = components.spaces as SpaceLetter[];
/** What is printed on the spaces. */
export const PRINTED = components.printed as TypeLetter[];
export const COLUMNS = components.columns as ColumnLetter[];
export const GHOSTS = components.ghosts;
/** What a chip usually counts in the bottom and the middle row. */
export const VALUES = components.values;

/** The spaces that show the same type as a space does once its top chip is gone, that space included. */
export function showing(view: View, space: number): number[] {
  const type = view.beneath[space];
  return PRINTED.flatMap((_, other) => (other === space || view.shows[other] === type ? [other] : []));
}
