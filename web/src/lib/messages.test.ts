import { expect, test } from 'vitest';
import { has } from './messages';

const catalogues = import.meta.glob<string>(['../messages/en.ftl', '../games/*/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every message named in the sources is in a catalogue', () => {
  const missing = Object.entries(sources).flatMap(([name, text]) => {
    const ids = [...text.matchAll(/\bt\('([a-z][\w-]*)'/g)].map((match) => match[1]!);
    return ids.filter((id) => !has(id)).map((id) => `${name}: ${id}`);
  });
  expect(Object.keys(sources).length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('no message is defined twice', () => {
  const ids = [...Object.values(catalogues).join('\n').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

test("the messages of a game begin with its name", () => {
  for (const [path, catalogue] of Object.entries(catalogues)) {
    const game = /games\/(\w+)\//.exec(path)?.[1];
    const ids = [...catalogue.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]!);
    if (game) expect(ids.filter((id) => !id.startsWith(`${game}-`))).toEqual([]);
  }
});
