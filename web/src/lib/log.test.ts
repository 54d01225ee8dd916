import { expect, test } from 'vitest';
import { standing } from './log';
import type { Event, LogEntry } from './protocol';

const scored = (points: number): Event => ({ kind: 'score', text: 'scores', seat: 0, points });
const move = (number: number, ...events: Event[]): LogEntry => ({ number, type: 'move', seat: 0, time: 0, events });

test('moves that were taken back do not count', () => {
  const back: LogEntry = { number: 2, type: 'back', seat: 0, time: 0, to: 1 };
  const log = [move(0, scored(15)), move(1, scored(9)), back, move(3, scored(4))];
  expect(standing(log).map(({ points }) => points)).toEqual([15, 4]);
});
