// Binary messages say what the server would say in JSON, and wait until the page can decode them.
import { expect, test, vi } from 'vitest';
import type { Layout } from './layout';
import type { Message, TableMessage, UpdateMessage } from './protocol';
import { load_layout, split, unpack } from './records';

interface Pair {
  packed: string;
  message: UpdateMessage;
}

const pairs = import.meta.glob<Pair[]>('../games/*/packed.json', { import: 'default', eager: true });
const bytes = (text: string): ArrayBuffer => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)).buffer;

test.each(Object.entries(pairs))('%s', async (path, messages) => {
  const layout: Layout = await load_layout(path.split('/')[2]!);
  for (const { packed, message } of messages) expect(unpack(split(bytes(packed)), layout)).toEqual(message);
});

test('what comes behind a message that cannot be decoded yet waits too', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, documentElement: { dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  const { Table } = await import('./table.svelte');
  let hear: (message: Message) => void = () => undefined;
  const table = new Table('a-table', {
    listen: (listener) => ((hear = listener), () => undefined),
    greet: () => () => undefined,
    send: () => Promise.resolve(),
  });
  const { packed, message } = pairs['../games/take/packed.json']![0]!;
  const first = split(bytes(packed));
  const about = { table: 'a-table', game: 'take', seats: [] };
  const shown = { type: 'table', about, seat: 0, log: [], chat: [], now: first.message.now, commitment: '', rematch: null };
  hear({ ...first, facts: [0, ...first.facts.slice(1)], message: shown as unknown as TableMessage });
  hear({ type: 'chat', table: 'a-table', said: { player: 'p', name: 'Ada', time: 0, text: 'Hello' } } as unknown as Message);
  expect(table.now).toBeNull();
  await vi.waitFor(() => expect(table.now).not.toBeNull());
  expect(table.now!.ply).toBe(message.now.ply);
  expect(table.chat.map(({ text }) => text)).toEqual(['Hello']);
});
