import { expect, test } from 'vitest';
import english from '../messages/en.ftl?raw';
import { has, told_of } from './words';

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every message that is named in the sources is in the catalogue', () => {
  const missing = Object.entries(sources).flatMap(([name, text]) => {
    const ids = [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((found) => found[1]!);
    return ids.filter((id) => !has(id)).map((id) => `${name}: ${id}`);
  });
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('every message has one place in the catalogue', () => {
  const ids = [...english.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test('what was said to another is told of him', () => {
  expect(told_of('take a card of your Line: you get 1; 3 for you')).toBe('take a card of their Line: they get 1; 3 for them');
});
