// What hints and reviews say of a move, as in warashi/hints.py and warashi/reviews.py.
import type { Fact, ReviewedDecision } from '../lib/protocol';
import { best_of, calibrated, is_better, MIN_VISITS_SHARE } from './analysis';
import type { LocalGame } from './game';
import type { Position } from './position';
import type { Candidate } from './search';
import type { Budget } from './warashi';

type Label = ReviewedDecision['label'];
type SearchFunction = (position: Position, budget: Budget) => Promise<Candidate[]>;

/** The greatest loss for each label. */
const LABELS: [Label, number][] = [
  ['best', 0.01],
  ['good', 0.05],
  ['inaccuracy', 0.1],
  ['mistake', 0.2],
  ['blunder', 1],
];
/** The weight of the points lost in a loss; the drop in the chance has the rest. */
const POINTS_WEIGHT = 0.5;

/** What the moves of a turn do, as far as that is the same in two imagined worlds. */
export function foresee_turn(position: Position, line: string[]): Fact[][] {
  const worlds = [position.imagine(position.player, 0n), position.imagine(position.player, 1n)];
  const turn: Fact[][] = [];
  for (const move of rest_of_turn(position, line)) {
    if (worlds.some((world) => !world.legal_moves.includes(move))) break;
    const [facts, other] = worlds.map((world) => world.foresee(move));
    if (JSON.stringify(facts) !== JSON.stringify(other)) break;
    turn.push(facts!);
    for (const world of worlds) world.push(move);
  }
  return turn;
}

/** The moves of a line that the seat to decide makes before another seat has to decide, in an imagined world. */
export function rest_of_turn(position: Position, line: string[]): string[] {
  const turn: string[] = [];
  const world = position.imagine(position.player, 0n);
  for (const move of line) {
    if (world.player !== position.player || !world.legal_moves.includes(move)) break;
    turn.push(move);
    world.push(move);
  }
  return turn;
}

/** A decision compared with the best one; null if it was stopped before the search began. */
export async function review_decision(
  position: Position,
  ply: number,
  move: string,
  nodes: number,
  search: SearchFunction,
): Promise<ReviewedDecision | null> {
  const compared = await compare(position, move, nodes, search);
  if (!compared) return null;
  const [found, played] = compared.map((each) => calibrated(position.game, each, position.players)) as [Candidate, Candidate];
  const best = is_better(played, found) ? played : found;
  const loss = loss_of(position.game, best.chance - played.chance, Math.max(0, best.margin - played.margin));
  return {
    ply,
    seat: position.player!,
    move,
    best: best.move,
    line: rest_of_turn(position, best.line),
    move_does: position.foresee(move),
    best_does: foresee_turn(position, best.line),
    before: best.chance,
    after: played.chance,
    margin_before: best.margin,
    margin_after: played.margin,
    loss,
    label: LABELS.find(([, greatest]) => loss <= greatest)![0],
    is_forced: position.legal_moves.length === 1,
  };
}

/** The best move and the one that was played, as the engine evaluates them. */
async function compare(position: Position, move: string, nodes: number, search: SearchFunction): Promise<[Candidate, Candidate] | null> {
  const candidates = await search(position, { nodes });
  const first = candidates[0];
  if (!first) return null;
  const evaluation = async (wanted: string): Promise<Candidate> => {
    const min_visits = MIN_VISITS_SHARE * candidates.reduce((sum, each) => sum + each.visits, 0);
    const known = candidates.find(
      (each) => each.move === wanted && each.is_evaluated && (each === first || each.visits >= min_visits),
    );
    return known ?? (await search(position, { nodes, moves: [wanted] }))[0] ?? first;
  };
  let best = await evaluation(best_of(candidates).move);
  if (is_better(first, best)) best = first;
  let played = move === best.move ? best : await evaluation(move);
  if (played.is_exact !== best.is_exact) {
    // An exact value cannot be compared with an estimate.
    const both = await search(position, { nodes: 2 * nodes, moves: [best.move, played.move], lines: 2 });
    const found = (wanted: string): Candidate | undefined => both.find((each) => each.is_evaluated && each.move === wanted);
    const [new_best, new_played] = [found(best.move), found(played.move)];
    if (new_best && new_played) [best, played] = [new_best, new_played];
  }
  return [is_better(played, best) ? played : best, played];
}

/** The loss of a decision, from the drop in the chance of winning and the points lost. */
function loss_of(game: LocalGame, drop: number, points_lost: number): number {
  const { outlook_per_point, swing } = game.about;
  const in_even_game = 1 - 2 / (game.call('exp', (points_lost * outlook_per_point) / (2 * swing)) + 1);
  return Math.max(0, drop, (1 - POINTS_WEIGHT) * drop + POINTS_WEIGHT * in_even_game);
}

/** The average accuracy of a seat's decisions, from 0 to 100; null if it never had a choice. */
export function accuracy_of(game: LocalGame, decisions: ReviewedDecision[], seat: number): number | null {
  const choices = decisions.filter((decision) => decision.seat === seat && !decision.is_forced);
  if (!choices.length) return null;
  const accuracies = choices.map(({ loss }) => Math.min(100, Math.max(0, 103.1668 * game.call('exp', -4.354 * loss) - 3.1669)));
  return accuracies.reduce((sum, each) => sum + each, 0) / accuracies.length;
}
