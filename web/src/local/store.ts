// The tables of this device, in the browser's database. They are played without a server.
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { problem, Refusal } from '../lib/api';
import type { Review } from '../generated/server';

/** A seat: of a player at this device, or of Warashi at a level. */
export interface LocalSeat {
  level: number | null;
}

/** What happened at a table, in order: a move, the number of moves that stay after a take-back, or a resignation. */
export interface Entry {
  number: number;
  /** Seconds since 1970. */
  time: number;
  seat: number;
  type: 'move' | 'back' | 'gave_up';
  move?: string;
  to?: number;
}

export interface StoredTable {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: LocalSeat[];
  /** The seed of the deal, in hexadecimal digits. */
  seed: string;
  /** Seconds since 1970. */
  created: number;
  ended: number | null;
  entries: Entry[];
  previous: string | null;
  rematch: string | null;
  review: Review | null;
}

interface Schema extends DBSchema {
  tables: { key: string; value: StoredTable };
}

const NAME = 'zashiki';
const VERSION = 1;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Works with the database; a browser may not let the page have one, or enough room in it. */
async function with_database<T>(work: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  try {
    opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (created) => void created.createObjectStore('tables', { keyPath: 'id' }),
    });
    return await work(await opened);
  } catch (error) {
    throw error instanceof Refusal ? error : problem('local-storage');
  }
}

export const all_tables = (): Promise<StoredTable[]> => with_database((database) => database.getAll('tables'));

export async function find_table(id: string): Promise<StoredTable> {
  const stored = await with_database((database) => database.get('tables', id));
  if (!stored) throw problem('local-missing');
  return stored;
}

export async function add_table(table: StoredTable): Promise<void> {
  await with_database((database) => database.add('tables', table));
}

/** Changes a table. The other tabs of the browser may change it, too: `change` is given what is stored now. */
export function change_table(id: string, change: (stored: StoredTable) => void): Promise<void> {
  return with_database(async (database) => {
    const transaction = database.transaction('tables', 'readwrite');
    const stored = await transaction.store.get(id);
    if (!stored) throw problem('local-missing');
    change(stored);
    await transaction.store.put(stored);
    await transaction.done;
  });
}

/** Adds an entry, unless another tab has added one with its number. */
export async function append(id: string, entry: Entry, ended: number | null): Promise<void> {
  await change_table(id, (stored) => {
    if (stored.entries.length !== entry.number) throw problem('old_ply');
    stored.entries.push(entry);
    stored.ended = ended;
  });
}
