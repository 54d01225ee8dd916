// Warashi in the page: levels, analysis, hints and reviews as in the package warashi, with the searches in workers.
import type { Hint, ReviewedDecision } from '../lib/protocol';
import { best_first, best_of, calibrated, merged } from './analysis';
import { RNG_WORDS, type LocalGame } from './game';
import type { Position } from './position';
import { foresee_turn, review_decision } from './review';
import type { Candidate, Task } from './search';
import { new_seed, seed_words } from './seed';
import { Workers, type Watching } from './workers';

/** How much to search; with neither nodes nor seconds a search goes on until it is stopped. */
export interface Budget {
  nodes?: number | null;
  seconds?: number | null;
  seed?: bigint;
  moves?: string[];
  /** The number of candidates that are evaluated at least. */
  lines?: number;
  /** The same seed, nodes and cores give the same candidates. */
  cores?: number;
  until_clear?: boolean;
}

export interface ReviewWatching {
  signal?: AbortSignal | undefined;
  progress?: ((done: number, of: number) => void) | undefined;
}

/** Hints and reviews search as many nodes as these levels. */
const HINT_LEVEL = 7;
const REVIEW_LEVEL = 6;
const HUNCH = -2;
const SEED_BITS = 256;

export class Warashi {
  readonly #workers: Workers;

  constructor(readonly game: LocalGame) {
    this.#workers = new Workers(game);
  }

  /** The move that a level plays: levels 1 to 7 play the same one for the same seed as on a server. */
  async choose(position: Position, level: number, seed: bigint = new_seed(), watching: Watching = {}): Promise<string> {
    const { levels } = this.game.about;
    const { slips, hunches, nodes, seconds } = levels[level - 1]!;
    const moves = position.legal_moves;
    if (moves.length === 1) return moves[0]!;
    const { scratch } = this.game;
    this.game.write_words(scratch.words, seed_words(seed));
    const place = this.game.call('draw_plan', scratch.words, RNG_WORDS, slips, hunches, moves.length);
    if (place >= 0) return moves[place]!;
    const word = BigInt.asUintN(64, this.game.call_wide('next_word', scratch.words, RNG_WORDS));
    const budget = { nodes: place === HUNCH ? levels[0]!.nodes : nodes, seconds, seed: word, until_clear: true };
    const candidates = await this.search(position, budget, watching);
    return candidates[0]?.move ?? moves[0]!;
  }

  /** The moves, the best first, with chances that come true in games between equals. */
  async analyse(position: Position, budget: Budget, watching: Watching = {}): Promise<Candidate[]> {
    const correct = (candidates: Candidate[]): Candidate[] =>
      candidates.map((candidate) => calibrated(this.game, candidate, position.players));
    const progress = watching.progress && ((found: Candidate[], nodes: number) => watching.progress!(correct(found), nodes));
    return correct(await this.search(position, budget, { ...watching, progress }));
  }

  /** Up to `most` moves for the seat to decide, the best first, as far as that seat can know. */
  async hint(position: Position, most = 3, watching: Watching = {}): Promise<Hint[]> {
    const { nodes } = this.game.about.levels[HINT_LEVEL - 1]!;
    const candidates = await this.analyse(position, { nodes, seed: 0n, lines: most }, watching);
    const evaluated = candidates.filter((each) => each.is_evaluated);
    if (!evaluated.length) return [];
    const best = best_of(evaluated);
    const others = evaluated.filter((each) => each !== best).slice(0, most - 1);
    // A move with few visits may look better than the best by luck; its chance is cut to that of the best.
    const capped = others.map((each) => ({ ...each, chance: Math.min(each.chance, best.chance) }));
    return [best, ...capped.sort((a, b) => b.chance - a.chance)].map(({ move, chance, margin, line }) => {
      return { move, chance, margin, line, turn: foresee_turn(position, line) };
    });
  }

  /** Every decision of a game compared with the best one; if it is stopped, those done so far. */
  async review(position: Position, { signal, progress }: ReviewWatching = {}): Promise<ReviewedDecision[]> {
    const { nodes } = this.game.about.levels[REVIEW_LEVEL - 1]!;
    const moves = position.moves;
    const past = position.copy();
    const befores = moves.map(() => (past.pop(), past.copy())).reverse();
    let done = 0;
    progress?.(0, moves.length);
    const search = (before: Position, budget: Budget): Promise<Candidate[]> =>
      this.search(before, { ...budget, seed: 0n }, { signal });
    const decisions = await Promise.all(
      befores.map(async (before, ply) => {
        const decision = await review_decision(before, ply, moves[ply]!, nodes!, search);
        if (!signal?.aborted) progress?.(++done, moves.length);
        return signal?.aborted ? null : decision;
      }),
    );
    const end = decisions.findIndex((decision) => !decision);
    return decisions.slice(0, end < 0 ? undefined : end) as ReviewedDecision[];
  }

  /** Like `analyse`, with the chances that the engine computes, as they are. */
  async search(position: Position, budget: Budget, watching: Watching = {}): Promise<Candidate[]> {
    const { seed = new_seed(), cores = 1, nodes = null } = budget;
    const { divides_moves } = this.game.about.search;
    const legal = position.legal_actions;
    const actions = budget.moves ? legal.filter((action) => budget.moves!.includes(this.game.about.moves[action]!)) : [...legal];
    const restricted = budget.moves !== undefined;
    if (cores === 1) return this.#workers.search(task_of(position, budget, actions, restricted, seed, nodes), watching);
    const count = divides_moves ? Math.min(cores, actions.length) : cores;
    const each = nodes === null ? null : Math.ceil(nodes / count);
    const parts = Array.from({ length: count }, (_, core) => {
      const mine = divides_moves ? actions.filter((_, place) => place % count === core) : actions;
      const own_seed = divides_moves ? seed : BigInt.asUintN(SEED_BITS, seed + BigInt(core));
      return task_of(position, { ...budget, until_clear: false }, mine, true, own_seed, each);
    });
    const join = divides_moves ? best_first : merged;
    const found = parts.map((): { candidates: Candidate[]; nodes: number } => ({ candidates: [], nodes: 0 }));
    const all = (): Candidate[] => join(found.flatMap(({ candidates }) => candidates));
    await Promise.all(
      parts.map(async (part, core) => {
        const progress = (candidates: Candidate[], searched: number): void => {
          found[core] = { candidates, nodes: searched };
          const total = found.reduce((sum, { nodes }) => sum + nodes, 0);
          watching.progress?.(all(), total);
        };
        const candidates = await this.#workers.search(part, { signal: watching.signal, progress });
        found[core] = { candidates, nodes: found[core]!.nodes };
      }),
    );
    return all();
  }

  /** Ends all searches and the workers. */
  close(): void {
    this.#workers.close();
  }
}

function task_of(
  position: Position,
  { seconds = null, lines = 1, until_clear = false }: Budget,
  actions: number[],
  is_restricted: boolean,
  seed: bigint,
  nodes: number | null,
): Task {
  const series = seed_words(seed)[0]!;
  return { state: position.state(), players: position.players, actions, is_restricted, lines, series, nodes, seconds, until_clear };
}
