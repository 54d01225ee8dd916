import { expect, test } from 'vitest';
import english from '../messages/en.ftl?raw';
import { has } from '../lib/words';
import { games } from './game';
import { rules } from './rules';

const named = Object.values(rules).flatMap((sections) =>
  sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) =>
      typeof block === 'string' ? [block] : block.items.flatMap(({ words, name }) => (name ? [name, words] : [words])),
    ),
  ]),
);

test('every game has rules', () => {
  expect(Object.keys(rules)).toEqual(Object.keys(games));
});

test('the rules are in the catalogue, and all of them are shown', () => {
  expect(named.filter((id) => !has(id))).toEqual([]);
  const written = [...english.matchAll(/^(rules-[\w-]+) =/gm)].map((found) => found[1]!);
  expect(written.filter((id) => id !== 'rules-name' && !named.includes(id))).toEqual([]);
});
