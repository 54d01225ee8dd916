// The analysis board: a tree of variations from the first position of a game, and what Warashi thinks of each position.
import type { Game } from '../games/game';
import { load_game } from '../games/registry';
import { load_rules, record_text } from '../local/host';
import { type GameRecord, parse_record } from '../local/record';
import { IllegalMove, Position } from '../local/position';
import { is_local } from '../local/tables';
import type { Candidate } from '../local/search';
import { Warashi } from '../local/warashi';
import { CORES } from '../local/workers';
import { get, problem } from './api';
import { Chooser } from './chooser.svelte';
import { Failure } from './failure.svelte';
import { log_lines, type LogLine } from './log';
import { t } from './messages';
import type { Fact, View } from './protocol';
import { foretold } from './words';

/** Seconds that Warashi thinks about a position at most. */
const LONGEST_THOUGHT = 60;
/** How many of the best moves are shown. */
export const LINES = 3;

/** A move as a seat saw it. */
interface Seen {
  move: string;
  events: Fact[];
}

/** A position of the tree, reached by a move from the one before it. */
export class Node {
  /** The moves tried from here; the first is the main line. */
  children = $state.raw<Node[]>([]);

  constructor(
    readonly move: string,
    readonly seat: number,
    /** The move as each seat saw it. */
    readonly seen: readonly Seen[],
    readonly parent: Node | null,
    readonly ply: number,
  ) {}

  /** The nodes from the first position to this one, the root left out. */
  get path(): Node[] {
    return this.parent ? [...this.parent.path, this] : [];
  }

  /** Whether it lies on the main line. */
  get is_main(): boolean {
    return !this.parent || (this.parent.children[0] === this && this.parent.is_main);
  }
}

const beginning = () => new Node('', 0, [], null, 0);

/** Plays a move, and returns the node of the position that it leads to. */
function after(node: Node, position: Position, move: string): Node {
  const seat = position.player ?? 0;
  position.push(move);
  const seats = Array.from({ length: position.players }, (_, viewer) => viewer);
  const seen = seats.map((viewer) => ({ move: position.moves_seen(viewer).at(-1)!, events: position.events(viewer) }));
  return new Node(move, seat, seen, node, node.ply + 1);
}

export class Analysis {
  game = $state.raw<Game | null>(null);
  /** The names of the seats; empty where a seat has none. */
  #given = $state.raw<string[]>([]);
  names = $derived(this.#given.map((name, seat) => name || t('player-number', { number: seat + 1 })));
  root = $state.raw(beginning());
  /** The node that is shown. */
  at = $state.raw<Node>(this.root);
  view = $state.raw<View | null>(null);
  /** The seat to decide; null at the end. */
  player = $state<number | null>(null);
  /** The seat from whose knowledge the board is shown; null for all cards open. */
  viewpoint = $state<number | null>(null);
  has_secrets = $state(false);
  /** Whether Warashi evaluates the positions. */
  is_live = $state(true);
  is_thinking = $state(false);
  candidates = $state.raw<Candidate[]>([]);
  nodes = $state(0);
  readonly problem = new Failure();
  /** What the seat to decide is asked. */
  question = $state.raw<Fact[]>([]);
  readonly chooser = new Chooser((move) => this.play(move));
  #first: Position | null = null;
  #position: Position | null = null;
  #warashi: Warashi | null = null;
  #is_closed = false;
  #thinking: AbortController | null = null;

  /** Analyses a game: of a table, or from a new deal. */
  constructor(
    readonly name: string,
    table: string | null,
  ) {
    void this.#try(async () => {
      const text = table === null ? null : await (is_local(table) ? record_text(table) : get<string>(`/api/tables/${table}/record`));
      await (text === null ? this.#begin() : this.#load(parse_record(text)));
    });
  }

  /** The seat at the lower edge: the viewer, or else the seat to decide wherever hands are hidden. */
  get near(): number {
    return this.viewpoint ?? (this.has_secrets ? (this.player ?? 0) : 0);
  }

  /** Whether moves can be made and evaluated here: a seat cannot know the moves of the others. */
  get can_move(): boolean {
    return this.player !== null && (this.viewpoint === null || this.viewpoint === this.player);
  }

  /** The moves of the line that is shown, to its end. */
  line = $derived.by(() => {
    const nodes = [...this.at.path];
    for (let next = this.at.children[0]; next; next = next.children[0]) nodes.push(next);
    return nodes;
  });

  close(): void {
    this.#is_closed = true;
    this.#stop();
    this.#warashi?.close();
  }

