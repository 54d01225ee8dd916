import { expect, test } from 'vitest';
import { place_bubble, type Box } from './placement';

const AREA = { x: 0, y: 50, width: 400, height: 300 };
const SIZE = { width: 200, height: 80 };
const touches = (a: Box, b: Box) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test('a bubble stays in the area, beside the place that must be seen', () => {
  const place = { x: 180, y: 180, width: 60, height: 60 };
  const { x, y } = place_bubble(SIZE, AREA, [place], []);
  expect(touches({ x, y, ...SIZE }, place)).toBe(false);
  expect(x).toBeGreaterThanOrEqual(AREA.x);
  expect(y + SIZE.height).toBeLessThanOrEqual(AREA.y + AREA.height);
});

test('it prefers empty ground to other places', () => {
  const place = { x: 180, y: 180, width: 60, height: 60 };
  const above = { x: 0, y: 50, width: 400, height: 130 };
  const { y } = place_bubble(SIZE, AREA, [place], [above]);
  expect(y).toBeGreaterThan(place.y);
});

test('where everything must be seen it covers as little as possible', () => {
  const { cost } = place_bubble(SIZE, AREA, [AREA], []);
  expect(cost).toBeGreaterThan(0);
  expect(cost).toBeLessThan(Infinity);
});
