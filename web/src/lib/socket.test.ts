import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** A connection that notes what is sent, and receives what a test says. */
class FakeWebSocket {
  static readonly OPEN = 1;
  static last: FakeWebSocket;
  readyState = FakeWebSocket.OPEN;
  sent: { type: string; id: number }[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (): void => undefined;

  constructor() {
    FakeWebSocket.last = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: number });
  }

  receive(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeWebSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function connected() {
  const { Socket } = await import('./socket.svelte');
  const socket = new Socket();
  socket.connect(() => Promise.resolve());
  FakeWebSocket.last.onopen();
  return { socket, wire: FakeWebSocket.last };
}

const UNAVAILABLE = { type: 'error', code: 'unavailable', message: 'Wait.', wait: 3 };

test('a table is watched as soon as the server can show it', async () => {
  const { socket, wire } = await connected();
  const watching = socket.send({ type: 'watch', table: 'abc' });
  const { id } = wire.sent[0]!;
  wire.receive({ ...UNAVAILABLE, id });
  vi.advanceTimersByTime(2000);
  expect(wire.sent).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(wire.sent[1]).toEqual(wire.sent[0]);
  wire.receive({ type: 'done', id });
  await watching;
});

test('a move that could not be stored is left to the player', async () => {
  const { socket, wire } = await connected();
  const moving = socket.send({ type: 'move', table: 'abc', ply: 0, move: 'A' });
  wire.receive({ ...UNAVAILABLE, id: wire.sent[0]!.id });
  await expect(moving).rejects.toThrow('Wait.');
  vi.advanceTimersByTime(4000);
  expect(wire.sent).toHaveLength(1);
});

test('a page that speaks another version of the protocol asks to be loaded again', async () => {
  const { socket, wire } = await connected();
  wire.receive({ type: 'hello', protocol: 3 });
  expect(socket.is_outdated).toBe(false);
  wire.receive({ type: 'hello', protocol: 4 });
  expect(socket.is_outdated).toBe(true);
  wire.receive({ type: 'hello', protocol: 3 });
  expect(socket.is_outdated).toBe(false);
});
