// A position in a game that the page plays itself, with the vocabulary of kernel/position.py.
import { decode_facts, decode_view } from '../lib/layout';
import type { Fact } from '../lib/protocol';
import { RNG_WORDS, type LocalGame } from './game';
import { new_seed, seed_words } from './seed';

/** How a game ended. */
export interface Outcome {
  /** The winning seats; more than one for a draw or a shared win. */
  winners: number[];
  scores: number[];
}

export interface Setup {
  seed?: bigint;
  players?: number;
  options?: Record<string, string>;
}

/** A move that is not legal, with the reasons. */
export class IllegalMove extends Error {
  constructor(
    readonly move: string,
    readonly facts: Fact[],
  ) {
    super(`${move} is not legal.`);
  }
}

/** A position, with the moves that led to it. Moves are given in notation; a seat of null is a spectator. */
export class Position {
  /** The states since the deal, each a copy of the module's. */
  readonly #states: Uint8Array[];
  readonly #actions: number[] = [];
  #legal: number[] = [];

  private constructor(
    readonly game: LocalGame,
    /** The seed of all random draws. */
    readonly seed: bigint,
    first: Uint8Array,
  ) {
    this.#states = [first];
  }

  /** A new game. Without a seed the deal is unpredictable. */
  static deal(game: LocalGame, { seed = new_seed(), players, options = {} }: Setup = {}): Position {
    const { about, scratch } = game;
    const seats = players ?? about.players[0]!;
    if (!about.players.includes(seats)) throw new RangeError(`${about.title} is not played by ${seats}.`);
    const state = game.bytes(scratch.states, about.sizes.state);
    state.fill(0);
    game.write_words(scratch.states + about.fields.rng, seed_words(seed));
    state[about.fields.seats] = seats;
    Object.entries(about.options).forEach(([name, values], place) => {
      state[about.fields.options + place] = Math.max(0, values.indexOf(options[name] ?? values[0]!));
    });
    const count = game.call('begin', scratch.states, 1, scratch.legal, about.sizes.legal);
    const position = new Position(game, seed, state.slice());
    position.#legal = game.integers(scratch.legal, count);
    return position;
  }

  /** The position of a state's bytes, without a past. */
  static of_state(game: LocalGame, state: Uint8Array, seed: bigint = 0n): Position {
    const position = new Position(game, seed, state.slice());
    position.#refresh();
    return position;
  }

  // The current position

  get legal_moves(): string[] {
    return this.#legal.map((action) => this.game.about.moves[action]!);
  }

  /** The legal moves as numbers of actions, ascending. */
  get legal_actions(): readonly number[] {
    return this.#legal;
  }

  /** The seat to decide; null when the game is over. */
  get player(): number | null {
    return this.#player_at(this.ply);
  }

  get players(): number {
    return this.state()[this.game.about.fields.seats]!;
  }

  get options(): Record<string, string> {
    const { about } = this.game;
    const state = this.state();
    const entries = Object.entries(about.options);
    return Object.fromEntries(entries.map(([name, values], place) => [name, values[state[about.fields.options + place]!]!]));
  }

  get is_over(): boolean {
    return !this.#legal.length;
  }

  get scores(): number[] {
    return this.#points('scores_at');
  }

  /** For every seat a number that decides the ranking, the greatest first; null while the game goes on. */
  get standings(): number[] | null {
    return this.is_over ? this.#points('standings_at') : null;
  }

  /** The winners and scores; null while the game goes on. */
  get outcome(): Outcome | null {
    const standings = this.standings;
    if (!standings) return null;
    const best = Math.max(...standings);
    return { winners: standings.flatMap((standing, seat) => (standing === best ? [seat] : [])), scores: this.scores };
  }

  /** The number of moves since the deal. */
  get ply(): number {
    return this.#actions.length;
  }

  get moves(): string[] {
    return this.#actions.map((action) => this.game.about.moves[action]!);
  }

