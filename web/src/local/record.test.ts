// Records are written and read as kernel/record.py does it: the golden records of the games come out unchanged.
import { expect, test } from 'vitest';
import { Refusal } from '../lib/api';
import type { Position } from './position';
import { parse_record, record_of } from './record';

const golden = import.meta.glob<string>('../../../tests/golden/*.zashiki', { query: '?raw', import: 'default', eager: true });
const texts = Object.entries(golden).map(([path, text]) => [path.split('/').at(-1)!, text] as const);

const tag = (text: string, name: string) => new RegExp(`^\\[${name} "(.*)"\\]$`, 'm').exec(text)?.[1] ?? '';
const numbers = (words: string) => words.split(' ').map(Number);
const code_of = (text: string) => {
  try {
    parse_record(text);
  } catch (error) {
    return (error as Refusal).code;
  }
  return null;
};

test('there are golden records', () => expect(texts.length).toBeGreaterThan(2));

test.each(texts)('%s is read and written as it is', (_, text) => {
  const { game, options, players, names, seed, moves } = parse_record(text);
  const outcome = { winners: numbers(tag(text, 'Result')), scores: numbers(tag(text, 'Scores')) };
  const position = { game: { about: { name: game } }, options, players, seed, moves, outcome } as unknown as Position;
  expect(record_of(position, names, new Date(tag(text, 'Date')))).toBe(text);
});

test('a record that was changed, has no seed or is none is refused', () => {
  const [, text] = texts[0]!;
  expect(code_of(text.replace('1. ', '1.  '))).toBe('record-changed');
  expect(code_of(text.replace(/\[Seed.*\n/, ''))).toBe('record-partial');
  expect(code_of('Dear diary')).toBe('record-none');
});
