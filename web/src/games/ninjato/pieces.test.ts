import { expect, test } from 'vitest';
import { grouped, guards_of, slots } from './pieces';

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

test.each([
  ['3a', [[3, 3]]],
  ['E51', [[5, 1]]],
  ['D24', [[2, 2], [4, 4]]],
])('the guards of the mask %s', (id, guards) => {
  expect(guards_of(id)).toEqual(guards);
});
