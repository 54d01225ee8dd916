// Everything that people read is in the catalogues: markup has no words, and scripts have no sentences. The same check for
// programs in Python is tools/english.py.
import { parse } from 'svelte/compiler';
import { expect, test } from 'vitest';

const markup = import.meta.glob<string>('./**/*.svelte', { query: '?raw', import: 'default', eager: true });
const scripts = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./**/*.generated.ts', '!./generated/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Attributes whose texts are read. */
const READ = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt', 'label', 'words', 'caption'];
/** Strings with several words that nobody reads. */
const CODES = [
  /^(own|ninja) (daimyo|ronin|geisha)$/, // blocks of actions
  /^(recall all|play card|take honor|name none)$/,
  /^Rice field$/, // the name of a card in views
  /^[a-z]+(, [a-z]+)+$/, // selectors
  /^\(prefers-/,
  /^(whose offer|flying points)$/, // classes
];

interface Node {
  type: string;
  [key: string]: unknown;
}

const is_node = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** All nodes below one, each with the nodes above it. Keys of objects and what is imported are codes. */
function* below(node: Node, above: Node[] = []): Generator<[Node, Node[]]> {
  yield [node, above];
  for (const [name, value] of Object.entries(node)) {
    if (name === 'metadata' || (name === 'key' && node.type === 'Property') || node.type === 'ImportDeclaration') continue;
    for (const child of [value].flat()) if (is_node(child)) yield* below(child, [...above, node]);
  }
}

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
function words_in(code: string): string[] {
  const { fragment, instance, module } = parse(code, { modern: true });
  const parts = [fragment, instance, module].filter(is_node);
  return parts.flatMap((part) => [...below(part)].map(([node, above]) => text_of(node, above))).filter((text) => text);
}

const script = (code: string): string => `<script lang="ts">\n${code}\n</script>`;

test('the markup and the scripts have no sentences', () => {
  const all = [...Object.entries(markup), ...Object.entries(scripts).map(([path, code]) => [path, script(code)] as const)];
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
