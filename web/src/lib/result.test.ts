import { expect, test } from 'vitest';
import { load_messages } from './messages';
import type { MatchResult, SeatInfo, TableSummary } from './protocol';
import { opponents_level, other_level, reason_text, result_text, table_at_level } from './result';

const names = ['Ada', 'Grace', 'Mary'];
const played = (scores: number[], ranks: number[], reason: MatchResult['reason'] = 'played'): MatchResult => ({
  scores,
  ranks,
  winners: ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : [])),
  reason,
});
const seat = (level: number | null, gave_up: SeatInfo['gave_up'] = null): SeatInfo => ({
  kind: level === null ? 'guest' : 'warashi',
  name: '',
  player: level === null ? 'a' : null,
  level,
  present: true,
  gave_up,
});
const table = (...seats: SeatInfo[]): TableSummary => ({
  table: 't',
  game: 'take',
  options: { ghosts: '2' },
  status: 'over',
  seats,
  clock: { type: 'slow', seconds: 86400 },
  rated: true,
  listed: true,
  created: 0,
  ended: 1,
  creator: 'a',
  previous: null,
  player: null,
  outcome: null,
  uncounted: null,
});

test('the result names the winner and the margin', () => {
  expect(result_text('take', played([52, 45], [1, 2]), names, 0)).toBe('You won by 7 points.');
  expect(result_text('take', played([52, 45], [1, 2]), names, 1)).toBe('Ada won by 7 points.');
  expect(result_text('take', played([46, 45], [1, 2]), names, null)).toBe('Ada won by 1 point.');
  expect(result_text('take', played([45, 45], [2, 1]), names, 1)).toBe('You won on the tie-break.');
  expect(result_text('take', played([45, 45], [1, 1]), names, 1)).toBe('You share the win.');
  expect(result_text('take', played([45, 45], [1, 1]), names, null)).toBe('Ada & Grace share the win.');
});

test('the margin is told in the unit of the game', async () => {
  await load_messages('ninjato');
  expect(result_text('ninjato', played([61, 8], [1, 2]), names, 0)).toBe('You won by 53 honor.');
});

test('the margin is that over the second, and not over somebody who withdrew', () => {
  expect(result_text('take', played([30, 52, 45], [3, 1, 2]), names, 1)).toBe('You won by 7 points.');
  expect(result_text('take', played([90, 52, 45], [3, 1, 2]), names, 1)).toBe('You won by 7 points.');
  expect(result_text('take', played([90, 52], [2, 1]), names, 1)).toBe('You won.');
});

test('after a resignation there is no margin, but a reason', () => {
  const result = played([10, 20], [1, 2], 'resigned');
  const seats = [seat(null), seat(null, 'resigned')];
  expect(result_text('take', result, names, 1)).toBe('Ada won.');
  expect(reason_text(result, seats, names, 1)).toBe('You resigned.');
  expect(reason_text(result, seats, names, 0)).toBe('Grace resigned.');
  expect(reason_text(played([1, 2], [2, 1]), seats, names, 0)).toBe(null);
});

test('only Warashi of one level has a next level', () => {
  expect(opponents_level(table(seat(null), seat(3), seat(3)), 0)).toBe(3);
  expect(opponents_level(table(seat(null), seat(3), seat(4)), 0)).toBe(null);
  expect(opponents_level(table(seat(null), seat(null)), 0)).toBe(null);
  expect(opponents_level(table(seat(null), seat(3)), null)).toBe(null);
});

test('the other level is above after a win and below after a loss', () => {
  expect([other_level(3, true, 8), other_level(3, false, 8)]).toEqual([4, 2]);
  expect([other_level(8, true, 8), other_level(1, false, 8)]).toEqual([null, null]);
});

test('the next level is played at the same table, rated if it has a rating', () => {
  const about = table(seat(3), seat(null));
  expect(table_at_level(about, 4, 8)).toEqual({
    game: 'take',
    options: { ghosts: '2' },
    clock: about.clock,
    rated: true,
    seats: [{ kind: 'warashi', level: 4 }, { kind: 'me' }],
  });
  expect(table_at_level({ ...about, clock: null }, 4, 8).rated).toBe(false);
  expect(table_at_level(about, 8, 8).rated).toBe(false);
});
