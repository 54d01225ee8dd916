// The tables of this device: what the server does for its tables, the page does for these. Nothing here needs a server.
import { problem } from '../lib/api';
import { session } from '../lib/session.svelte';
import { t } from '../lib/messages';
import type { Command, Hint, Message, PastPosition, ReviewProgress, SeatInfo, TableMessage, TableRequest, TableSummary, View } from '../lib/protocol';
import { settings } from '../lib/settings.svelte';
import { LocalGame } from './game';
import { LocalMatch } from './match';
import { record_of } from './record';
import { accuracy_of } from './review';
import { new_seed } from './seed';
import { add_table, all_tables, append, change_table, type Entry, find_table, type StoredTable } from './store';
import { DEVICE, ID_PREFIX, note_tables } from './tables';
import { Warashi } from './warashi';

const ID_BYTES = 8;
/** Milliseconds that Warashi takes at least, so that people see what it does. */
const SHORTEST_THOUGHT = 500;

const now = () => Date.now() / 1000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const games = new Map<string, Promise<LocalGame>>();

/** The rules of a game, fetched once. */
export function load_rules(game: string): Promise<LocalGame> {
  let loading = games.get(game);
  if (!loading) {
    loading = LocalGame.load(game).catch(() => {
      games.delete(game);
      throw problem('local-rules');
    });
    games.set(game, loading);
  }
  return loading;
}

/** A table of this device, and those who watch it. */
class LocalTable {
  readonly #watchers = new Set<Watcher>();
  readonly #warashi: Warashi;
  #thinking: AbortController | null = null;
  #review: ReviewProgress | null = null;

  constructor(
    readonly match: LocalMatch,
    readonly stored: StoredTable,
  ) {
    this.#warashi = new Warashi(match.game);
  }

  static async load(id: string): Promise<LocalTable> {
    const stored = await find_table(id);
    return new LocalTable(new LocalMatch(await load_rules(stored.game), stored), stored);
  }

  get about(): TableSummary {
    return summary(this.stored, this.match);
  }

  add(watcher: Watcher): void {
    this.#watchers.add(watcher);
    this.#think();
  }

  remove(watcher: Watcher): void {
    this.#watchers.delete(watcher);
    if (this.#watchers.size) return;
    this.#stop_thinking();
    this.#rest();
  }

  /** Accepts what another tab of the browser has added, and shows it. */
  async catch_up(): Promise<void> {
    const stored = await find_table(this.stored.id);
    const { review, rematch, ended } = stored;
    Object.assign(this.stored, { review, rematch, ended });
    const news = stored.entries.slice(this.match.entries.length);
    for (const entry of news) this.#accept(entry);
    if (news.length) this.#think();
  }

  /** The table as a seat sees it, with the entries from a number on. */
  message(seat: number, have: number): TableMessage {
    const { match } = this;
    return {
      type: 'table',
      about: this.about,
      seat,
      commitment: '',
      now: match.now(seat),
      log: match.log(seat, have),
      chat: [],
      rematch: this.stored.rematch,
    };
  }

  /** The seat from which the people at this device see the table. */
  seat(wanted?: number): number {
    const { own, player, resigned } = this.match;
    const playing = own.filter((seat) => !resigned.has(seat));
    return wanted ?? (player !== null && playing.includes(player) ? player : (playing[0] ?? own[0]!));
  }

  async move(ply: number, move: string): Promise<void> {
    const { match } = this;
    const { player } = match;
    if (player === null || match.level !== null || ply !== match.entries.length) throw problem('old_ply');
    await this.#act({ type: 'move', seat: player, move });
  }

  async take_back(ply: number): Promise<void> {
    const to = this.match.last_own;
    if (to === null || ply !== this.match.entries.length) throw problem('old_ply');
    await this.#act({ type: 'back', seat: this.match.mover(to), to });
  }

  async resign(seat: number): Promise<void> {
    if (!this.match.result) await this.#act({ type: 'gave_up', seat });
  }

  async hint(): Promise<Hint[]> {
    return this.#warashi.hint(this.match.position);
  }

  /** Throws unless the game is over: until then its cards are secret. */
  check_over(): void {
    if (!this.match.result) throw problem('match-not-over');
  }

  /** What the review has come to; it begins when it is asked for, and one that failed begins again on request. */
  review(is_requested: boolean): ReviewProgress {
    const { review } = this.stored;
    if (review) return { state: 'done', done: review.decisions.length, total: review.decisions.length, result: review };
    if (!this.#review || (is_requested && this.#review.state === 'failed')) {
      this.#review = { state: 'running', done: 0, total: this.match.position.ply, result: null };
      void this.#make_review();
    }
    return this.#review;
  }

  past(ply: number): PastPosition {
    const { match } = this;
    const position = match.past(ply);
    const { player } = position;
    const [first = 0] = match.own;
    if (ply >= match.position.ply || player === null) {
      return { ply, seat: null, view: position.view<View>(first, match.stored.seats.map((_, seat) => seat)) };
    }
    return { ply, seat: player, view: position.view<View>(match.own.includes(player) ? player : first, [player]) };
  }

  record(): string {
    return record_of(this.match.position, names_of(this.stored), new Date(1000 * this.stored.created));
  }

  /** Does what somebody at this device wants; if that fails, Warashi goes on. */
  async #act(change: Change): Promise<void> {
    try {
      await this.#append(change);
    } finally {
      this.#think();
    }
  }

