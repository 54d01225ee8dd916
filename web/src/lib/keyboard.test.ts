import { expect, test } from 'vitest';
import { nearest } from './keyboard.svelte';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 }) as DOMRect;

test('arrow keys go to the nearest piece in their direction', () => {
  const [right, far, below, aside] = [box(20, 2), box(60, 0), box(0, 40), box(15, 30)];
  const others = [right, far, below, aside];
  expect(nearest(box(0, 0), others, [1, 0])).toBe(right);
  expect(nearest(right, others, [1, 0])).toBe(far);
  expect(nearest(box(0, 0), others, [0, 1])).toBe(below);
  expect(nearest(box(0, 0), others, [-1, 0])).toBeNull();
});
