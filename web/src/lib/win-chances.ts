// The lines of the graph of a review: every seat's chance of winning, from ply to ply.
import type { ReviewedDecision } from './protocol';

export interface Point {
  ply: number;
  chance: number;
}

/** A seat's chances through a game, and at its end whether it won. With two players the other's decisions tell too. */
export function chances(decisions: ReviewedDecision[], seat: number, seats: number, winners: number[]): Point[] {
  const points = decisions.flatMap((decision) => {
    if (decision.seat === seat) return [{ ply: decision.ply, chance: decision.before }];
    return seats === 2 ? [{ ply: decision.ply, chance: 1 - decision.before }] : [];
  });
  if (winners.length) points.push({ ply: decisions.length, chance: winners.includes(seat) ? 1 / winners.length : 0 });
  return points;
}

/** The ply at a share of the width, from 0 to 1. */
export const ply_at = (share: number, last: number): number => Math.round(Math.min(Math.max(share, 0), 1) * last);

const INKS = ['var(--shu)', 'var(--ai)', 'var(--kin)', 'var(--usuzumi)'];

/** The colour of a seat's line: the first one is always the reader's. */
export const ink = (seat: number, near: number, seats: number): string => INKS[(seat - near + seats) % seats]!;
