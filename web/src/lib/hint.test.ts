import { expect, test } from 'vitest';
import { hint_text } from './hint';

test('a hint tells the whole turn, or in brief the next move and the chance', () => {
  const hint = { move: 'A', chance: 0.448, margin: 3, line: ['A'], text: 'take the Geisha from A, then wait (45 % to win)' };
  const moves = { A: 'take the Geisha from A; Geishas score 2 × 2 = 4 for you' };
  expect(hint_text(hint, moves, false)).toBe('Hint: Take the Geisha from A, then wait (45 % to win)');
  expect(hint_text({ ...hint, text: `${hint.text}, ${'and so on, '.repeat(9)}` }, moves, false)).toBe('Hint: Take the Geisha from A (45 % to win)');
  expect(hint_text(hint, moves, true)).toBe('Hint: Take the Geisha from A (45 % to win)');
});
