// The one WebSocket of the page. It mends itself: what was not answered is sent again, and what happened meanwhile is
// fetched. A move names its ply, so one that is sent twice is played once.
import type { Command, Message } from './protocol';
import { Refusal } from './api';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 5000;
/** After so long without an answer, or without getting through, a connection is dead. */
const PATIENCE = 9000;
/** What a connection only has while it lasts; a new one is told of it by the greetings. */
const OF_A_CONNECTION = ['watch', 'unwatch', 'lobby'];

interface Waiting {
  command: Command;
  resolve: () => void;
  reject: (error: Refusal) => void;
}

export class Socket {
  status = $state<'connecting' | 'open' | 'lost'>('connecting');
  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #listeners = new Set<(message: Message) => void>();
  #greetings = new Set<() => void>();
  #next = 1;
  #wait = FIRST_WAIT;
  /** Since when something should have come. */
  #waits_since: number | null = null;
  #beat: ReturnType<typeof setInterval> | undefined;
  #come_in: () => Promise<unknown> = () => Promise.resolve();

  constructor() {
    // After a sleep or a change of networks the connection may be dead without a word.
    addEventListener('online', () => this.#check());
    document.addEventListener('visibilitychange', () => this.#check());
  }

  /** Connects, and again whenever the connection is lost; before that one comes in anew, as the session may be over. */
  connect(come_in: () => Promise<unknown>): void {
    this.#come_in = come_in;
    if (!this.#socket) this.#try();
  }

  #try(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(event.data as string) as Message);
    socket.onclose = () => this.#closed(socket);
    this.#waits_since = Date.now();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), HEARTBEAT);
  }

  /** Calls back with every message; the answer takes that back. */
  listen(listener: (message: Message) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back now, if the socket is open, and whenever it opens again. */
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

  /** Begins anew, as somebody else: after logging in or out. */
  restart(): void {
    this.#socket?.close();
  }

  #post(id: number, command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ ...command, id }));
  }

  #opened(): void {
    this.status = 'open';
    this.#wait = FIRST_WAIT;
    this.#waits_since = null;
    const unanswered = [...this.#waiting];
    for (const greeting of this.#greetings) greeting();
    for (const [id, { command, resolve }] of unanswered) {
      if (!OF_A_CONNECTION.includes(command.type)) this.#post(id, command);
      else if (this.#waiting.delete(id)) resolve();
    }
  }

  /** Asks whether anybody is there; a dead connection is given up without waiting for its good-bye. */
  #check(): void {
    const socket = this.#socket;
    if (!socket) return;
    if (this.#waits_since === null) {
      this.#waits_since = Date.now();
      this.#post(this.#next++, { type: 'ping' });
    } else if (Date.now() - this.#waits_since > PATIENCE) {
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
    // Where the server does not answer yet, the next attempt fails and there is another one.
    await this.#come_in().catch(() => undefined);
    this.#try();
  }

  #received(message: Message): void {
    this.#waits_since = null;
    if ((message.type === 'done' || message.type === 'error') && message.id !== undefined) {
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if (message.type === 'done') waiting?.resolve();
      else waiting?.reject(new Refusal(message.code, message.message, 409));
    }
    for (const listener of this.#listeners) listener(message);
  }
}

export const socket = new Socket();
