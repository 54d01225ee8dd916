import { expect, test } from 'vitest';
import { breakdown } from './breakdown';
import type { NaishiView } from './view';

test("a territory's points are explained unless it is hidden", () => {
  const fields = { message: 'score-rice-fields', piece: 'Rice field', points: 10, args: { places: ['L1', 'H1'], count: 2 } };
  const copy = { message: 'score-card', piece: 'Advisor', points: 4, args: { places: ['L2'], is_copy: 1 } };
  const view = { lines: [['Rice field', 'Ninja'], []], hands: [['Rice field'], []], breakdown: [[fields, copy], null] } as unknown as NaishiView;
  expect(breakdown(view, 0)).toEqual([
    { pieces: ['Rice field', 'Rice field'], words: 'a group of 2 Rice fields: 10', points: 10 },
    { pieces: ['Ninja'], words: 'Ninja as Advisor in Line 2: 4', points: 4 },
  ]);
  expect(breakdown(view, 1)).toBeNull();
});
