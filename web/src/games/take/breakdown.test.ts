import { expect, test } from 'vitest';
import type { Fact } from '../../lib/protocol';
import { breakdown } from './breakdown';

const scored = (seat: number, piece: string, points: number): Fact => ({ message: 'score', seat, piece, points });

test('points are listed by the type that was scored', () => {
  const events = [scored(0, 'G', 15), scored(1, 'G', 0), scored(0, 'S', 2), scored(1, 'S', 4), scored(0, 'G', 8)];
  expect(breakdown(0, events)).toEqual([
    { pieces: ['S'], words: 'Samurai: 2', points: 2 },
    { pieces: ['G'], words: 'Geishas: 15 + 8', points: 23 },
  ]);
  expect(breakdown(1, events).map(({ points }) => points)).toEqual([4]);
});
