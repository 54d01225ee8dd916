import { expect, test } from 'vitest';
import { descriptions } from './registry';

const sources = import.meta.glob<string>(['../*.{ts,svelte}', '../{lib,pages,parts}/*.{ts,svelte}', './*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('nothing outside the folder of a game names it', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30);
  const name = new RegExp(`['"\`](${Object.keys(descriptions).join('|')})['"\`]`);
  expect(Object.keys(sources).filter((path) => name.test(sources[path]!))).toEqual([]);
});
