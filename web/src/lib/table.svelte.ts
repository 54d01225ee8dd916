// A table that the player plays at or watches.
import { tick } from 'svelte';
import type { Game } from '../games/game';
import { load_game } from '../games/registry';
import { post, wait_for_server } from './api';
import { Failure } from './failure.svelte';
import { is_local, local_connection } from '../local/tables';
import { Chooser } from './chooser.svelte';
import { standing } from './log';
import type { Layout } from './layout';
import { Motion, measure } from './motion';
import type { Command, Hint, LogEntry, Message, Now, ChatMessage, PackedMessage, TableSummary, TableMessage, UpdateMessage } from './protocol';
import { DIGESTS, load_layout, unpack } from './records';
import { settings } from './settings.svelte';
import { socket, type Connection } from './socket.svelte';
import { names } from './player-names';
import { knock } from './sound';
import { foretold } from './words';

/** What an import gives. Browsers do not retry one that failed, because the server went away, until the page is reloaded. */
async function fetched<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    await wait_for_server();
    location.reload();
    throw error;
  }
}

const table_of = (message: TableMessage | UpdateMessage): string =>
  message.type === 'table' ? message.about.table : message.table;

export class Table {
  about = $state.raw<TableSummary | null>(null);
  seat = $state<number | null>(null);
  now = $state.raw<Now | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** The events of all moves that were not taken back. */
  events = $derived(standing(this.log));
  chat = $state.raw<ChatMessage[]>([]);
  commitment = $state('');
  rematch = $state<string | null>(null);
  game = $state.raw<Game | null>(null);
  /** The last error message; it is cleared by the next update. */
  readonly problem = new Failure();
  /** What Warashi would do in this position, once it was asked. */
  hint = $state.raw<Hint | 'thinking' | null>(null);
  /** When `now` was received, for the clocks. */
  since = $state(0);
  /** Whether an animation is running. */
  is_moving = $state(false);
  /** The seat to watch from, if the player holds several at one device. */
  #wanted: number | undefined;
  #queue: UpdateMessage[] = [];
  /** How records of the game are decoded, once that is known, and the messages that wait for it. */
  #layout: Layout | undefined;
  #early: Message[] = [];
  #stop: (() => void)[];
  readonly motion = new Motion();
  readonly chooser = new Chooser((move) => void this.play(move));

  /** A lesson is played through a connection of its own. */
  constructor(
    readonly id: string,
    private readonly connection: Connection = is_local(id) ? local_connection() : socket,
  ) {
    this.#stop = [
      connection.listen((message) => this.#receive(message)),
      connection.greet(() => this.#watch()),
    ];
  }

  /** The seat at the lower edge of the board. */
  get near(): number {
    return this.seat ?? 0;
  }

  get is_my_turn(): boolean {
    const { seat, now } = this;
    // Warashi plays the seat of a player who gave up.
    return seat !== null && now?.player === seat && !now.outcome && !this.about?.seats[seat]?.gave_up;
  }

  get is_over(): boolean {
    return this.now?.outcome != null;
  }

  get names(): string[] {
    return names(this.about?.seats ?? []);
  }

  close(): void {
    for (const stop of this.#stop) stop();
    void this.connection.send({ type: 'unwatch', table: this.id }).catch(() => undefined);
  }

  async play(move: string): Promise<void> {
    if (this.now) await this.#try({ type: 'move', table: this.id, ply: this.now.ply, move });
  }

  async undo(): Promise<void> {
    if (!this.now) return;
    const { can_undo, ply } = this.now;
    await this.#try({ type: can_undo ? 'undo' : 'take_back', table: this.id, ply });
  }

  async answer(agree: boolean): Promise<void> {
    if (this.now) await this.#try({ type: 'answer', table: this.id, agree, ply: this.now.ply });
  }

  async resign(): Promise<void> {
    await this.#try({ type: 'resign', table: this.id });
  }

  /** Asks Warashi what it would do; the answer is shown on the board, too. */
  async ask_hint(): Promise<void> {
    const ply = this.now?.ply;
    this.problem.clear();
    this.chooser.drop();
    this.hint = 'thinking';
    try {
      const [best] = await post<Hint[]>(`/api/tables/${this.id}/hint`);
      if (!this.now || ply !== this.now.ply) return;
      this.hint = best ?? null;
      this.chooser.mentioned = best ? (this.game?.path(best.move, this.now.view, this.near) ?? []) : [];
    } catch (error) {
      if (ply === this.now?.ply) this.hint = null;
      this.problem.note(error);
    }
  }

  async say(text: string): Promise<void> {
    await this.#try({ type: 'chat', table: this.id, text });
  }

  /** Watches from another of the player's seats, at one device. The log of the previous seat is dropped. */
  watch_from(seat: number): void {
    this.#wanted = seat;
    this.log = [];
    this.#watch();
  }

  async #try(command: Command): Promise<void> {
    this.problem.clear();
    try {
      await this.connection.send(command);
    } catch (error) {
      this.problem.note(error);
      this.#offer();
    }
  }

  #watch(): void {
    const seat = this.#wanted === undefined ? {} : { seat: this.#wanted };
    this.connection.send({ type: 'watch', table: this.id, have: this.log.length, previews: true, records: DIGESTS, ...seat }).catch((error: unknown) => {
      this.problem.note(error);
    });
  }

