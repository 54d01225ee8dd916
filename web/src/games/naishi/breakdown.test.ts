import { expect, test } from 'vitest';
import { breakdown } from './breakdown';
import type { NaishiView } from './view';

test("a territory's points are explained unless it is hidden", () => {
  const fields = { card: 'Rice field', points: 10, reason: 'a group of 2 Rice fields: 10', places: ['L1', 'H1'] };
  const copy = { card: 'Advisor', points: 4, reason: 'Ninja as Advisor in Line 2: 4', places: ['L2'] };
  const view = { lines: [['Rice field', 'Ninja'], []], hands: [['Rice field'], []], breakdown: [[fields, copy], null] } as unknown as NaishiView;
  expect(breakdown(view, 0)).toEqual([
    { pieces: ['Rice field', 'Rice field'], words: fields.reason, points: 10 },
    { pieces: ['Ninja'], words: copy.reason, points: 4 },
  ]);
  expect(breakdown(view, 1)).toBeNull();
});
