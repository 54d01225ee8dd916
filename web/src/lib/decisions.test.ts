import { expect, test } from 'vitest';
import { best_decision, better_deed, cost_text, costly_decisions, deed, points_lost, rise_text } from './decisions';
import type { ReviewedDecision } from './protocol';
import { chances, ink, ply_at } from './win-chances';

const decision = (ply: number, fields: Partial<ReviewedDecision> = {}): ReviewedDecision => ({
  ply,
  seat: ply % 2,
  move: 'A',
  best: 'A',
  line: ['A'],
  move_does: [
    { message: 'take', piece: 'G', source: 'hall:A' },
    { message: 'gain', piece: 'G', points: 15, args: { times: 3, influence: 5, their_influence: 2, their_points: 6 } },
  ],
  best_does: [[{ message: 'take', piece: 'R', source: 'hall:B' }], [{ message: 'use', piece: 'N' }]],
  before: 0.5,
  after: 0.5,
  margin_before: 0,
  margin_after: 0,
  loss: 0,
  label: 'best',
  is_forced: false,
  ...fields,
});

test('the worst decision of a seat comes first; good and forced ones are left out', () => {
  const decisions = [
    decision(0, { label: 'inaccuracy', loss: 0.08 }),
    decision(1, { label: 'blunder', loss: 0.5 }),
    decision(2, { label: 'mistake', loss: 0.15 }),
    decision(4, { label: 'good', loss: 0.03 }),
    decision(6, { label: 'blunder', loss: 0.9, is_forced: true }),
  ];
  expect(costly_decisions(decisions, [0]).map(({ ply }) => ply)).toEqual([2, 0]);
  expect(costly_decisions(decisions, [0, 1]).map(({ ply }) => ply)).toEqual([1, 2, 0]);
});

test('the best decision is the best move after which the chance had risen most', () => {
  const decisions = [decision(0), decision(1), decision(2, { after: 0.9, label: 'good' }), decision(4, { after: 0.7 }), decision(6, { after: 0.8 })];
  expect(best_decision(decisions, 0)).toMatchObject({ decision: { ply: 6 }, from: 0.7, to: 0.8 });
  expect(best_decision([decision(0, { label: 'good' })], 0)).toBe(null);
  expect(best_decision([decision(0, { is_forced: true })], 0)).toBe(null);
});

test('the cost is told in points and in chances', () => {
  expect(cost_text('take', decision(0, { before: 0.62, after: 0.48, margin_before: 3.2, margin_after: -5.6 }))).toBe('−9 points, 62 → 48 %');
  expect(cost_text('take', decision(0, { before: 0.02, after: 0.018, margin_before: -50, margin_after: -73 }))).toBe('−23 points');
  expect(cost_text('take', decision(0, { before: 0.62, after: 0.48 }))).toBe('62 → 48 %');
  expect(cost_text('take', decision(0))).toBe('50 %');
  expect(points_lost(decision(0, { margin_before: 1, margin_after: 4 }))).toBe(0);
});

test('a rise is told where the figures show it', () => {
  expect(rise_text(0.11, 0.91)).toMatch(/rose from 11.% to 91.%/);
  expect(rise_text(0.001, 0.002)).toBe('');
});

test('a deed addresses the person who made it, and leaves the points out in brief', () => {
  expect(deed('take', decision(0), 0)).toBe('take the Geisha from A');
  expect(deed('take', decision(0), 0, false)).toBe('take the Geisha from A; Geishas score 3 × 5 = 15 for you, 3 × 2 = 6 for the opponent');
  expect(deed('take', decision(0), 1, false)).toBe('takes the Geisha from A');
  expect(better_deed('take', decision(0), 0)).toBe('take the Ronin from B, then use a Ninja');
  expect(better_deed('take', decision(0), null)).toBe('takes the Ronin from B, then uses a Ninja');
});

test('with two players both lines go through every decision, to the result', () => {
  const decisions = [decision(0, { before: 0.6 }), decision(1, { before: 0.3 })];
  expect(chances(decisions, 0, 2, [0])).toEqual([
    { ply: 0, chance: 0.6 },
    { ply: 1, chance: 0.7 },
    { ply: 2, chance: 1 },
  ]);
  expect(chances(decisions, 1, 3, [0, 1]).map(({ ply, chance }) => [ply, chance])).toEqual([
    [1, 0.3],
    [2, 0.5],
  ]);
});

test('a point of the graph is a ply, the last one the end', () => {
  expect([-0.1, 0, 0.49, 1, 2].map((share) => ply_at(share, 10))).toEqual([0, 0, 5, 10, 10]);
});

test("the reader's line has the first colour", () => {
  expect([ink(1, 1, 2), ink(0, 1, 2)]).toEqual([ink(0, 0, 2), ink(1, 0, 2)]);
});