  /** Handles a message; one that the page cannot decode yet waits, and so does what comes after it. */
  #receive(message: Message): void {
    const is_packed = message.type === 'packed';
    if (is_packed && table_of(message.message) !== this.id) return;
    if (this.#early.length || (is_packed && !this.#layout)) {
      if (this.#early.push(message) === 1 && is_packed) void this.#load_layout(message.message);
    } else this.#handle(is_packed ? unpack(message, this.#layout!) : message);
  }

  async #load_layout(first: TableMessage | UpdateMessage): Promise<void> {
    if (first.type === 'table') this.#layout = await fetched(() => load_layout(first.about.game));
    for (const message of this.#early.splice(0)) this.#receive(message);
  }

  #handle(message: Exclude<Message, PackedMessage>): void {
    if (message.type === 'table' && message.about.table === this.id) this.#show(message);
    else if (message.type === 'update' && message.table === this.id) this.#enqueue(message);
    else if (message.type === 'chat' && message.table === this.id) this.chat = [...this.chat, message.said];
    else if (message.type === 'seated' && message.table === this.id && this.about) {
      this.about = { ...this.about, status: message.status, seats: message.seats };
      this.rematch = message.rematch;
    }
  }

  #show(message: TableMessage): void {
    this.#queue = [];
    const first = message.log[0]?.number ?? message.now?.number ?? 0;
    this.log = [...this.log.slice(0, first), ...message.log];
    this.about = message.about;
    this.seat = message.seat;
    this.commitment = message.commitment;
    this.chat = message.chat;
    this.rematch = message.rematch;
    this.#set(message.now);
    if (this.game) this.#offer();
    else void this.#load(message.about.game);
  }

  /** Fetches the board. Updates that arrive meanwhile are applied without animations. */
  async #load(name: string): Promise<void> {
    this.game = await fetched(() => load_game(name));
    this.#offer();
  }

  #enqueue(update: UpdateMessage): void {
    this.#queue.push(update);
    if (!this.is_moving) void this.#run();
  }

  /** Shows the queued updates, one after the other. */
  async #run(): Promise<void> {
    this.is_moving = true;
    this.chooser.offer([]);
    this.chooser.mentioned = [];
    for (let update = this.#queue.shift(); update; update = this.#queue.shift()) {
      const events = update.happened.events ?? [];
      const before = measure(events);
      this.problem.clear();
      if (settings.choices.sound) knock(update.happened.seat === this.seat);
      this.log = [...this.log.slice(0, update.happened.number), update.happened];
      this.#set(update.now);
      if (update.happened.type === 'gave_up') this.#gave_up(update.happened);
      await tick();
      if (this.game) await this.motion.show(events, before, this.game, settings.is_calm);
    }
    this.is_moving = false;
    this.#offer();
  }

  #gave_up({ seat, reason }: LogEntry): void {
    const seats = this.about!.seats.map((info, i) => (i === seat ? { ...info, gave_up: reason ?? null } : info));
    this.about = { ...this.about!, seats };
  }

  #set(now: Now | null): void {
    if (now?.ply !== this.now?.ply) this.hint = null;
    this.now = now;
    this.since = Date.now();
  }

  #offer(): void {
    const { now, game, seat } = this;
    if (!now || !game || seat === null || this.is_moving) return;
    this.chooser.offer(
      now.legal_moves.flatMap((move) => {
        const paths = game.paths?.(move, now.view, seat) ?? [game.path(move, now.view, seat)];
        const does = now.previews?.[move] ?? [];
        const is_final = game.is_final?.(move) ?? false;
        const { game: name } = this.about!;
        // In words when it is shown, so that another language changes them.
        return paths.map((path) => ({ move, path, does, asks: is_final && !path.length, get words() {
          return foretold(name, does) || move;
        } }));
      }),
    );
  }
}
