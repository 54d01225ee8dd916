// Comparing and merging what searches found, as in warashi/analysis.py.
import type { Calibration, LocalGame } from './game';
import type { Candidate } from './search';

/** Chances that differ by no more are nearly the same. */
const NEARLY_THE_SAME = 0.01;
/** A candidate with a smaller share of the visits is not compared: its evaluation is not reliable. */
export const MIN_VISITS_SHARE = 0.2;
const FEWEST_PLAYERS = 2;

const compared = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Candidates for different moves, the best first. */
export const best_first = (candidates: Candidate[]): Candidate[] =>
  candidates.toSorted(
    (a, b) => Number(b.is_evaluated) - Number(a.is_evaluated) || b.chance - a.chance || b.margin - a.margin || compared(a.move, b.move),
  );

/** Candidates with those for the same move merged, weighted by their visits; the most visited first. */
export function merged(candidates: Candidate[]): Candidate[] {
  const by_move = new Map<string, Candidate[]>();
  for (const candidate of candidates) by_move.set(candidate.move, [...(by_move.get(candidate.move) ?? []), candidate]);
  const averages = [...by_move.values()].map(average);
  return averages.sort((a, b) => b.visits - a.visits || b.chance - a.chance || compared(a.move, b.move));
}

function average(candidates: Candidate[]): Candidate {
  const sum = (value: (each: Candidate) => number): number => candidates.reduce((total, each) => total + value(each), 0);
  const visits = sum((each) => each.visits);
  const most_visited = candidates.reduce((most, each) => (each.visits > most.visits ? each : most));
  if (visits === most_visited.visits) return most_visited;
  const chance = sum((each) => each.chance * each.visits) / visits;
  return { ...most_visited, chance, margin: sum((each) => each.margin * each.visits) / visits, visits };
}

/** Whether a candidate is better than another: by its chance or, if these are nearly the same, by its margin. */
export function is_better(first: Candidate, second: Candidate): boolean {
  if (Math.abs(first.chance - second.chance) > NEARLY_THE_SAME) return first.chance > second.chance;
  return first.margin > second.margin;
}

/** The first candidate, or one with nearly the same chance that leads by more at the end. */
export function best_of(candidates: Candidate[]): Candidate {
  const first = candidates[0]!;
  const rivals = candidates.filter((each) => each.is_evaluated && each.visits >= MIN_VISITS_SHARE * first.visits);
  return [first, ...rivals]
    .filter((each) => !is_better(first, each))
    .reduce((best, each) => (each.margin > best.margin ? each : best));
}

/** A candidate with the chance that comes true; what is exact stays as it is. */
export function calibrated(game: LocalGame, candidate: Candidate, players: number): Candidate {
  if (candidate.is_exact) return candidate;
  return { ...candidate, chance: corrected(game, game.about.calibration, candidate.chance, players) };
}

/** Calibration.apply in kernel/calibration.py. */
function corrected(game: LocalGame, { shift, slope, bend, more }: Calibration, chance: number, players: number): number {
  if (more && players > FEWEST_PLAYERS) return corrected(game, more, chance, players);
  const is_none = shift === 0 && slope === 1 && bend === 0 && !more;
  if (chance <= 0 || chance >= 1 || is_none) return chance;
  const known = game.call('log', (chance / (1 - chance)) * (players - 1));
  const log_odds = shift + slope * known + bend * Math.min(known, 0) - game.call('log', players - 1);
  return 1 / (1 + game.call('exp', -log_odds));
}
