// The names of places and pieces, for cards and screen readers.
import { form_of, t } from '../../lib/messages';
import { type Column, type Row, SPACES, type TakeView, type Type } from './view';

export const plural = (type: Type): string => form_of(`take-piece-${type}`, 'many')!;

export function cell(view: TakeView, seat: number, court: string, row: Row, column: Column): string {
  const count = view.courts[seat]![row][column];
  if (row === 'samurai') return t('take-cell-samurai', { court, piece: column, count });
  return t('take-cell', { court, piece: column, row, count });
}

export function row_name(view: TakeView, row: Row): string {
  const [usual, ninja] = [view.values[row].D, view.values[row].N];
  return t('take-row', { row, value: usual, ninja: usual === ninja ? 'same' : ninja });
}

export function stack(view: TakeView, space: number): string {
  const letter = SPACES[space]!;
  return view.stacks[space]!.length ? t('take-stack', { letter, piece: view.shows[space]! }) : t('take-space', { letter });
}
