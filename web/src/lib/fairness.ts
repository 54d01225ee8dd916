// A deal that nobody chose: the server commits itself to a secret first, then every player adds a random number.
import { get, post } from './api';
import type { TableSummary, TableMessage } from './protocol';

const BYTES = 32;

/** The player's random contribution to the deal. */
function new_nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Posts a request that makes a new table, after the server has shown its commitment. */
export async function post_with_commitment(path: string, body: object = {}): Promise<TableSummary> {
  const { commitment } = await post<{ commitment: string }>('/api/tables/commitment');
  return post<TableSummary>(path, { ...body, commitment, nonce: new_nonce() });
}

/** Takes a seat at a table, after its commitment was shown. */
export async function join(table: string): Promise<void> {
  await get<TableMessage>(`/api/tables/${table}`);
  await post(`/api/tables/${table}/join`, { nonce: new_nonce() });
}
