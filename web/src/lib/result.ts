// How a game ended, and what can follow it.
import { addressed_seat } from './log';
import { amount_of, t } from './messages';
import type { MatchResult, SeatInfo, TableRequest, TableSummary } from './protocol';
import type { Table } from './table.svelte';

/** The winner and the margin in one sentence; `you` is the seat to address. */
export function result_text(game: string, { winners, ranks, scores, reason }: MatchResult, names: string[], you: number | null): string {
  const is_yours = you !== null && winners.includes(you);
  if (winners.length > 1) return is_yours ? t('result-you-shared') : t('result-shared', { names: join_names(winners, names) });
  const winner = is_yours ? t('result-won') : t('result-lost', { names: join_names(winners, names) });
  const second = ranks.indexOf(Math.min(...ranks.filter((rank) => rank > 1)));
  const points = scores[winners[0]!]! - scores[second]!;
  // Somebody who withdrew ranks last, whatever their points.
  return reason === 'played' && points >= 0 ? t('result-by', { winner, points, amount: amount_of(game, points) }) : t('result-plain', { winner });
}

/** Why a game ended early; null if it was played to its end. */
export function reason_text({ reason }: MatchResult, seats: SeatInfo[], names: string[], you: number | null): string | null {
  if (reason === 'played') return null;
  const gone = seats.flatMap((seat, i) => (seat.gave_up ? [i] : []));
  const is_yours = gone.length === 1 && gone[0] === you;
  return t(`reason-${reason}`, { who: is_yours ? 'you' : 'other', names: join_names(gone, names) });
}

const join_names = (seats: number[], names: string[]) => seats.map((seat) => names[seat]).join(' & ');

/** The result of a table in one sentence, for its viewer. */
export const verdict = (table: Table): string =>
  result_text(table.about!.game, table.now!.outcome!, table.names, addressed_seat(table.about!.seats, table.seat));

/** The seats of everybody but the viewer. */
const opponents = ({ seats }: TableSummary, seat: number) => seats.filter((_, i) => i !== seat);

/** The level of the viewer's opponents, if all of them are Warashi of the same one; null otherwise. */
export function opponents_level(about: TableSummary, seat: number | null): number | null {
  if (seat === null) return null;
  const levels = new Set(opponents(about, seat).map(({ kind, level }) => (kind === 'warashi' ? level : null)));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

/** The level to offer after a game besides a rematch: the next one after a win, the one below after a loss. */
export function other_level(level: number, has_won: boolean, highest: number): number | null {
  const other = has_won ? level + 1 : level - 1;
  return other >= 1 && other <= highest ? other : null;
}

/** The same table with Warashi at another level. The highest level has no rating, and a rated game has a clock. */
export function table_at_level({ game, options, clock, rated, seats }: TableSummary, level: number, highest: number): TableRequest {
  return {
    game,
    options,
    clock,
    rated: rated && clock !== null && level < highest,
    seats: seats.map(({ kind }) => (kind === 'warashi' ? { kind, level } : { kind: 'me' })),
  };
}
