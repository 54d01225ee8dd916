// The decisions of a game that a review is about.
import { amount_of, capital, t } from './messages';
import type { ReviewedDecision } from './protocol';
import { foretold, turn_foretold } from './words';

/** The decisions in which a seat had a choice. */
const choices = (decisions: ReviewedDecision[], seats: number[]) =>
  decisions.filter(({ seat, is_forced }) => seats.includes(seat) && !is_forced);

const is_costly = ({ label }: ReviewedDecision) => label === 'inaccuracy' || label === 'mistake' || label === 'blunder';

/** The decisions of some seats that cost something, the worst first. */
export const costly_decisions = (decisions: ReviewedDecision[], seats: number[]): ReviewedDecision[] =>
  choices(decisions, seats)
    .filter(is_costly)
    .sort((first, second) => second.loss - first.loss);

export interface BestDecision {
  decision: ReviewedDecision;
  /** How the chance of winning has changed since the seat's previous decision. */
  from: number;
  to: number;
}

/** Where a seat found the best move and its chance rose most; null if it never found one. */
export function best_decision(decisions: ReviewedDecision[], seat: number): BestDecision | null {
  let best: BestDecision | null = null;
  let before: number | null = null;
  for (const decision of decisions.filter((decision) => decision.seat === seat)) {
    const from = before ?? decision.after;
    before = decision.after;
    if (decision.label !== 'best' || decision.is_forced) continue;
    if (!best || decision.after - from > best.to - best.from) best = { decision, from, to: decision.after };
  }
  return best;
}

/** The points that a decision lost, rounded. */
export const points_lost = ({ margin_before, margin_after }: ReviewedDecision): number =>
  Math.max(0, Math.round(margin_before - margin_after));

const percent = (chance: number) => Math.round(100 * chance);

/** What a decision cost: '−9 points, 62 → 48 %'. */
export function cost_text(game: string, decision: ReviewedDecision): string {
  const points = points_lost(decision);
  const [before, after] = [percent(decision.before), percent(decision.after)];
  return t('review-cost', { points, amount: amount_of(game, points), before, after, chance: before === after ? 'same' : 'other' });
}

const chance_text = (chance: number): string => t('review-chance', { percent: percent(chance) });

/** How a chance rose; nothing if the figures do not show it. */
export const rise_text = (from: number, to: number): string =>
  percent(to) > percent(from) ? t('end-rose', { from: chance_text(from), to: chance_text(to) }) : '';

const form_for = (seat: number, you: number | null) => (seat === you ? 'do' : 'does');

/** What a decision did, for the person who made it or for others: 'take the Geisha from E'. In brief without the points. */
export const deed = (game: string, { seat, move_does }: ReviewedDecision, you: number | null, is_brief = true): string =>
  foretold(game, move_does, is_brief, form_for(seat, you));

/** What the best move and the rest of its turn would have done. */
export const better_deed = (game: string, { seat, best_does }: ReviewedDecision, you: number | null): string =>
  turn_foretold(game, best_does, true, form_for(seat, you));

export const sentence = (words: string): string => `${capital(words)}.`;
