import { expect, test } from 'vitest';
import { hint_text } from './hint';
import type { Fact } from './protocol';

const take: Fact = { message: 'take', piece: 'G', source: 'hall:A' };
const gain: Fact = { message: 'gain', piece: 'G', points: 4, args: { times: 2, influence: 2, their_influence: 0, their_points: 0 } };
const sent: Fact = { message: 'ghost-goes', source: 'hall:A' };

test('a hint tells the whole turn, or in brief the next move and the chance', () => {
  const hint = { move: 'A', chance: 0.448, margin: 3, line: ['A'], turn: [[take], [sent]] };
  expect(hint_text('take', hint, false)).toBe(
    'Hint: Take the Geisha from A, then send the ghost on A home (45 % to win, about 3\u00a0points ahead at the end)',
  );
  expect(hint_text('take', { ...hint, turn: [[take, gain], [sent], [sent], [sent]] }, false)).toBe('Hint: Take the Geisha from A (45 % to win)');
  expect(hint_text('take', hint, true)).toBe('Hint: Take the Geisha from A (45 % to win)');
});
