// Warashi's search in a module: CompiledSearch in kernel/engine.py. It runs in a worker, and in slices, so that it can be stopped.
import type { LocalGame } from './game';

/** A move that Warashi has searched: Candidate in kernel/engine.py. */
export interface Candidate {
  move: string;
  /** The chance of winning with this move, from 0 to 1; a shared win counts as its share. */
  chance: number;
  /** The expected lead at the end of the game, over the best of the other seats. */
  margin: number;
  /** How much of the search went into this move. */
  visits: number;
  /** The move and the expected continuation, as far as it is known. */
  line: string[];
  /** Whether chance and margin are an evaluation; if not, they are an upper bound. */
  is_evaluated: boolean;
  /** Whether the move was searched to the end of the game. */
  is_exact: boolean;
}

/** What is searched. */
export interface Task {
  /** The bytes of the state. */
  state: Uint8Array;
  /** The number of seats. */
  players: number;
  /** The actions to search, ascending. */
  actions: number[];
  /** Whether these are not all that are legal. */
  is_restricted: boolean;
  /** The number of candidates that are evaluated at least. */
  lines: number;
  /** The first word of the random state for the seed. */
  series: bigint;
  nodes: number | null;
  seconds: number | null;
  /** Whether the search may end as soon as the remaining nodes could not change which move is the best. */
  until_clear: boolean;
}

const NEVER_CLEAR = -1;

/** A search, which goes on whenever `step` is called. */
export class Search {
  /** The address and the lengths of every buffer, as entry points get them. */
  #arrays: number[] = [];
  #counters = 0;
  /** Where the last buffer is, its length, and the size of its items. */
  readonly #growing: { address: number; length: number; size: number };
  readonly #records: number;
  #began = performance.now();

  /** Begins a search. All that it needs lies at the end of the memory, in place of the search before it. */
  constructor(
    private readonly game: LocalGame,
    private readonly task: Task,
  ) {
    const { about } = game;
    const { buffers, is_first_listed } = about.search;
    const is_listed = is_first_listed || task.is_restricted || task.lines > 1;
    const lengths: Record<string, number> = { seats: task.players, first: is_listed ? task.actions.length : 0, growing: 0 };
    game.free();
    this.#records = game.room(about.sizes.candidate * about.moves.length);
    const addresses = new Map<string, number>();
    let last = { address: 0, length: 0, size: 0 };
    for (const { name, size, shape, shares } of buffers) {
      const dimensions = shape.map((length) => (typeof length === 'number' ? length : lengths[length]!));
      const bytes = size * dimensions.reduce((product, length) => product * length, 1);
      const address = addresses.get(shares) ?? game.room(bytes);
      if (!shares) game.clear(address, bytes);
      addresses.set(name, address);
      this.#arrays.push(address, ...dimensions);
      last = { address, length: 0, size };
    }
    this.#growing = last;
    this.#counters = addresses.get('counters')!;
    game.write(addresses.get('states')!, task.state);
    if (is_listed) game.write_integers(addresses.get('first')!, task.actions);
    this.#reserve(about.search.chunk);
    game.call('start', ...this.#arrays, Math.min(task.lines, task.actions.length), task.series);
  }

  /** The number of nodes searched so far. */
  get nodes(): number {
    return this.game.points(this.#counters, 1)[0]!;
  }

  /** Searches for some milliseconds; returns whether the search has ended. */
  step(): boolean {
    const { nodes, seconds, until_clear } = this.task;
    const { chunk } = this.game.about.search;
    const done = this.nodes;
    const elapsed = (performance.now() - this.#began) / 1000;
    const share = Math.max(nodes === null ? 0 : done / nodes, seconds === null ? 0 : elapsed / seconds);
    let left = nodes === null ? Infinity : nodes - done;
    if (seconds !== null && done) left = Math.min(left, (done * (seconds - elapsed)) / elapsed);
    const next = nodes === null ? chunk : Math.max(1, Math.min(chunk, nodes - done));
    this.#reserve(next);
    return this.game.call('think', ...this.#arrays, next, share, until_clear ? Math.max(0, left) : NEVER_CLEAR, this.game.about.swing) !== 0;
  }

  /** The moves searched so far, the best first; chances are as the engine computes them. */
  get candidates(): Candidate[] {
    const { about } = this.game;
    const count = this.game.call('find', ...this.#arrays, this.#records, about.moves.length, about.outlook_per_point);
    const size = about.sizes.candidate;
    const found = Array.from({ length: count }, (_, place) => {
      const data = this.game.data(this.#records + place * size, size);
      const line = Array.from({ length: data.getInt16(26, true) }, (_, move) => about.moves[data.getInt16(28 + 2 * move, true)]!);
      return {
        action: data.getInt32(0, true),
        visits: data.getInt32(4, true),
        chance: data.getFloat64(8, true),
        margin: data.getFloat64(16, true),
        is_evaluated: data.getInt8(24) !== 0,
        is_exact: data.getInt8(25) !== 0,
        line,
      };
    });
    // Actions break ties: they are in ascending order before, and sorting is stable.
    found.sort((a, b) => a.action - b.action);
    if (about.search.divides_moves) found.sort((a, b) => Number(b.is_evaluated) - Number(a.is_evaluated) || b.margin - a.margin);
    else found.sort((a, b) => b.visits - a.visits || b.chance - a.chance);
    return found.map(({ action, ...rest }) => ({ move: about.moves[action]!, ...rest }));
  }

  /** Makes room for more nodes. */
  #reserve(nodes: number): void {
    const length = this.game.call('reserve', ...this.#arrays, nodes);
    const { address, size } = this.#growing;
    if (length === this.#growing.length) return;
    this.game.extend(address + length * size);
    this.game.clear(address + this.#growing.length * size, (length - this.#growing.length) * size);
    this.#growing.length = length;
    this.#arrays[this.#arrays.length - 1] = length;
  }
}
