// Nobody chooses the deal: the server commits itself to a secret first, and then everybody adds a number of his own.
import { get, post } from './api';
import type { Summary, TableMessage } from './protocol';

const BYTES = 32;

/** A number that nobody can guess. */
function new_nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Asks for something that makes a new table, of which the server has shown the commitment before. */
export async function post_fairly(path: string, body: Record<string, unknown> = {}): Promise<Summary> {
  const { commitment } = await post<{ commitment: string }>('/api/tables/commitment');
  return post<Summary>(path, { ...body, commitment, nonce: new_nonce() });
}

/** Sits down at a table, of which the commitment is seen before. */
export async function join(table: string): Promise<void> {
  await get<TableMessage>(`/api/tables/${table}`);
  await post(`/api/tables/${table}/join`, { nonce: new_nonce() });
}
