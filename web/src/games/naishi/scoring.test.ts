import { expect, test } from 'vitest';
import positions from './positions.json';
import { gain, points, type Territory } from './scoring';
import type { NaishiView } from './view';

interface Recorded {
  view: NaishiView;
  moves: string;
  after: (number | null)[];
}
const recorded = positions as unknown as Recorded[];

test("the books' example", () => {
  const line: Territory = ['Fort', 'Sentinel', 'Advisor', 'Banner', 'Rice field'];
  const hand: Territory = ['Fort', 'Mountain', 'Naishi', 'Rice field', 'Rice field'];
  expect(points([...line, ...hand])).toBe(62);
});

test('a Ninja never adds a type for the Ronin, but copies it', () => {
  const line: Territory = ['Ronin', 'Horseman', 'Advisor', 'Torii', 'Fort'];
  const hand: Territory = ['Ninja', 'Sentinel', 'Monk', 'Banner', 'Rice field'];
  const alone = points([...line.with(0, 'Mountain'), ...hand.with(0, 'Ronin')]);
  expect(points([...line, ...hand]) - alone).toBe(15 - 5);
});

test('the points of a territory and of a move are those of the server', () => {
  for (const { view, moves, after } of recorded) {
    const seat = view.player!;
    const now = view.scores?.[seat];
    if (now == null) continue;
    expect(points([...view.lines[seat]!, ...(view.hands[seat] as Territory)])).toBe(now);
    for (const [i, move] of moves.split(' ').entries()) {
      const more = gain(move, view, seat);
      if (more !== null) expect([move, now + more]).toEqual([move, after[i]]);
    }
  }
});

test('hidden cards are not guessed', () => {
  const { view } = recorded.find(({ moves }) => moves.includes('dH'))!;
  const seat = view.player!;
  const unknown = view.hands[1 - seat]!.indexOf(null) + 1;
  expect(unknown).toBeGreaterThan(0);
  expect(gain(`dH${unknown}`, view, seat)).toBeNull();
  expect(gain('end', view, seat)).toBeNull();
});
