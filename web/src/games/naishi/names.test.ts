import { expect, test } from 'vitest';
import { t } from '../../lib/messages';
import { CARDS } from './view';
import { card_name, signed } from './names';

const SOURCES: Record<string, string> = import.meta.glob('./*.svelte', { query: '?raw', import: 'default', eager: true });

test('every card has its name', () => {
  for (const card of CARDS) expect(card_name(card)).toBe(card);
});

test('every message of the board exists', () => {
  const ids = Object.values(SOURCES).flatMap((source) => [...source.matchAll(/'(naishi-[a-z-]+)'/g)].map((found) => found[1]!));
  ids.push(...['line', 'hand', 'river', 'swap', 'discard', 'decree'].map((name) => `naishi-${name}`));
  ids.push(...['swap', 'discard', 'decree'].flatMap((name) => [`naishi-space-${name}`, `naishi-${name}-short`]));
  ids.push(...['line', 'hand'].flatMap((row) => [`naishi-${row}-of`, `naishi-about-${row}`]));
  ids.push(...['develop', 'swap', 'swap-second', 'discard', 'discard-second', 'decree'].map((name) => `naishi-step-${name}`));
  expect(ids.length).toBeGreaterThan(30);
  const some = { owner: 'you', row: 'Line', column: 1, card: 'Fort', known: 'no', other: 'Warashi', name: 'Warashi' };
  const numbers = { count: 2, free: 1, mine: 1, theirs: 1, number: 1, turn: 3 };
  for (const id of ids) expect(t(id, { ...some, ...numbers })).not.toContain('⟨');
});

test('the name of a place includes its card and who knows it', () => {
  const place = { row: 'Hand', column: 3, other: 'Warashi' };
  expect(t('naishi-place', { ...place, owner: 'you', card: 'Fort', known: 'mine' })).toBe(
    'Your Hand, column 3: Fort, known to Warashi',
  );
  expect(t('naishi-place', { ...place, owner: 'Warashi', card: 'hidden', known: 'no' })).toBe(
    'Hand of Warashi, column 3: a hidden card',
  );
  expect(t('naishi-space-swap', { free: 1, mine: 2, theirs: 0, other: 'Warashi' })).toBe(
    'Swap two cards: one free space, 2 emissaries of yours',
  );
  expect(t('naishi-pile', { column: 2, count: 1, card: 'Monk' })).toBe('River, column 2: Monk, the last card of its pile');
});

test('points have a sign', () => {
  expect([signed(7), signed(0), signed(-5)]).toEqual(['+7', '±0', '−5']);
});
