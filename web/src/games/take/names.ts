// The names of places and pieces, for cards and screen readers.
import { t } from '../../lib/messages';
import { type Column, type Row, SPACES, type TakeView, type Type, value } from './view';

export const singular = (type: Type) => t(`take-type-${type}`);
export const plural = (type: Type) => t(`take-types-${type}`);

export function cell(view: TakeView, seat: number, court: string, row: Row, column: Column): string {
  const count = view.courts[seat]![row][column];
  if (row === 'samurai') return t('take-cell-samurai', { court, column: plural(column), count });
  return t('take-cell', { court, column: plural(column), row: t(`take-row-${row}`), count, one: singular(column), many: plural(column) });
}

export function row_name(view: TakeView, row: Row): string {
  const [usual, ninja] = [value(view, row, 'D'), value(view, row, 'N')];
  return t('take-row', { row, value: usual, ninja: usual === ninja ? 'same' : ninja });
}

export function stack(view: TakeView, space: number): string {
  const letter = SPACES[space]!;
  return view.stacks[space]!.length ? t('take-stack', { letter, one: singular(view.shows[space]!) }) : t('take-space', { letter });
}
