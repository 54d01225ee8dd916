// Everything that people read is in the catalogues: markup has no words, and scripts have no sentences. The same check for
// programs in Python is tools/english.py.
import { expect, test } from 'vitest';
import { all, type Node, nodes_of, script } from './test-syntax';

/** Attributes whose texts are read. */
const READ = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'words', 'caption'];
/** Strings with several words that nobody reads. */
const CODES = [
  /^(own|ninja) (daimyo|ronin|geisha)$/, // blocks of actions
  /^(recall all|play card|take honor|name none)$/,
  /^Rice field$/, // the name of a card in views
  /^[a-z]+(, [a-z]+)+$/, // selectors
  /^\((prefers|display)-/,
  /^(There is no module of | has no function | is not legal\.| is not played by |There is no move to take back\.)$/, // errors of programmers
  /^(whose offer|flying points)$/, // classes
];

/** Keys of objects and what is imported are codes. */
const is_code = (node: Node, above: Node[]): boolean =>
  above.some((parent, depth) => parent.type === 'ImportDeclaration' || (parent.type === 'Property' && parent['key'] === (above[depth + 1] ?? node)));

const has_words = (text: string): boolean => /\p{L}{2}/u.test(text);
const is_sentence = (text: string): boolean => /\p{L}{2,}[,;:.]? \p{L}{2,}/u.test(text) && !CODES.some((code) => code.test(text));

function text_of(node: Node, above: Node[]): string {
  if (node.type === 'Text') {
    const attribute = above.findLast(({ type }) => type === 'Attribute' || type === 'StyleDirective');
    const is_read = !attribute || READ.includes(attribute['name'] as string);
    return is_read && has_words(node['data'] as string) ? (node['data'] as string) : '';
  }
  const value = node.type === 'Literal' ? node['value'] : node.type === 'TemplateElement' ? (node['value'] as { cooked: string }).cooked : '';
  return typeof value === 'string' && is_sentence(value) ? value : '';
}

/** The words in a component that should be in a catalogue. */
const words_in = (code: string): string[] =>
  nodes_of(code).flatMap(([node, above]) => (is_code(node, above) ? [] : text_of(node, above) || []));

test('the markup and the scripts have no sentences', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(all.flatMap(([path, code]) => words_in(code).map((text) => `${path}: ${text}`))).toEqual([]);
});

test.each([
  '<button>Play</button>',
  '<button aria-label="Play">{name}</button>',
  '<p title={`${name} has left the page`}></p>',
  '{#if over}<p>The game is over.</p>{/if}',
  script("const problem = 'The server does not answer';"),
  script('throw new Refusal(`Seat ${seat} is taken`);'),
])('words are found in %s', (code) => {
  expect(words_in(code).length).toBe(1);
});

test.each([
  '<button class="first plain" aria-label={t("play")}>{t("play")}: {score} × 3</button>',
  '<p style:width="{width}px"></p>',
  script("const ways = { 'own daimyo': 1 }; element.closest('button, a, input');"),
  script("const name = t(`take-step-${step}`, { piece: 'D' });"),
])('what nobody reads passes in %s', (code) => {
  expect(words_in(code)).toEqual([]);
});
