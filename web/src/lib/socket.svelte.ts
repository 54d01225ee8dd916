// The one WebSocket of the page. It mends itself: what was not answered is sent again, and what happened meanwhile is
// fetched. A move names its ply, so one that is sent twice is played once.
import type { Command, Message } from './protocol';
import { Refusal } from './api';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const HEARTBEAT = 20_000;

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
  #alive = 0;
  #beat: ReturnType<typeof setInterval> | undefined;

  connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/socket`);
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(event.data as string) as Message);
    socket.onclose = () => this.#closed(socket);
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
    this.#alive = Date.now();
    clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#check(), HEARTBEAT);
    for (const greeting of this.#greetings) greeting();
    for (const [id, { command }] of this.#waiting) if (command.type !== 'watch') this.#post(id, command);
  }

  #check(): void {
    if (Date.now() - this.#alive > 2.5 * HEARTBEAT) this.#socket?.close();
    else this.#post(this.#next++, { type: 'ping' });
  }

  #closed(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.status = 'lost';
    clearInterval(this.#beat);
    setTimeout(() => this.connect(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }

  #received(message: Message): void {
    this.#alive = Date.now();
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