  /** Replaces the game by that of a record. */
  open_record(text: string): Promise<void> {
    return this.#try(async () => {
      const record = parse_record(text);
      if (record.game !== this.name) throw problem('record-other');
      await this.#load(record);
    });
  }

  /** Begins anew, with another deal. */
  deal_again(): Promise<void> {
    return this.#try(() => this.#begin());
  }

  /** Makes a move from the position that is shown: a new variation, unless it was tried before. */
  play(move: string): void {
    const known = this.at.children.find((node) => node.move === move);
    if (!known) {
      const node = after(this.at, this.#position!.copy(), move);
      this.at.children = [...this.at.children, node];
      this.show(node);
    } else this.show(known);
  }

  /** Shows a node of the tree. */
  show(node: Node): void {
    this.at = node;
    const position = this.#first!.copy();
    for (const { move } of node.path) position.push(move);
    this.#position = position;
    this.#present();
  }

  /** Goes a move back, or on along the line. */
  step(by: number): void {
    const to = this.at.ply + by;
    const node = to <= 0 ? this.root : this.line[Math.min(to, this.line.length) - 1];
    if (node && node !== this.at) this.show(node);
  }

  /** Removes the variation that is shown, from where it leaves the line before it. */
  remove(): void {
    const branch = this.at.path.findLast((node) => node.parent!.children[0] !== node) ?? this.at.path[0];
    if (!branch) return;
    const parent = branch.parent!;
    parent.children = parent.children.filter((node) => node !== branch);
    this.show(parent);
  }

  watch_from(seat: number | null): void {
    this.viewpoint = seat;
    this.#present();
  }

  set_live(is_live: boolean): void {
    this.is_live = is_live;
    this.#present();
  }

  /** What a node's move did, in words; no more than the seat knows from which the board is shown. */
  words(node: Node): LogLine {
    const seen = node.seen[this.viewpoint ?? node.seat]!;
    const entry = { number: node.ply, type: 'move' as const, seat: node.seat, time: 0, ply: node.ply - 1, ...seen };
    return log_lines(this.name, [entry], this.names, null)[0]!;
  }

  /** What a candidate would do, in words. */
  deed({ move }: Candidate): string {
    return foretold(this.name, this.#position!.foresee(move), true) || move;
  }

  async #begin(): Promise<void> {
    const rules = await this.#prepare();
    this.#set(Position.deal(rules), []);
  }

  async #load({ seed, players, options, names, moves }: GameRecord): Promise<void> {
    const rules = await this.#prepare();
    const position = Position.deal(rules, { seed, players, options });
    const root = beginning();
    let node = root;
    const walker = position.copy();
    for (const move of moves) {
      const next = after(node, walker, move);
      node.children = [next];
      node = next;
    }
    this.#set(position, names, root);
  }

  async #prepare() {
    const [rules, game] = await Promise.all([load_rules(this.name), load_game(this.name)]);
    this.#warashi ??= new Warashi(rules);
    this.game = game;
    this.has_secrets = rules.about.has_secrets;
    return rules;
  }

  #set(first: Position, names: string[], root = beginning()): void {
    this.#first = first;
    this.#given = Array.from({ length: first.players }, (_, seat) => names[seat] ?? '');
    this.root = root;
    this.viewpoint = null;
    this.show(this.root);
  }

  #present(): void {
    const { viewpoint } = this;
    const position = this.#position!;
    const all = this.names.map((_, seat) => seat);
    this.player = position.player;
    this.view = viewpoint === null ? position.view<View>(position.player ?? 0, all) : position.view<View>(viewpoint);
    this.question = this.can_move ? position.question : [];
    this.chooser.offer(this.can_move ? this.#choices(position) : []);
    this.chooser.mentioned = [];
    this.candidates = [];
    this.nodes = 0;
    void this.#think();
  }

  #choices(position: Position) {
    const { game } = this;
    const [view, seat] = [this.view!, position.player!];
    return position.legal_moves.flatMap((move) => {
      const does = position.foresee(move);
      const { name } = this;
      const paths = game!.paths?.(move, view, seat) ?? [game!.path(move, view, seat)];
      // In words when it is shown, so that another language changes them.
      return paths.map((path) => ({ move, path, does, get words() {
        return foretold(name, does) || move;
      } }));
    });
  }

  async #think(): Promise<void> {
    this.#stop();
    if (!this.is_live || !this.can_move || this.#is_closed) return;
    const thinking = new AbortController();
    this.#thinking = thinking;
    this.is_thinking = true;
    const progress = (candidates: Candidate[], nodes: number) => {
      if (thinking.signal.aborted) return;
      this.candidates = candidates.slice(0, LINES);
      this.nodes = nodes;
      const [best] = candidates;
      if (best && !this.chooser.chosen.length) this.chooser.mentioned = this.game!.path(best.move, this.view!, this.player!);
    };
    try {
      const found = await this.#warashi!.analyse(this.#position!, { seconds: LONGEST_THOUGHT, lines: LINES, cores: CORES }, { signal: thinking.signal, progress });
      progress(found, this.nodes);
    } catch (error) {
      if (!thinking.signal.aborted) this.problem.note(error);
    }
    if (this.#thinking === thinking) this.is_thinking = false;
  }

  #stop(): void {
    this.#thinking?.abort();
    this.#thinking = null;
    this.is_thinking = false;
  }

  async #try(work: () => Promise<void>): Promise<void> {
    this.problem.clear();
    try {
      await work();
    } catch (error) {
      this.problem.note(error instanceof IllegalMove ? problem('record-illegal', { move: error.move }) : error);
    }
  }
}
