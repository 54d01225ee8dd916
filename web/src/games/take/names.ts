// The names of places and pieces, for captions and screen readers.
import { t } from '../../lib/messages';
import { type Column, PRINTED, type Row, SPACES, type TakeView, type Type } from './view';

export const one = (type: Type) => t(`take-type-${type}`);
export const many = (type: Type) => t(`take-types-${type}`);

export function cell(view: TakeView, seat: number, court: string, row: Row, column: Column): string {
  const count = view.courts[seat]![row][column];
  if (row === 'samurai') return t('take-cell-samurai', { court, column: many(column), count });
  return t('take-cell', { court, column: many(column), row: t(`take-row-${row}`), count, one: one(column), many: many(column) });
}

export function stack(view: TakeView, space: number): string {
  const chips = view.stacks[space]!;
  const letter = SPACES[space]!;
  const what = chips.length
    ? t('take-stack', { letter, count: chips.length, chips: chips.map(one).reverse().join(', ') })
    : t('take-space', { letter, printed: many(PRINTED[space]!) });
  const ghost = view.ghosts[space] ? [t('take-stack-ghost')] : [];
  const closed = view.closed.includes(letter) ? [t('take-stack-closed')] : [];
  return [what, ...ghost, ...closed].join(' ');
}
