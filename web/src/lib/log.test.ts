import { expect, test } from 'vitest';
import { addressed_seat, last_entry_text, log_lines, standing } from './log';
import type { Fact, LogEntry, SeatInfo } from './protocol';

const scored = (points: number, seat = 0): Fact => ({
  message: 'score',
  seat,
  piece: 'G',
  points,
  args: { times: 3, influence: points / 3, chips: { 'bottom-2': 1 } },
});
const took = (piece: string): Fact => ({ message: 'take', seat: 0, piece, source: 'hall:E', is_headline: true });
const move = (number: number, ...events: Fact[]): LogEntry => ({ number, type: 'move', seat: 0, time: 0, events });
const back = (number: number, to: number): LogEntry => ({ number, type: 'back', seat: 0, time: 0, to });
const names = ['Ada', 'Grace'];
const seat = (player: string | null): SeatInfo => ({ kind: 'guest', name: 'Ada', player, level: null, present: true, gave_up: null });
const lines = (log: LogEntry[], you: number | null) => log_lines('take', log, names, you);

test('moves that were taken back do not count', () => {
  const log = [move(0, scored(15)), move(1, scored(9)), back(2, 1), move(3, scored(4))];
  expect(standing(log).map(({ points }) => points)).toEqual([15, 4]);
});

test('moves that were taken back are marked', () => {
  const log = [move(0, took('G')), move(1, took('R')), back(2, 0), move(3, took('G'))];
  expect(lines(log, null).map(({ is_taken_back }) => is_taken_back)).toEqual([true, true, false, false]);
});

test('a move has one headline, its pieces and its points; the rest is folded', () => {
  const ghost: Fact = { message: 'leave', seat: 0, piece: 'ghost', source: 'supply', target: 'hall:E' };
  const home: Fact = { message: 'home' };
  const [line] = lines([move(0, took('G'), ghost, scored(15), scored(6, 1), home)], null);
  expect(line).toMatchObject({
    headline: 'Ada takes the Geisha from E',
    details: ['Ada leaves a ghost on E', 'Ada scores Geishas: 3 × 5 = 15 (1 × 2 at the bottom)', 'Grace scores Geishas: 3 × 2 = 6 (1 × 2 at the bottom)', 'All ghosts go home'],
    pieces: ['G', 'ghost'],
    scored: [
      { seat: 0, points: 15 },
      { seat: 1, points: 6 },
    ],
  });
});

test('some facts belong to the headline', () => {
  const used: Fact = { message: 'use', seat: 0, piece: 'R' };
  const sent: Fact = { message: 'ghost-goes', seat: 0, piece: 'ghost', source: 'hall:A', is_headline: true };
  const left: Fact = { message: 'leave', seat: 0, piece: 'chip', target: 'hall:E' };
  const [line] = lines([move(0, used, sent, left)], 0);
  expect(line).toMatchObject({
    headline: 'You use a Ronin, send the ghost on A home',
    details: ['You leave a ghost on E'],
    pieces: ['R', 'ghost'],
  });
});

test('a silent fact belongs to another', () => {
  const paid: Fact = { message: 'spend', seat: 0, piece: 'v', is_silent: true };
  expect(lines([move(0, paid, took('G'))], null)[0]).toMatchObject({ headline: 'Ada takes the Geisha from E', details: [], pieces: ['v', 'G'] });
});

test('the viewer is addressed', () => {
  const log: LogEntry[] = [move(0, took('G'), scored(6, 1)), { number: 1, type: 'gave_up', seat: 0, time: 0, reason: 'resigned' }];
  expect(lines(log, 0).map(({ headline, details }) => [headline, ...details])).toEqual([
    ['You take the Geisha from E', 'Grace scores Geishas: 3 × 2 = 6 (1 × 2 at the bottom)'],
    ['You resign'],
  ]);
  expect(last_entry_text('take', log, names, 0)).toBe('You resign.');
  expect(last_entry_text('take', log, names)).toBe('Ada resigns.');
});

test('a seat is addressed unless its holder has several', () => {
  expect(addressed_seat([seat('a'), seat(null)], 0)).toBe(0);
  expect(addressed_seat([seat('a'), seat('a')], 0)).toBe(null);
  expect(addressed_seat([seat('a'), seat('b')], null)).toBe(null);
});
