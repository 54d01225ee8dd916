// Facts are worded as in Python: see tools/wordings.py.
import { expect, test } from 'vitest';
import type { Fact } from './protocol';
import { foretold, said, told } from './words';

type Line = [form: 'told' | 'foretold' | 'said', fact: Fact, text: string];

const NAMES = ['Ayame', 'Ben', 'Chiyo', 'Daiki'];
const wordings = import.meta.glob<Line[]>('../games/*/wordings.json', { import: 'default', eager: true });

function words(game: string, form: Line[0], fact: Fact): string {
  if (form === 'told') return told(game, fact, NAMES, 0);
  return form === 'foretold' ? foretold(game, [fact]) : said(game, fact);
}

test.each(Object.entries(wordings))('%s', (path, lines) => {
  const game = path.split('/')[2]!;
  for (const [form, fact, text] of lines) expect(words(game, form, fact), `${form} ${fact.message}`).toBe(text);
});
