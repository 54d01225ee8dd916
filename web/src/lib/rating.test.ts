import { expect, test } from 'vitest';
import { catalogue } from './catalogue.svelte';
import type { GameInfo, TableSummary } from './protocol';
import { rating_note } from './rating';

catalogue.games = [{ name: 'take', rated_moves: 7 } as GameInfo];
const note = (about: Partial<TableSummary>) =>
  rating_note({ game: 'take', rated: true, status: 'over', uncounted: null, ...about } as TableSummary);

test('a rated game says what it needs until it is over', () => {
  expect(note({ status: 'open' })).toContain('7 moves');
  expect(note({ status: 'running' })).toContain('costs you rating');
  expect(note({})).toBeNull();
  expect(note({ status: 'running', rated: false })).toBeNull();
});

test('a game that does not count says why', () => {
  expect(note({ uncounted: 'too_short' })).toContain('not everybody had made 7 moves');
  expect(note({ uncounted: 'pair_limit', rated: false, status: 'running' })).toContain('for today');
  expect(note({ uncounted: 'no_account' })).toContain('account');
  expect(note({ uncounted: 'undone' })).toContain('removed');
});