  /** The moves as a seat may see them during the game: the hidden choice of another seat is shown as `k?`, say. */
  moves_seen(seat: number | null): string[] {
    const { about } = this.game;
    return this.#actions.map((action, ply) => {
      const hides = !this.is_over && this.#player_at(ply) !== seat;
      return (hides && about.concealed[action]) || about.moves[action]!;
    });
  }

  /** The bytes of the full state, now or at an earlier ply. */
  state(ply = this.ply): Uint8Array {
    return this.#states[ply]!;
  }

  // Playing

  /** Plays a move, or throws `IllegalMove`; then nothing changes. */
  push(move: string): void {
    const action = this.#action(move);
    if (!this.#legal.includes(action)) throw new IllegalMove(move, this.refusal(move));
    const { game } = this;
    const { scratch, about } = game;
    game.write(scratch.states, this.state());
    game.write_integers(scratch.legal, this.#legal);
    const count = game.call('advance', scratch.states, 2, 0, action, scratch.legal, about.sizes.legal, this.#legal.length);
    this.#states.push(game.bytes(scratch.states + about.sizes.state, about.sizes.state).slice());
    this.#actions.push(action);
    this.#legal = game.integers(scratch.legal, count);
  }

  /** Takes the last move back and returns it. */
  pop(): string {
    const action = this.#actions.pop();
    if (action === undefined) throw new RangeError('There is no move to take back.');
    this.#states.pop();
    this.#refresh();
    return this.game.about.moves[action]!;
  }

  /** An independent copy, with the same past. */
  copy(): Position {
    const twin = new Position(this.game, this.seed, this.#states[0]!);
    twin.#states.push(...this.#states.slice(1));
    twin.#actions.push(...this.#actions);
    twin.#legal = this.#legal;
    return twin;
  }

  // Hidden information and presentation

  /** What a seat sees, and what the seats in `sharing` see, as the game's view. */
  view<View>(seat: number | null, sharing: number[] = []): View {
    const { about } = this.game;
    const record = this.view_record(seat, sharing);
    return decode_view(about.layout, new DataView(record.buffer, record.byteOffset, record.length)) as View;
  }

  /** The record that `view` decodes. */
  view_record(seat: number | null, sharing: number[] = []): Uint8Array {
    const { game } = this;
    const { scratch, about } = game;
    game.write(scratch.states, this.#seen(seat, sharing));
    const record = game.bytes(scratch.views, about.sizes.view);
    record.fill(0);
    game.call('shown', scratch.states, 1, viewer_of(seat), scratch.views, 1);
    return record.slice();
  }

  /** The bytes of the state as a seat may know it, now or at an earlier ply. */
  knowledge(seat: number | null, ply = this.ply): Uint8Array {
    const { game } = this;
    const { scratch, about } = game;
    game.write(scratch.states, this.state(ply));
    const target = scratch.states + about.sizes.state;
    game.call('redacted', scratch.states, 1, 0, target, 1, viewer_of(seat));
    return game.bytes(target, about.sizes.state).slice();
  }

  /** The events of a move as a seat sees them: of the last one, or of the one made at `ply`, counted from 0. */
  events(seat: number | null, ply = this.ply - 1): Fact[] {
    const after = this.knowledge(seat, ply + 1);
    return this.#facts('told', [this.knowledge(seat, ply), after], this.#actions[ply]!, viewer_of(seat));
  }

  /** Whether a move told a seat or a spectator something they could not know; moves are counted as in `events`. */
  reveals(ply = this.ply - 1): boolean {
    const { game } = this;
    const { scratch, about } = game;
    game.write(scratch.states, this.state(ply));
    game.write(scratch.states + about.sizes.state, this.state(ply + 1));
    return game.call('revealing', scratch.states, 2, 0, this.#actions[ply]!) !== 0;
  }

  /** What a legal move would do, as far as the seat to decide can know. */
  foresee(move: string): Fact[] {
    const action = this.#action(move);
    if (!this.#legal.includes(action)) throw new IllegalMove(move, this.refusal(move));
    const seen = this.knowledge(this.player);
    return this.#facts('foretold', [seen, seen], action);
  }

  /** Where the points of a seat (`of`) come from, as far as another seat may see it; empty if the events told it. */
  explain(seat: number | null, of: number, sharing: number[] = []): Fact[] {
    return this.#facts('explained', [this.#seen(seat, sharing)], viewer_of(seat), of);
  }

  /** The question to the seat to decide; empty when the game is over. */
  get question(): Fact[] {
    return this.is_over ? [] : this.#facts('asked', [this.knowledge(this.player)]);
  }

  /** Why a move that exists is not legal now; empty when the game is over. */
  refusal(move: string): Fact[] {
    const action = this.#action(move);
    return this.is_over ? [] : this.#facts('refused', [this.knowledge(this.player)], action);
  }

  /** A full position that the seat cannot tell from this one: all that it cannot know is dealt again at random. */
  imagine(seat: number | null, seed: bigint = new_seed()): Position {
    const { game } = this;
    const { scratch, about } = game;
    const target = scratch.states + about.sizes.state;
    game.write(scratch.states, this.state());
    game.write_words(scratch.words, seed_words(seed));
    game.call('imagined', scratch.states, 1, 0, target, 1, viewer_of(seat), scratch.words, RNG_WORDS);
    return Position.of_state(game, game.bytes(target, about.sizes.state), seed);
  }

  #refresh(): void {
    const { game } = this;
    const { scratch, about } = game;
    game.write(scratch.states, this.state());
    this.#legal = game.integers(scratch.legal, game.call('legal_at', scratch.states, 1, 0, scratch.legal, about.sizes.legal));
  }

  #player_at(ply: number): number | null {
    const player = this.state(ply)[this.game.about.fields.player]! << 24 >> 24;
    return player < 0 ? null : player;
  }

  #points(name: string): number[] {
    const { scratch } = this.game;
    this.game.write(scratch.states, this.state());
    this.game.call(name, scratch.states, 1, 0, scratch.points, this.players);
    return this.game.points(scratch.points, this.players);
  }

  /** The state as a viewer and some seats see it together; what none of them sees stays blank. */
  #seen(seat: number | null, sharing: number[]): Uint8Array {
    const seen = this.knowledge(seat);
    if (!this.game.about.has_secrets) return seen;
    const truth = this.state();
    for (const other of sharing) {
      const theirs = this.knowledge(other);
      seen.forEach((_, place) => {
        if (theirs[place] === truth[place]) seen[place] = truth[place]!;
      });
    }
    return seen;
  }

  /** The facts that an entry point writes, from states and further arguments. */
  #facts(name: string, states: Uint8Array[], ...rest: number[]): Fact[] {
    const { game } = this;
    const { scratch, about } = game;
    const addresses = states.map((_, place) => scratch.states + place * about.sizes.state);
    states.forEach((state, place) => game.write(addresses[place]!, state));
    const arrays = addresses.flatMap((address) => [address, 1]);
    const count = game.call(name, ...arrays, ...rest, scratch.facts, about.sizes.facts);
    return decode_facts(about.layout, game.data(scratch.facts, count * about.sizes.fact), count);
  }

  #action(move: string): number {
    const action = this.game.actions.get(move);
    if (action === undefined) throw new IllegalMove(move, []);
    return action;
  }
}

/** A viewer as the rules number it: a spectator is −1. */
const viewer_of = (seat: number | null): number => seat ?? -1;
