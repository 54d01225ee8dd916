// A match at a table of this device: what table/match.py does at the server, without clocks and without consent.
import type { Fact, LogEntry, MatchResult, Now, View } from '../lib/protocol';
import type { LocalGame } from './game';
import { Position } from './position';
import type { Entry, StoredTable } from './store';

/** Warashi's level where it plays on for a seat that resigned. */
const SUBSTITUTE_LEVEL = 5;

export class LocalMatch {
  readonly entries: Entry[] = [];
  readonly position: Position;
  /** The seats that resigned. */
  readonly resigned = new Set<number>();
  result: MatchResult | null = null;
  /** The seat that made each move that stands. */
  readonly #movers: number[] = [];

  constructor(
    readonly game: LocalGame,
    readonly stored: StoredTable,
  ) {
    this.position = begin(game, stored);
    for (const entry of stored.entries) this.accept(entry);
  }

  /** The seat to decide; null when the match is over. */
  get player(): number | null {
    return this.result ? null : this.position.player;
  }

  /** The seats of the people at this device. */
  get own(): number[] {
    return this.stored.seats.flatMap(({ level }, seat) => (level === null ? [seat] : []));
  }

  /** The level at which Warashi decides now; null if a person does. */
  get level(): number | null {
    const { player } = this;
    if (player === null) return null;
    return this.resigned.has(player) ? SUBSTITUTE_LEVEL : this.stored.seats[player]!.level;
  }

  /** The last decision of a person that can be taken back; null if there is none, or something was revealed since. */
  get last_own(): number | null {
    const own = this.own.filter((seat) => !this.resigned.has(seat));
    const ply = this.#movers.findLastIndex((seat) => own.includes(seat));
    return ply < 0 || this.result || this.#has_revealed(ply) ? null : ply;
  }

  /** Whether any move from a ply on revealed something. */
  #has_revealed(from: number): boolean {
    return this.#movers.some((_, ply) => ply >= from && this.position.reveals(ply));
  }

  /** The seat that made a move that stands. */
  mover(ply: number): number {
    return this.#movers[ply]!;
  }

  accept(entry: Entry): void {
    if (entry.type === 'move') {
      this.position.push(entry.move!);
      this.#movers.push(entry.seat);
    } else if (entry.type === 'back') {
      while (this.position.ply > entry.to!) this.position.pop();
      this.#movers.length = entry.to!;
    } else this.resigned.add(entry.seat);
    this.entries.push(entry);
    this.result = this.#result();
  }

  /** Whether the match would be over after an entry. */
  ends_with(entry: Entry): boolean {
    const twin = new LocalMatch(this.game, { ...this.stored, entries: [...this.entries, entry] });
    return twin.result !== null;
  }

  /** The match as a seat sees it. */
  now(seat: number): Now {
    const { position, player, last_own } = this;
    const is_turn = player === seat && this.level === null;
    const legal_moves = is_turn ? position.legal_moves : [];
    const is_last = last_own !== null && last_own === position.ply - 1;
    return {
      number: this.entries.length,
      ply: this.entries.length,
      player,
      view: position.view<View>(seat, this.#shown()),
      legal_moves,
      question: is_turn ? position.question : [],
      clocks: null,
      can_undo: is_last,
      can_take_back: last_own !== null && !is_last,
      wish: null,
      outcome: this.result,
      previews: Object.fromEntries(legal_moves.map((move) => [move, position.foresee(move)])),
    };
  }

  /** The entries from a number on, as a seat sees them. */
  log(seat: number, from = 0): LogEntry[] {
    const position = begin(this.game, this.stored);
    return this.entries
      .map((entry) => {
        if (entry.type === 'move') position.push(entry.move!);
        else if (entry.type === 'back') while (position.ply > entry.to!) position.pop();
        return entry.number >= from ? this.#shown_entry(entry, seat, entry.type === 'move' ? position.events(seat) : []) : null;
      })
      .filter((entry) => entry !== null);
  }

  /** The last entry as a seat sees it. */
  latest(seat: number): LogEntry {
    const entry = this.entries.at(-1)!;
    return this.#shown_entry(entry, seat, entry.type === 'move' ? this.position.events(seat) : []);
  }

  /** The position before a move, or the final one. */
  past(ply: number): Position {
    const position = this.position.copy();
    while (position.ply > ply) position.pop();
    return position;
  }

  #shown_entry({ number, type, seat, time, move, to }: Entry, viewer: number, events: Fact[]): LogEntry {
    const { about, actions } = this.game;
    const hides = move !== undefined && seat !== viewer && !this.result;
    const shown = hides ? (about.concealed[actions.get(move)!] ?? move) : move;
    return {
      number,
      type,
      seat,
      time,
      ply: number,
      ...(shown === undefined ? {} : { move: shown }),
      ...(to === undefined ? {} : { to }),
      ...(type === 'gave_up' ? { reason: 'resigned' as const } : {}),
      events,
    };
  }

  /** The seats whose secrets everybody sees: all of them at the end, however it came. */
  #shown(): number[] {
    return this.result ? this.stored.seats.map((_, seat) => seat) : [];
  }

  #result(): MatchResult | null {
    const { position, resigned } = this;
    const stayed = this.stored.seats.flatMap((_, seat) => (resigned.has(seat) ? [] : [seat]));
    const { standings } = position;
    if (standings) {
      const rank = (seat: number) => 1 + stayed.filter((other) => standings[other]! > standings[seat]!).length;
      return this.#ranked(new Map(stayed.map((seat) => [seat, rank(seat)])), 'played');
    }
    const people = this.own.filter((seat) => !resigned.has(seat));
    if (!resigned.size || (stayed.length > 1 && people.length)) return null;
    return this.#ranked(new Map(stayed.map((seat) => [seat, 1])), 'resigned');
  }

  /** The result from the ranks of the seats that stayed; those that resigned share the last one. */
  #ranked(ranks: Map<number, number>, reason: MatchResult['reason']): MatchResult {
    return {
      ranks: this.stored.seats.map((_, seat) => ranks.get(seat) ?? ranks.size + 1),
      winners: [...ranks].flatMap(([seat, rank]) => (rank === 1 ? [seat] : [])),
      scores: this.position.scores,
      reason,
    };
  }
}

const begin = (game: LocalGame, { seed, seats, options }: StoredTable): Position =>
  Position.deal(game, { seed: BigInt(`0x${seed}`), players: seats.length, options });
