// The names of places and pieces, for captions and screen readers.
import { t } from '../../lib/messages';
import { type Column, PRINTED, type Row, SPACES, type TakeView, type Type } from './view';

export const singular = (type: Type) => t(`take-type-${type}`);
export const plural = (type: Type) => t(`take-types-${type}`);

export function cell(view: TakeView, seat: number, court: string, row: Row, column: Column): string {
  const count = view.courts[seat]![row][column];
  if (row === 'samurai') return t('take-cell-samurai', { court, column: plural(column), count });
  return t('take-cell', { court, column: plural(column), row: t(`take-row-${row}`), count, one: singular(column), many: plural(column) });
}

export function stack(view: TakeView, space: number): string {
  const chips = view.stacks[space]!;
  const letter = SPACES[space]!;
  const what = chips.length
    ? t('take-stack', { letter, count: chips.length, chips: chips.map(singular).reverse().join(', ') })
    : t('take-space', { letter, printed: plural(PRINTED[space]!) });
  const ghost = view.ghosts[space] ? [t('take-stack-ghost')] : [];
  const closed = view.closed.includes(letter) ? [t('take-stack-closed')] : [];
  return [what, ...ghost, ...closed].join(' ');
}
