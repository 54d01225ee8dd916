// A game in the page: a WebAssembly module with the rules, made of the same Python functions as the server's. See docs/wasm.md.
import type { Layout } from '../lib/layout';
import { BASE } from '../lib/site';

/** A level of Warashi: Level in kernel/levels.py. */
export interface Level {
  nodes: number | null;
  seconds: number | null;
  /** The probability of playing a random legal move. */
  slips: number;
  /** The probability of searching only as many nodes as level 1. */
  hunches: number;
  rating: number | null;
}

/** How the chances of an engine are corrected: Calibration in kernel/calibration.py. */
export interface Calibration {
  shift: number;
  slope: number;
  bend: number;
  more: Calibration | null;
}

/** How Warashi's search is called: CompiledSearch in kernel/engine.py. */
export interface CompiledSearch {
  divides_moves: boolean;
  is_first_listed: boolean;
  chunk: number;
  /** The arrays it works with; some lengths are known when a search begins. */
  buffers: { name: string; size: number; shape: (number | 'seats' | 'first' | 'growing')[]; shares: string }[];
}

/** What is known of a game besides its rules; targets/description.py writes it. */
export interface About {
  name: string;
  title: string;
  /** The possible numbers of players; the first is the default. */
  players: number[];
  /** The values of each option; the first is the default. */
  options: Record<string, string[]>;
  /** The notation of every action, by its number. */
  moves: string[];
  has_secrets: boolean;
  /** Actions that other seats may not see during the game, with the notation shown to them instead. */
  concealed: Record<number, string>;
  usual_moves: number;
  swing: number;
  outlook_per_point: number;
  levels: Level[];
  calibration: Calibration;
  layout: Layout;
  sizes: Record<'state' | 'view' | 'fact' | 'facts' | 'legal' | 'candidate', number>;
  /** The places of some fields in a state. */
  fields: Record<'rng' | 'seats' | 'options' | 'player', number>;
  search: CompiledSearch;
}

/** Calls an entry point of a module: targets/modules.py. An array is an address and the length of each dimension. */
type Call = (...parameters: (number | bigint)[]) => number;

const SECTION = 'zashiki';
const PREFIX = 'zashiki_';
const PAGE = 65_536;
const ALIGNMENT = 16;
/** The words of a random state. */
export const RNG_WORDS = 4;

/** Where the server, or a static site, has the modules. */
const FOLDER = `${BASE}modules/`;

/** A game in memory. Positions and searches use it one after the other; no method waits for anything. */
export class LocalGame {
  readonly about: About;
  /** The module, for workers. */
  readonly module: WebAssembly.Module;
  /** The action of every notation. */
  readonly actions: ReadonlyMap<string, number>;
  /** Room for what is passed to and from the module. */
  readonly scratch: { states: number; views: number; facts: number; legal: number; points: number; words: number };
  readonly #memory: WebAssembly.Memory;
  readonly #entries = new Map<string, Call>();
  /** Where the memory in use ends, without that of a search. */
  readonly #kept: number;
  #end: number;

  private constructor(module: WebAssembly.Module, instance: WebAssembly.Instance) {
    this.module = module;
    const [section] = WebAssembly.Module.customSections(module, SECTION);
    this.about = JSON.parse(new TextDecoder().decode(section)) as About;
    this.actions = new Map(this.about.moves.map((move, action) => [move, action]));
    for (const [name, value] of Object.entries(instance.exports)) {
      if (name.startsWith(PREFIX)) this.#entries.set(name.slice(PREFIX.length), value as Call);
    }
    this.#memory = instance.exports.memory as WebAssembly.Memory;
    this.#end = Number((instance.exports.__heap_base as WebAssembly.Global).value);
    const { state, view, fact, facts, legal } = this.about.sizes;
    this.scratch = {
      states: this.room(2 * state),
      views: this.room(2 * state + view),
      facts: this.room(fact * facts),
      legal: this.room(4 * legal),
      points: this.room(8 * Math.max(...this.about.players)),
      words: this.room(8 * RNG_WORDS),
    };
    this.#kept = this.#end;
  }

  /** Fetches a game. */
  static async load(game: string, folder = FOLDER): Promise<LocalGame> {
    const names = (await (await fetched(`${folder}index.json`)).json()) as Record<string, string>;
    const name = names[game];
    if (!name) throw new Error(`There is no module of ${game}.`);
    return LocalGame.of_module(await WebAssembly.compileStreaming(fetched(folder + name)));
  }

  static async of_module(module: WebAssembly.Module): Promise<LocalGame> {
    return new LocalGame(module, await WebAssembly.instantiate(module, {}));
  }

  call(name: string, ...parameters: (number | bigint)[]): number {
    const entry = this.#entries.get(name);
    if (!entry) throw new Error(`${this.about.name} has no function ${name}.`);
    return entry(...parameters);
  }

  /** Gives back all memory that was made room for. */
  free(): void {
    this.#end = this.#kept;
  }

  /** Like `call`, for a result of 64 bits. */
  call_wide(name: string, ...parameters: number[]): bigint {
    return this.call(name, ...parameters) as unknown as bigint;
  }

  /** The address of new memory. */
  room(bytes: number): number {
    const address = Math.ceil(this.#end / ALIGNMENT) * ALIGNMENT;
    this.extend(address + bytes);
    return address;
  }

  /** Makes the memory reach to an address. What was the last piece of it becomes larger. */
  extend(end: number): void {
    this.#end = Math.max(this.#end, end);
    const missing = this.#end - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
  }

  /** A piece of the memory, until the memory grows. */
  bytes(address: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#memory.buffer as ArrayBuffer, address, length);
  }

  data(address: number, length: number): DataView {
    return new DataView(this.#memory.buffer, address, length);
  }

  write(address: number, bytes: Uint8Array): void {
    this.bytes(address, bytes.length).set(bytes);
  }

  /** Fills a piece of the memory with zeros. */
  clear(address: number, length: number): void {
    this.bytes(address, length).fill(0);
  }

  /** Writes numbers of 32 bits. */
  write_integers(address: number, numbers: readonly number[]): void {
    new Int32Array(this.#memory.buffer, address, numbers.length).set(numbers);
  }

  /** Writes words of 64 bits. */
  write_words(address: number, words: bigint[]): void {
    const data = this.data(address, 8 * words.length);
    words.forEach((word, place) => data.setBigUint64(8 * place, word, true));
  }

  /** The numbers of 32 bits of an array. */
  integers(address: number, count: number): number[] {
    return [...new Int32Array(this.#memory.buffer, address, count)];
  }

  /** The numbers of 64 bits of an array, none of which is large. */
  points(address: number, count: number): number[] {
    return Array.from(new BigInt64Array(this.#memory.buffer, address, count), Number);
  }
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}
