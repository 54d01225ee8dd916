// How a game ended, and the rematch.
import { join, post_with_commitment } from './fairness';
import { t } from './messages';
import { router } from './router.svelte';
import type { Table } from './table.svelte';

/** The winner, as told to a viewer who holds the seats `own`. */
export function verdict(table: Table, own: number[]): string {
  const { winners } = table.now!.outcome!;
  const names = winners.map((seat) => table.names[seat]).join(' & ');
  const is_mine = table.seat !== null && winners.includes(table.seat) && own.length === 1;
  if (winners.length > 1) return is_mine ? t('result-you-shared') : t('result-shared', { names });
  return is_mine ? t('result-won') : t('result-lost', { names });
}

/** Why the game ended early; null if it was played to its end. */
export function reason(table: Table): string | null {
  const { reason } = table.now!.outcome!;
  if (reason === 'played') return null;
  const gone = table.about!.seats.flatMap((seat, i) => (seat.gave_up ? [table.names[i]] : []));
  return t(`reason-${reason}`, { names: gone.join(' & ') });
}

/** Goes to a rematch of the same players; the first who asks for it opens the table. */
export async function play_again(table: Table): Promise<void> {
  if (table.rematch) await join(table.rematch);
  const next = table.rematch ?? (await post_with_commitment(`/api/tables/${table.id}/rematch`)).table;
  router.go(`/table/${next}`);
}
