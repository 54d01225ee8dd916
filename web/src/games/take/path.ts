// The places to tap for a move: first the chip that is used, then its target, and last the destination. A take ends in
// the player's own court, a push in the middle row. All paths in a position differ, and none is the start of another.
import { t } from '../../lib/messages';
import type { TakeView } from './view';
import { SPACES } from './view';

const space = (letter: string) => (letter === '-' ? 'supply' : `hall:${letter}`);

/** The places to tap for a move; none for ending a Daimyo's moves, which is a button. */
export function path(move: string, view: TakeView, seat: number): string[] {
  const mine = `court:${seat}`;
  const theirs = `court:${1 - seat}`;
  if (move === 's.') return [];
  if (move === 'D:') return [`${mine}:bottom:D`, `${mine}:samurai`];
  if (move === 'N.D') return [`${mine}:bottom:N`, `${theirs}:bottom:D`, `${mine}:samurai`];

  const [how, what] = move.includes(':') ? (move.split(':') as [string, string]) : ['take', move];
  const [from, to] = what.split('>') as [string, string?];
  if (how === 'take') {
    const type = view.shows[SPACES.indexOf(from as (typeof SPACES)[number])]!;
    return [space(from), to ? `${mine}:samurai:${to}` : `${mine}:bottom:${type}`];
  }
  if (how === 's') return [`${mine}:samurai:${from}`, `${mine}:samurai:${to}`];
  const end = to ? [space(from), space(to)] : [];
  if (!how.startsWith('N.')) return [`${mine}:bottom:${how}`, ...end];
  const pushed = how.slice(2);
  return [`${mine}:bottom:N`, `${theirs}:bottom:${pushed}`, ...(to ? end : [`${theirs}:middle:${pushed}`])];
}

/** The message that asks for the next place; null if nothing is chosen. */
export function step(chosen: string[], view: TakeView): string | null {
  const [first, second] = chosen;
  if (first === undefined) return null;
  const [where, letter] = first.split(':') as [string, string];
  if (where === 'hall') {
    const is_samurai = view.shows[SPACES.indexOf(letter as (typeof SPACES)[number])] === 'S';
    return is_samurai ? 'take-step-samurai' : 'take-step-take';
  }
  const [, , row, column] = first.split(':');
  if (row === 'samurai') return 'take-step-over';
  if (column !== 'N') return `take-step-${column}-${chosen.length}`;
  if (second === undefined) return 'take-step-N-1';
  const pushed = second.split(':')[3];
  return chosen.length === 2 ? `take-step-N-${pushed}` : `take-step-${pushed}-2`;
}

/** The label of the button that plays a move. */
export function verb(move: string): string {
  if (move === 'D:' || move === 'N.D') return t('take-verb-use', { piece: 'D' });
  if (move === 's.') return t('take-verb-enough');
  if (move.endsWith(':-')) return t('take-verb-push');
  if (!move.includes(':')) return t('take-verb-take');
  return t(move.startsWith('s:') ? 'take-verb-samurai' : move.includes('R:') ? 'take-verb-ghost' : 'take-verb-chip');
}
