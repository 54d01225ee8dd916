// The tables in the rules hold the numbers of the game's components.
import { expect, test } from 'vitest';
import components from '../../../../src/zashiki/games/ninjato/components.py?raw';
import { ELITE_HONOR } from './pieces';
import { rules } from './rules';
import type { RulesTable } from '../game';

const tables = rules.flatMap(({ blocks }) => blocks).filter((block): block is RulesTable => typeof block !== 'string' && 'columns' in block);
const table = (column: string) => tables.find(({ columns }) => columns[0] === column)!.rows;

test('skills', () => {
  for (const { cells, pieces } of table('ninjato-rules-skill').slice(0, -1)) {
    const [, , style, cost, copies] = cells as string[];
    const price = cost === 'ninjato-rules-cost-any' ? 'ANY_CARD' : cost!.at(-1)!;
    const name = pieces![0]!.replace('-', '_').toUpperCase();
    expect(components).toContain(`Tile(Skill.${name}, Style.${style!.split('-').at(-1)!.toUpperCase()}, cost=${price}, copies=${copies})`);
  }
});

test('guards and elite guards', () => {
  for (const { cells, pieces } of table('ninjato-rules-guard')) {
    const id = pieces![0]!.slice('guard:'.length);
    expect(components).toContain(`Guard(${id[0]}, alarm=${id.endsWith('a') ? 'True' : 'False'}, copies=${cells[1]})`);
  }
  const elites = table('ninjato-rules-elite-guard');
  expect(elites.length).toBe(Object.keys(ELITE_HONOR).length);
  for (const { cells, pieces } of elites) {
    const [kind, first, second] = pieces![0]!.slice('guard:'.length);
    const double = kind === 'D' ? 'True' : 'False';
    expect(components).toContain(`Elite((${first}, ${second}), double=${double}, honor=${cells[1]}, copies=${cells[2]})`);
  }
});

test('envoys', () => {
  table('ninjato-rules-cost').forEach(({ cells: [, ...ages], pieces }, row) => {
    expect(components).toContain(`Cost("${pieces![0]!.slice('cost:'.length)}"`);
    expect(components).toContain(`${row}: (${ages.slice(0, 3).join(', ')}),`);
  });
});
