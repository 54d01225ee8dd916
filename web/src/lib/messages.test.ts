import { expect, test } from 'vitest';
import { Refusal, describe_error } from './api';
import { contained, has, list, t } from './messages';

const catalogues = import.meta.glob<string>('../../../src/zashiki/messages/en/*.ftl', {
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

test('what players write does not affect the text around it', () => {
  expect(contained('Ada 名前 Özgür')).toBe('Ada 名前 Özgür');
  expect(contained('محمد')).toBe('\u2068محمد\u2069');
  expect(list(['שלמה', 'Ada'])).toBe('\u2068שלמה\u2069 and Ada');
  expect(t('turn-of', { name: 'שלמה' })).toContain('\u2068שלמה\u2069');
  expect(contained('Z' + '\u0300\u0301\u0302\u0303\u0304'.repeat(5))).toBe('Z\u0300\u0301\u0302\u0303');
});

test('a limit says when to try again', () => {
  const refused = (wait: number) => describe_error(new Refusal({ code: 'too_fast', message: 'Too many requests.' }, 429, wait));
  expect(refused(1)).toBe('That was too often. Try again in one second.');
  expect(refused(45)).toBe('That was too often. Try again in 45 seconds.');
  expect(refused(100)).toBe('That was too often. Try again in 2 minutes.');
  expect(refused(0)).toBe('Too many requests.');
});

test('an error is said in the words of the catalogue, and in those of the server if they are not there', () => {
  const said = (problem: object) => describe_error(new Refusal({ code: 'conflict', message: 'As the server says.', ...problem }, 409));
  expect(said({ reason: 'not-your-seat', args: { seat: 1 } })).toBe('Seat 1 is not yours.');
  expect(said({ reason: 'seats', args: { game: 'Ta-Ke', seats: '2;3;4', given: 5 } })).toBe('Ta-Ke is played by 2, 3 or 4, not by 5.');
  const illegal = { args: { game: 'take', move: "'D:'", moves: 'A, B' }, facts: [{ message: 'refuse-none', piece: 'D' }] };
  expect(said({ reason: 'illegal-move', ...illegal })).toBe("'D:' is not legal now: you have no Daimyo in your bottom row. Legal: A, B.");
  expect(said({ reason: 'of-a-newer-server' })).toBe('As the server says.');
  expect(said({})).toBe('As the server says.');
});
