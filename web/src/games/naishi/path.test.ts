import { expect, test, vi } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import type { View } from '../../lib/protocol';
import { path, paths } from './path';
import positions from './positions.json';
import { step, verb } from './step';
import type { NaishiView } from './view';

interface Recorded {
  view: NaishiView;
  moves: string;
}
const recorded = positions as unknown as Recorded[];

/** The places that the board has. */
function on_board(view: NaishiView): Set<string> {
  const places = ['court:swap', 'court:discard', 'court:decree', 'emissaries:0', 'emissaries:1'];
  if (view.phase === 'set-up') places.push('set-up:1', 'set-up:2');
  for (let column = 1; column <= 5; column++) {
    places.push(`river:${column}`);
    for (const seat of [0, 1]) places.push(`line:${seat}:${column}`, `hand:${seat}:${column}`);
  }
  return new Set(places);
}

test('a develop goes from the River to its place', () => {
  expect(path('L3', null, 0)).toEqual(['river:3', 'line:0:3']);
  expect(path('H5', null, 1)).toEqual(['river:5', 'hand:1:5']);
});

test('an emissary is sent first, then its cards are chosen in either order', () => {
  expect(paths('sL14', 0)).toEqual([
    ['court:swap', 'line:0:1', 'line:0:4'],
    ['court:swap', 'line:0:4', 'line:0:1'],
  ]);
  expect(path('sV2', null, 1)).toEqual(['court:swap', 'line:1:2', 'hand:1:2']);
  expect(path('x25', null, 1)).toEqual(['court:discard', 'river:2', 'river:5']);
});

test('a decree is made at either of the two places that it exchanges', () => {
  expect(paths('dH4', 1)).toEqual([
    ['court:decree', 'hand:1:4'],
    ['court:decree', 'hand:0:4'],
  ]);
});

test('a recall begins at the emissaries', () => {
  expect(path('r', null, 1)).toEqual(['emissaries:1']);
  expect(path('rs', null, 0)).toEqual(['emissaries:0', 'court:swap']);
  expect(path('rx', null, 0)).toEqual(['emissaries:0', 'court:discard']);
});

test('moves without a piece are buttons', () => {
  for (const move of ['end', '-']) expect(path(move, null, 0)).toEqual([]);
});

test('the recorded positions contain moves of every kind', () => {
  const kinds = new Set(recorded.flatMap(({ moves }) => moves.split(' ').map((move) => move.replace(/\d/g, ''))));
  expect([...kinds].sort()).toEqual(
    ['-', 'H', 'L', 'dH', 'dL', 'end', 'k', 'r', 'rs', 'rx', 'sH', 'sL', 'sR', 'sV', 'x'].sort(),
  );
});

test('every legal move is played by tapping its places in any order', () => {
  for (const { view, moves } of recorded) {
    const seat = view.player!;
    const legal = moves.split(' ');
    const choices = legal.flatMap((move) => paths(move, seat).map((path) => ({ move, path, words: move })));
    const places = on_board(view);
    for (const { move, path: taps } of choices) {
      const play = vi.fn();
      const chooser = new Chooser(play);
      chooser.offer(choices);
      for (const place of taps) {
        if (chooser.chosen.length) expect(step(chooser.chosen, view as unknown as View)).not.toContain('⟨');
        expect(places).toContain(place);
        expect(chooser.targets).toContain(place);
        chooser.tap(place);
      }
      expect(verb(move, view as unknown as View)).not.toContain('⟨');
      if (taps.length > 1) {
        expect(play).toHaveBeenCalledExactlyOnceWith(move);
        continue;
      }
      // Only selected so far: a button plays it.
      expect(play).not.toHaveBeenCalled();
      expect([chooser.meant?.move, ...chooser.buttons.map((choice) => choice.move)]).toContain(move);
    }
  }
});
