import { expect, test } from 'vitest';
import { grouped, honor_of, slots, tokens } from './pieces';
import { clan_honor, fallen, influence } from './standing';
import positions from './positions.json';
import type { NinjatoView } from './view';

const VIEWS = positions.map(({ view }) => view as unknown as NinjatoView);

test('gold replaces missing tokens in a payment', () => {
  expect(tokens('fvv', ['f', 'v', 'g'])).toEqual([
    { letter: 'f', stands_for: null },
    { letter: 'v', stands_for: null },
    { letter: 'g', stands_for: 'v' },
  ]);
  expect(tokens('g', ['g'])).toEqual([{ letter: 'g', stands_for: null }]);
});

test('a payment scores its letters, gold in place of any kind as jade', () => {
  expect(['fj', 'vjjj', 'ffff', 'svvv', 'fvvv', 'g'].map(honor_of)).toEqual([7, 19, 8, 15, 14, 5]);
});

test.each([
  ['fj', ['f', 'j']],
  ['aa', ['?', '?']],
  ['x-xxxx', ['=', '1–4']],
  ['axxx', ['?', '=', '=', '=']],
  ['xxyy', ['=', '=', '≡', '≡']],
])('the cost %s has its slots', (cost, expected) => {
  expect(slots(cost)).toEqual(expected);
});

test('equal things are grouped', () => {
  expect(grouped([3, 5, 3])).toEqual([{ thing: 3, count: 2 }, { thing: 5, count: 1 }]);
});

test('every beaten guard put a treasure on the shuriken', () => {
  for (const view of VIEWS) expect(fallen(view).length).toBe(view.invasion?.shuriken.length ?? 0);
});

test('of equal influence the oldest envoy is first', () => {
  const envoy = (age: number) => ({ age, clan: 'Taira', cost: 'fj', mask: false });
  const view = structuredClone(VIEWS[0]!);
  view.scoring = null;
  view.players[0]!.envoys = [envoy(36)];
  view.players[1]!.envoys = [envoy(72)];
  expect(influence(view, 'Taira').map(({ seat }) => seat).slice(0, 2)).toEqual([1, 0]);
});

test('a clan is worth its tokens on the houses', () => {
  const view = structuredClone(VIEWS[0]!);
  view.houses.forEach((house, number) => (house.token = ['T8', 'T6', 'M2', 'S5', 'S2'][number]!));
  expect(['taira', 'minamoto', 'shirakawa'].map((clan) => clan_honor(view, clan))).toEqual([14, 2, 7]);
});
