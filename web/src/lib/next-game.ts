// Going to the next game.
import { is_local } from '../local/tables';
import { post } from './api';
import { catalogue } from './catalogue.svelte';
import { post_with_commitment } from './fairness';
import { open_table } from './lobby.svelte';
import type { TableSummary } from './protocol';
import { table_at_level } from './result';
import { router } from './router.svelte';
import type { Table } from './table.svelte';

/** Goes to a new table with the same options, with Warashi at a level. */
export async function play_at_level(table: Table, level: number): Promise<void> {
  const about = table.about!;
  const highest = catalogue.find(about.game)?.levels ?? level;
  router.go(`/table/${await open_table(table_at_level(about, level, highest))}`);
}

/** Asks for a rematch, or accepts one. Goes there if everybody has a seat, as Warashi always does. */
export async function ask_rematch(table: Table): Promise<TableSummary> {
  const path = `/api/tables/${table.id}/rematch`;
  const about = is_local(table.id) ? await post<TableSummary>(path) : await post_with_commitment(path);
  if (about.status === 'running') router.go(`/table/${about.table}`);
  return about;
}