  async #append(change: Change): Promise<void> {
    this.#stop_thinking();
    const { match, stored } = this;
    const entry: Entry = { number: match.entries.length, time: now(), ...change };
    const ended = match.ends_with(entry) ? entry.time : null;
    try {
      await append(stored.id, entry, ended);
    } catch (error) {
      await this.catch_up().catch(() => undefined);
      throw error;
    }
    // Unless the other tab that has been told was faster.
    if (match.entries.length === entry.number) this.#accept(entry);
    stored.ended = ended;
    tabs.postMessage(stored.id);
    this.#think();
  }

  #accept(entry: Entry): void {
    const { match, stored } = this;
    this.#stop_thinking();
    match.accept(entry);
    for (const { seat, receive } of this.#watchers) {
      receive({ type: 'update', table: stored.id, happened: match.latest(seat), now: match.now(seat) });
    }
  }

  /** Lets Warashi make its move, as long as somebody watches. */
  #think(): void {
    const { level } = this.match;
    if (level === null || this.#thinking || !this.#watchers.size) return;
    const thinking = new AbortController();
    this.#thinking = thinking;
    void this.#make_move(level, thinking.signal).catch((error: unknown) => {
      if (!thinking.signal.aborted) throw error;
    });
  }

  async #make_move(level: number, signal: AbortSignal): Promise<void> {
    const { match } = this;
    const pause = settings.is_calm ? 0 : SHORTEST_THOUGHT;
    const [move] = await Promise.all([this.#warashi.choose(match.position, level, undefined, { signal }), wait(pause)]);
    if (!signal.aborted) await this.#append({ type: 'move', seat: match.player!, move });
  }

  #stop_thinking(): void {
    this.#thinking?.abort();
    this.#thinking = null;
  }

  /** Ends the workers once nobody needs them. */
  #rest(): void {
    if (!this.#watchers.size && this.#review?.state !== 'running') this.#warashi.close();
  }

  async #make_review(): Promise<void> {
    const { stored, match } = this;
    const progress = (done: number, total: number) => (this.#review = { state: 'running', done, total, result: null });
    try {
      const decisions = await this.#warashi.review(match.position, { progress });
      const accuracy = stored.seats.map((_, seat) => accuracy_of(match.game, decisions, seat));
      const review = { game: stored.game, names: names_of(stored), decisions, accuracy };
      await change_table(stored.id, (kept) => (kept.review = review));
      stored.review = review;
      this.#review = null;
    } catch {
      this.#review = { state: 'failed', done: 0, total: 0, result: null };
    }
    this.#rest();
  }
}

type Change = Omit<Entry, 'number' | 'time'>;

interface Watcher {
  seat: number;
  receive: (message: Message) => void;
}

const tables = new Map<string, Promise<LocalTable>>();

/** The other tabs of this browser, which may show the same table. */
const tabs = new BroadcastChannel('zashiki-tables');
tabs.onmessage = ({ data: id }: MessageEvent<string>) => {
  void tables.get(id)?.then((local) => local.catch_up()).catch(() => undefined);
};

function table(id: string): Promise<LocalTable> {
  let loading = tables.get(id);
  if (!loading) {
    loading = LocalTable.load(id);
    tables.set(id, loading);
    loading.catch(() => tables.delete(id));
  }
  return loading;
}

