// The way to the tables of this device, for pages that may also be connected to a server: small, as it is always loaded.
import type { Connection } from '../lib/socket.svelte';
import { keep, kept } from '../lib/kept';
import type { Message } from '../lib/protocol';

export const ID_PREFIX = 'device-';
/** The player of all seats at this device that are not Warashi's, whoever is signed in. */
export const DEVICE = 'device';

export const is_local = (id: string): boolean => id.startsWith(ID_PREFIX);

/** Whether a request is about a table of this device. */
export const is_about_local = (path: string): boolean => path.startsWith(`/api/tables/${ID_PREFIX}`);

const KEY = 'zashiki-tables';

/** Whether this device has ever had a table. */
export const has_tables = (): boolean => kept(KEY) !== null;

export const note_tables = (): void => keep(KEY, 'yes');

export const host = () => import('./host');

/** A connection to the tables of this device. */
export function local_connection(): Connection {
  const watcher = { seat: 0, receive: (_: Message): void => undefined };
  return {
    listen: (listener) => {
      watcher.receive = listener;
      return () => (watcher.receive = () => undefined);
    },
    greet: (greeting) => {
      queueMicrotask(greeting);
      return () => undefined;
    },
    send: async (command) => (await host()).carry_out(command, watcher),
  };
}
