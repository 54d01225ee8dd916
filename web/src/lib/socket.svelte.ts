// The WebSocket of the page. It reconnects by itself: unanswered commands are sent again, and missed updates are fetched.
// A move names its ply, so a move that is sent twice is played once.
import type { Command, Message } from './protocol';
import type { Hello } from '../generated/server';
import { Refusal } from './api';
import { split } from './records';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 5000;
/** Milliseconds without an answer after which a connection counts as dead. */
const PATIENCE = 9000;
/** Commands that hold for one connection; the greetings send them again on a new one. */
const PER_CONNECTION = ['watch', 'unwatch', 'lobby'];

/** The version of the protocol that this page speaks. */
const PROTOCOL: Hello['protocol'] = 3;

interface Waiting {
  command: Command;
  resolve: () => void;
  reject: (error: Refusal) => void;
}

/** A way to a server, real or played by the page. */
export type Connection = Pick<Socket, 'listen' | 'greet' | 'send'>;

export class Socket {
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Whether the server speaks another version of the protocol: it was upgraded, and the page has to be loaded again. */
  is_outdated = $state(false);
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<(message: Message) => void>();
  #greetings = new Set<() => void>();
  #next = 1;
  #wait = FIRST_WAIT;
  /** The time since when an answer is due. */
  #due_since: number | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #renew_session: () => Promise<unknown> = () => Promise.resolve();

  constructor() {
    // After sleep or a change of networks the connection may be dead without an event.
    addEventListener('online', () => this.#check());
    document.addEventListener('visibilitychange', () => this.#check());
  }

  /** Connects, and reconnects whenever the connection is lost, after renewing the session, which may have ended. */
  connect(renew_session: () => Promise<unknown>): void {
    this.#renew_session = renew_session;
    if (!this.#socket) this.#try();
  }

  #try(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      this.#received(typeof event.data === 'string' ? (JSON.parse(event.data) as Message) : split(event.data));
    };
    socket.onclose = () => this.#closed(socket);
    this.#due_since = Date.now();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), HEARTBEAT);
  }

  /** Calls the listener with every message; the returned function removes it. */
  listen(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls the function whenever the socket opens, and now if it is open; the returned function removes it. */
  greet(greeting: () => void): () => void {
    this.#greetings.add(greeting);
    if (this.status === 'open') greeting();
    return () => this.#greetings.delete(greeting);
  }

  /** Sends a command; resolves when the server has done it, and rejects if it refuses. */
  send(command: Command): Promise<void> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { command, resolve, reject });
      this.#post(id, command);
    });
  }

  /** Reconnects, after logging in or out. */
  restart(): void {
    this.#socket?.close();
  }

  #post(id: number, command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...command, id }));
  }

  /** Sends a command again after some seconds, unless it was answered meanwhile or sent on a new connection. */
  #post_later(id: number, waiting: Waiting, seconds: number): void {
    setTimeout(() => {
      if (this.#waiting.get(id) === waiting) this.#post(id, waiting.command);
    }, 1000 * seconds);
  }

  #opened(): void {
    this.status = 'open';
    this.#wait = FIRST_WAIT;
    this.#due_since = null;
    const unanswered = [...this.#waiting];
    for (const greeting of this.#greetings) greeting();
    for (const [id, { command, resolve }] of unanswered) {
      if (!PER_CONNECTION.includes(command.type)) this.#post(id, command);
      else if (this.#waiting.delete(id)) resolve();
    }
  }

  /** Sends a ping; replaces a dead connection without waiting for it to close. */
  #check(): void {
    const socket = this.#socket;
    if (!socket) return;
    if (this.#due_since === null) {
      this.#due_since = Date.now();
      this.#post(this.#next++, { type: 'ping' });
    } else if (Date.now() - this.#due_since > PATIENCE) {
      socket.close();
      this.#closed(socket);
    }
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.status = 'lost';
    clearInterval(this.#beat);
    setTimeout(() => void this.#again(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  async #again(): Promise<void> {
    // If the server does not answer yet, connecting fails too and is tried again.
    await this.#renew_session().catch(() => undefined);
    this.#try();
  }

  #received(message: Message): void {
    this.#due_since = null;
    if (message.type === 'hello') {
      // While servers are being upgraded, a connection may lead to a new one and the next to an old one.
      this.is_outdated = (message.protocol as number) !== PROTOCOL;
      return;
    }
    if ((message.type === 'done' || message.type === 'error') && message.id !== undefined) {
      const { id } = message;
      const waiting = this.#waiting.get(id);
      if (message.type === 'error' && message.code === 'unavailable' && waiting && PER_CONNECTION.includes(waiting.command.type)) {
        // What a page shows comes back by itself; what a player does is left to the player.
        this.#post_later(id, waiting, message.wait ?? 1);
        return;
      }
      this.#waiting.delete(id);
      if (message.type === 'done') waiting?.resolve();
      else waiting?.reject(new Refusal(message, 409));
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const socket = new Socket();