/** The unfinished tables of this device, the latest first. */
export async function running_tables(): Promise<TableSummary[]> {
  const stored = (await all_tables()).filter(({ ended }) => ended === null);
  return stored.sort((one, other) => other.created - one.created).map((table) => summary(table));
}

/** Opens a table of this device; all its seats are of people at it, or Warashi's. */
export async function open_local_table({ game, seats, options, by_lot }: TableRequest, previous: string | null = null): Promise<string> {
  await load_rules(game);
  const id = ID_PREFIX + random_hex(ID_BYTES);
  const levels = seats.map((seat) => ({ level: seat.kind === 'warashi' ? (seat.level ?? 1) : null }));
  await add_table({
    id,
    game,
    options: { ...options },
    seats: by_lot ? shuffled(levels) : levels,
    seed: new_seed().toString(16),
    created: now(),
    ended: null,
    entries: [],
    previous,
    rematch: null,
    review: null,
  });
  note_tables();
  return id;
}

/** Carries out a command of a table's page. */
export async function carry_out(command: Command, watcher: Watcher): Promise<void> {
  if (!('table' in command)) return;
  const local = await table(command.table);
  switch (command.type) {
    case 'watch':
      watcher.seat = local.seat(command.seat ?? undefined);
      watcher.receive(local.message(watcher.seat, command.have ?? 0));
      return local.add(watcher);
    case 'unwatch':
      return local.remove(watcher);
    case 'move':
      return local.move(command.ply, command.move);
    case 'undo':
    case 'take_back':
      return local.take_back(command.ply);
    case 'resign':
      return local.resign(watcher.seat);
    default:
      throw problem('local-only');
  }
}

/** Answers a request about a table of this device as the server would: see docs/server.md. */
export async function answer(method: string, path: string): Promise<unknown> {
  const [id, what, which] = path.split('/').slice(3);
  const local = await table(id!);
  if (!what) return local.message(local.seat(), 0);
  if (what === 'hint') return local.hint();
  local.check_over();
  if (what === 'moments') return local.past(Number(which));
  if (what === 'review') return local.review(method === 'POST');
  if (what === 'rematch' && method === 'POST') return rematch(local);
  throw problem('local-only');
}

/** The text of a finished game's record. */
export async function record_text(id: string): Promise<string> {
  const local = await table(id);
  local.check_over();
  return local.record();
}

/** Opens the rematch, with everybody one seat further. */
async function rematch(local: LocalTable): Promise<TableSummary> {
  await local.catch_up(); // another tab may have opened it
  const { stored } = local;
  if (!stored.rematch) {
    const seats = [...stored.seats.slice(1), stored.seats[0]!];
    const request = { game: stored.game, options: stored.options, seats: seats.map(({ level }) => (level === null ? { kind: 'me' as const } : { kind: 'warashi' as const, level })) };
    const id = await open_local_table(request, stored.id);
    await change_table(stored.id, (kept) => (kept.rematch = id));
    stored.rematch = id;
  }
  return (await table(stored.rematch)).about;
}

function summary(stored: StoredTable, match?: LocalMatch): TableSummary {
  const { id, game, options, seats, created, ended, previous } = stored;
  return {
    table: id,
    game,
    options,
    status: ended === null ? 'running' : 'over',
    seats: seats.map(({ level }, seat) => seat_info(level, match?.resigned.has(seat) ?? false)),
    clock: null,
    rated: false,
    listed: false,
    created,
    ended,
    creator: DEVICE,
    previous,
    player: match ? match.player : null,
    outcome: match?.result ?? null,
    uncounted: null,
  };
}

function seat_info(level: number | null, has_resigned: boolean): SeatInfo {
  const gave_up = has_resigned ? ('resigned' as const) : null;
  if (level !== null) return { kind: 'warashi', name: warashi_name(level), player: null, level, present: true, gave_up };
  return { kind: 'guest', name: session.name, player: DEVICE, level: null, present: true, gave_up };
}

const warashi_name = (level: number) => `${t('warashi')} ${level}`;

const names_of = ({ seats }: StoredTable): string[] => seats.map(({ level }) => (level === null ? session.name : warashi_name(level)));

const random_hex = (bytes: number) => Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function shuffled<T>(things: T[]): T[] {
  const [draw] = crypto.getRandomValues(new Uint32Array(1));
  const rest = [...things];
  const [drawn] = rest.splice(draw! % things.length, 1);
  return rest.length ? [drawn!, ...shuffled(rest)] : [drawn!];
}
