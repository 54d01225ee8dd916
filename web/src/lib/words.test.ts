// Facts are worded as in Python, in every language: see tools/wordings.py.
import { expect, test } from 'vitest';
import { LANGUAGES, language } from './language.svelte';
import type { Fact } from './protocol';
import { foretold, said, told } from './words';

type Line = [game: string, form: 'told' | 'foretold' | 'said', fact: Fact, texts: Record<string, string>];

const NAMES = ['Ayame', 'Ben', 'Chiyo', 'Daiki'];
const written = import.meta.glob<Line[]>('../../wordings.json', { import: 'default', eager: true });
const lines = Object.values(written).flat();

function words(game: string, form: Line[1], fact: Fact): string {
  if (form === 'told') return told(game, fact, NAMES, 0);
  return form === 'foretold' ? foretold(game, [fact]) : said(game, fact);
}

test('there are facts in all languages', () => {
  expect(lines.length, 'tools/wordings.py writes them').toBeGreaterThan(500);
  for (const [, , , texts] of lines) expect(Object.keys(texts).sort()).toEqual(LANGUAGES);
});

test.each(LANGUAGES)('%s', async (code) => {
  await language.choose(code);
  for (const [game, form, fact, texts] of lines) expect(words(game, form, fact), `${game}-${fact.message} ${form}`).toBe(texts[code]);
  await language.choose('en');
});
