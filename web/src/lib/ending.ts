// How a game ended, and another one of the same people.
import { join, post_fairly } from './fairness';
import { router } from './router.svelte';
import type { Table } from './table.svelte';
import { t } from './words';

/** Who won, in words to the viewer, who may hold several seats. */
export function verdict(table: Table, own: number[]): string {
  const { winners } = table.now!.outcome!;
  const called = winners.map((seat) => table.names[seat]).join(' & ');
  const is_mine = table.seat !== null && winners.includes(table.seat) && own.length === 1;
  if (winners.length > 1) return is_mine ? t('result-you-shared') : t('result-shared', { names: called });
  return is_mine ? t('result-won') : t('result-lost', { names: called });
}

/** Why it ended before its end, if it did. */
export function reason(table: Table): string | null {
  const { reason } = table.now!.outcome!;
  if (reason === 'played') return null;
  const gone = table.about!.seats.flatMap((seat, i) => (seat.gave_up ? [table.names[i]] : []));
  return t(`reason-${reason}`, { names: gone.join(' & ') });
}

/** Goes to another game of the same people; the first who wants it opens the table. */
export async function play_again(table: Table): Promise<void> {
  if (table.rematch) await join(table.rematch);
  const next = table.rematch ?? (await post_fairly(`/api/tables/${table.id}/rematch`)).table;
  router.go(`/table/${next}`);
}
