// Positions of random games, with abilities and through the Ninja, under both readings of the rules.
import { expect, test, vi } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import { t } from '../../lib/messages';
import { figures, range } from './figures';
import { path, step, verb } from './path';
import recorded from './positions.json';
import type { TakeView, Type } from './view';
import { showing } from './view';

const MOVES = recorded.moves.split(' ');

function position(line: string) {
  const mask = BigInt(`0x${line.slice(6)}`);
  return {
    seat: Number(line[0]),
    view: { shows: [...line.slice(1, 6)] as Type[] } as TakeView,
    legal: MOVES.filter((_, bit) => (mask >> BigInt(bit)) & 1n),
  };
}

const POSITIONS = recorded.positions.map(position);

test('the recorded positions contain every move', () => {
  expect(MOVES).toHaveLength(143);
  expect(new Set(POSITIONS.flatMap(({ legal }) => legal)).size).toBe(143);
});

test('all paths in a position differ, and none is the start of another', () => {
  for (const { seat, view, legal } of POSITIONS) {
    const paths = legal.map((move) => path(move, view, seat)).filter((places) => places.length);
    const whole = new Set(paths.map((places) => places.join()));
    expect(whole.size).toBe(paths.length);
    for (const places of paths) {
      for (let depth = 1; depth < places.length; depth++) expect(whole.has(places.slice(0, depth).join())).toBe(false);
    }
  }
});

test('every legal move is played by tapping along its path', () => {
  for (const { seat, view, legal } of POSITIONS.slice(0, 150)) {
    const choices = legal.map((move) => ({ move, path: path(move, view, seat), words: move }));
    for (const { move, path: places } of choices) {
      const play = vi.fn();
      const chooser = new Chooser(play);
      chooser.offer(choices);
      for (const place of places) {
        expect(play).not.toHaveBeenCalled();
        expect(chooser.targets).toContain(place);
        chooser.tap(place);
      }
      if (places.length) expect(play).toHaveBeenCalledExactlyOnceWith(move);
      else expect(chooser.buttons.map((choice) => choice.move)).toEqual(['s.']);
    }
  }
});

test('every step has a question', () => {
  for (const { seat, view, legal } of POSITIONS.slice(0, 300)) {
    for (const move of legal) {
      const places = path(move, view, seat);
      expect(step([], view)).toBeNull();
      for (let depth = 1; depth < places.length; depth++) expect(t(step(places.slice(0, depth), view)!)).not.toContain('⟨');
    }
  }
});

test.each([
  ['C', ['hall:C', 'court:1:bottom:R']],
  ['E>R', ['hall:E', 'court:1:samurai:R']],
  ['D', ['hall:D', 'court:1:bottom:G']],
  ['D:', ['court:1:bottom:D', 'court:1:samurai']],
  ['s:R>G', ['court:1:samurai:R', 'court:1:samurai:G']],
  ['s.', []],
  ['R:A>-', ['court:1:bottom:R', 'hall:A', 'supply']],
  ['R:->C', ['court:1:bottom:R', 'supply', 'hall:C']],
  ['G:A>B', ['court:1:bottom:G', 'hall:A', 'hall:B']],
  ['N.G:E>A', ['court:1:bottom:N', 'court:0:bottom:G', 'hall:E', 'hall:A']],
  ['N.D', ['court:1:bottom:N', 'court:0:bottom:D', 'court:1:samurai']],
  ['N.R:-', ['court:1:bottom:N', 'court:0:bottom:R', 'court:0:middle:R']],
])('the path of %s', (move, places) => {
  expect(path(move, { shows: ['N', 'D', 'R', 'G', 'S'] as Type[] } as TakeView, 1)).toEqual(places);
});

test.each([
  ['C', 'Take'],
  ['E>R', 'Take'],
  ['D:', 'Use the Daimyo'],
  ['s:R>G', 'Move the Samurai'],
  ['R:A>-', 'Move the ghost'],
  ['N.G:E>A', 'Move the chip'],
  ['N.R:-', 'Push'],
  ['s.', 'Enough'],
])('the button of %s', (move, label) => expect(verb(move)).toBe(label));

test("the points of a take are seen from the viewer's seat", () => {
  const takes = [{ move: 'A', type: 'G', times: 3, influence: [2, 5], points: [6, 15] }];
  const view = { takes } as unknown as TakeView;
  expect(figures(view, 'A', 1)).toEqual({ shown: 3, mine: { influence: 5, points: 15 }, theirs: { influence: 2, points: 6 } });
  expect(figures(view, 'D:', 1)).toBeNull();
});

test('a range is one number where all are equal', () => {
  expect(range([3, 3])).toBe('3');
  expect(range([8, 4, 6])).toBe('4–8');
});

test('the spaces that show the type below a chip', () => {
  const view = { shows: ['N', 'G', 'R', 'S', 'R'], beneath: ['G', 'D', 'R', 'S', 'N'] } as unknown as TakeView;
  expect(showing(view, 0)).toEqual([0, 1]);
  expect(showing(view, 4)).toEqual([0, 4]);
});
