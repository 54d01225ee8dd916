import { expect, test, vi } from 'vitest';
import english from '../../../src/zashiki/messages/en/page.ftl?raw';
import { has } from '../lib/messages';
import { descriptions, load_game } from './registry';
import type { RulesSection } from './game';

type Block = RulesSection['blocks'][number];

vi.mock('../lib/settings.svelte', () => ({ settings: { choices: {}, is_calm: true } }));

const catalogues = import.meta.glob<string>('../../../src/zashiki/messages/en/*.ftl', { query: '?raw', import: 'default', eager: true });

function ids_of(block: Block): string[] {
  if (typeof block === 'string') return [block];
  if ('items' in block) return block.items.flatMap(({ words, name }) => (name ? [name, words] : [words]));
  if ('diagram' in block) return block.caption ? [block.caption] : [];
  const cells = block.rows.flatMap((row) => row.cells).filter((cell) => typeof cell === 'string');
  return [...block.columns, ...cells];
}
const ids = ({ title, blocks }: RulesSection): string[] => [title, ...blocks.flatMap(ids_of)];
const written = (catalogue: string, pattern: RegExp) => [...catalogue.matchAll(pattern)].map((match) => match[1]!);
const rules = await Promise.all(
  Object.keys(descriptions).map(async (name) => [name, (await load_game(name))!.rules.flatMap(ids)] as const),
);

test('every game has rules', () => {
  expect(rules.length).toBeGreaterThan(2);
  for (const [name, used] of rules) expect(used.length, name).toBeGreaterThan(10);
});

test.each(rules)('the rules of %s are in the catalogue, and all of them are shown', (name, used) => {
  expect(used.filter((id) => !has(id))).toEqual([]);
  expect(written(catalogues[`../../../src/zashiki/messages/en/${name}.ftl`]!, /^([a-z]+-rules-[\w-]+) =/gm).filter((id) => !used.includes(id))).toEqual([]);
});

test.each(rules)('the tables in the rules of %s have a cell for every column', async (name) => {
  for (const block of (await load_game(name))!.rules.flatMap(({ blocks }) => blocks)) {
    if (typeof block === 'string' || !('columns' in block)) continue;
    for (const { cells } of block.rows) expect(cells.length).toBe(block.columns.length);
  }
});

test('every heading that games share is used', () => {
  const used = rules.flatMap(([, ids]) => ids);
  expect(written(english, /^(rules-[\w-]+) =/gm).filter((id) => id !== 'rules-name' && !used.includes(id))).toEqual([]);
});

test('every game has its texts on the home page', () => {
  for (const name of Object.keys(descriptions)) expect([`${name}-motto`, `${name}-about`].filter((id) => !has(id))).toEqual([]);
});
