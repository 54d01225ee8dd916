// What places and pieces are and do now, in sentences, for the cards that explain them.
import { t } from '../../lib/messages';
import { type Column, PRINTED, type Row, SPACES, type TakeView, type Type } from './view';

const does = (type: Type) => t('take-does', { piece: type, ability: t(`take-ability-${type}`) });

export function about_stack(view: TakeView, space: number): string {
  const chips = view.stacks[space]!;
  const letter = SPACES[space]!;
  const ghost = view.ghosts[space] ? [t('take-stack-ghost')] : [];
  const top = chips.at(-1);
  if (!top) return [t('take-space-about', { piece: PRINTED[space]! }), ...ghost].join(' ');
  const list = t('take-stack-about', { count: chips.length, chips: chips.toReversed().join(';') });
  const closed = view.closed.includes(letter) ? [t('take-stack-closed')] : [];
  const next = view.beneath[space]!;
  const from = chips.length > 1 ? 'chip' : 'space';
  const uncovers = t('take-stack-uncovers', { piece: top, beneath: next, from });
  return [list, ...ghost, ...closed, ...(ghost.length || closed.length ? [] : [uncovers]), does(top)].join(' ');
}

export function about_cell(view: TakeView, seat: number, row: Row, column: Column): string {
  if (row === 'samurai') return t('take-cell-samurai-about', { piece: column });
  const worth = view.values[row][column];
  if (row === 'middle') return t('take-cell-middle-about', { value: worth });
  const count = view.courts[seat]![row][column];
  const then = view.values.middle[column];
  const words = t('take-cell-bottom-about', { count, piece: column, value: worth, does: does(column), then });
  const is_used = view.player === seat && view.used.includes(column);
  return is_used ? `${words} ${t('take-cell-used')}` : words;
}

/** How an influence adds up, and what it is for. */
export function about_influence(view: TakeView, seat: number, type: Type): string {
  const court = view.courts[seat]!;
  const parts = type === 'S' ? [part('samurai', court.influence.S)] : column_parts(view, seat, type);
  return t('take-influence-about', {
    parts: parts.filter((text) => text).join(' + ') || 'none',
    piece: type,
    shown: view.shows.filter((shown) => shown === type).length,
  });
}

function column_parts(view: TakeView, seat: number, column: Column): string[] {
  const court = view.courts[seat]!;
  return [
    part('bottom', court.bottom[column], view.values.bottom[column]),
    part('middle', court.middle[column], view.values.middle[column]),
    part('over', court.samurai[column]),
  ];
}

const part = (where: string, count: number, each = 1) => (count ? t(`take-part-${where}`, { count, value: each }) : '');
