import { expect, test } from 'vitest';
import { addressed_seat, last_entry_text, log_lines, second_person, standing } from './log';
import type { Event, LogEntry, SeatInfo } from './protocol';

const scored = (points: number, seat = 0): Event => ({ kind: 'score', text: 'scores', seat, points });
const took = (piece: string): Event => ({ kind: 'take', text: `takes the ${piece}`, seat: 0, piece });
const move = (number: number, ...events: Event[]): LogEntry => ({ number, type: 'move', seat: 0, time: 0, events });
const back = (number: number, to: number): LogEntry => ({ number, type: 'back', seat: 0, time: 0, to });
const names = ['Ada', 'Grace'];
const seat = (player: string | null): SeatInfo => ({ kind: 'guest', name: 'Ada', player, level: null, present: true, gave_up: null });

test('moves that were taken back do not count', () => {
  const log = [move(0, scored(15)), move(1, scored(9)), back(2, 1), move(3, scored(4))];
  expect(standing(log).map(({ points }) => points)).toEqual([15, 4]);
});

test('moves that were taken back are marked', () => {
  const log = [move(0, took('G')), move(1, took('R')), back(2, 0), move(3, took('G'))];
  expect(log_lines(log, names, null).map(({ is_taken_back }) => is_taken_back)).toEqual([true, true, false, false]);
});

test('a move has one headline, its pieces and its points; the rest is folded', () => {
  const ghost: Event = { kind: 'leave', text: 'leaves a ghost', seat: 0, piece: 'ghost' };
  const end: Event = { kind: 'over', text: 'The game is over' };
  const [line] = log_lines([move(0, took('G'), ghost, scored(15), scored(6, 1), end)], names, null);
  expect(line).toMatchObject({
    headline: 'Ada takes the G',
    details: ['Ada leaves a ghost', 'Ada scores', 'Grace scores', 'The game is over'],
    pieces: ['G', 'ghost'],
    scored: [
      { seat: 0, points: 15 },
      { seat: 1, points: 6 },
    ],
  });
});

test('a game says what belongs to the headline', () => {
  const used: Event = { kind: 'use', text: 'uses a Ronin', seat: 0, piece: 'R' };
  const sent: Event = { kind: 'ghost', text: 'sends the ghost home', seat: 0, piece: 'ghost' };
  const left: Event = { kind: 'leave', text: 'leaves a ghost', seat: 0, piece: 'chip' };
  const [line] = log_lines([move(0, used, sent, left)], names, 0, ['ghost']);
  expect(line).toMatchObject({ headline: 'You use a Ronin, send the ghost home', details: ['You leave a ghost'], pieces: ['R', 'ghost'] });
});

test('an event without a text belongs to another', () => {
  const paid: Event = { kind: 'spend', text: '', seat: 0, piece: 'v' };
  expect(log_lines([move(0, paid, took('G'))], names, null)[0]).toMatchObject({ headline: 'Ada takes the G', details: [], pieces: ['v', 'G'] });
});

test('the viewer is addressed', () => {
  const log: LogEntry[] = [move(0, took('G'), scored(6, 1)), { number: 1, type: 'gave_up', seat: 0, time: 0, reason: 'resigned' }];
  expect(log_lines(log, names, 0).map(({ headline, details }) => [headline, ...details])).toEqual([['You take the G', 'Grace scores'], ['You resign']]);
  expect(last_entry_text(log, names, 0)).toBe('You resign.');
  expect(last_entry_text(log, names)).toBe('Ada resigns.');
});

test.each([
  ['takes the Geisha from E', 'take the Geisha from E'],
  ['uses a Ninja', 'use a Ninja'],
  ['pushes the Geisha up', 'push the Geisha up'],
  ['finishes the turn', 'finish the turn'],
  ['does not use Hensojutsu', 'do not use Hensojutsu'],
  ['goes first from now on', 'go first from now on'],
  ['discards the Fort', 'discard the Fort'],
  ['took back a move', 'took back a move'],
])('%s, addressed', (told, addressed) => {
  expect(second_person(told)).toBe(addressed);
});

test('a seat is addressed unless its holder has several', () => {
  expect(addressed_seat([seat('a'), seat(null)], 0)).toBe(0);
  expect(addressed_seat([seat('a'), seat('a')], 0)).toBe(null);
  expect(addressed_seat([seat('a'), seat('b')], null)).toBe(null);
});
