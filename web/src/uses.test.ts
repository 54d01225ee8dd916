// Every message that the page uses is in the catalogue, with the same arguments. Whether every message is used is a matter
// for programs in Python too: tests/test_messages.py.
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { all, type Node, nodes_of, script } from './test-syntax';

const catalogues = import.meta.glob<string>('../../src/zashiki/messages/en/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The variables of a part of a message, and the messages it refers to. */
function named(part: unknown, type: 'var' | 'mesg'): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type: kind, name } = part as { type?: string; name?: string };
  return [...(kind === type ? [name!] : []), ...Object.values(part).flatMap((value) => named(value, type))];
}

const messages = new Map(Object.values(catalogues).flatMap((text) => new FluentResource(text).body.map((message) => [message.id, message] as const)));

/** The arguments of a message, or of one of its attributes. */
function args_of(id: string, form: string | null = null): Set<string> {
  const message = messages.get(id)!;
  const pattern = form === null ? message.value : message.attributes[form];
  return new Set([...named(pattern, 'var'), ...named(pattern, 'mesg').flatMap((other) => [...args_of(other)])]);
}

/** The names that an expression may have, as patterns; none if it is not an expression for names. */
function names(node: Node | undefined): RegExp[] {
  if (node?.type === 'Literal') return [new RegExp(`^${String(node['value'])}$`)];
  if (node?.type === 'ConditionalExpression') return [...names(node['consequent'] as Node), ...names(node['alternate'] as Node)];
  if (node?.type !== 'TemplateLiteral') return [];
  const pieces = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  return [new RegExp(`^${pieces.join('.+')}$`)];
}

/** The arguments in an object; null if it has others that are not named here. */
function keys(node: Node | undefined): Set<string> | null {
  if (!node) return new Set();
  if (node.type !== 'ObjectExpression') return null;
  const properties = node['properties'] as Node[];
  if (properties.some(({ type }) => type !== 'Property')) return null;
  return new Set(properties.map(({ key }) => String((key as Node)['name'] ?? (key as Node)['value'])));
}

interface Use {
  text: string;
  names: RegExp[];
  given: Set<string> | null;
  form: string | null;
}

function use(call: Node, code: string): Use[] {
  const callee = (call['callee'] as Node)['name'];
  const [first, second, third] = call['arguments'] as (Node | undefined)[];
  const text = code.slice(call['start'] as number, call['end'] as number);
  if (callee === 't') return [{ text, names: names(first), given: keys(second), form: null }];
  if (callee === 't_of') return [{ text, names: names(second), given: keys(third), form: null }];
  if (callee !== 'form_of' || second?.type !== 'Literal') return [];
  return [{ text, names: names(first), given: keys(third), form: second['value'] as string | null }];
}

const uses_in = (code: string): Use[] =>
  nodes_of(code).flatMap(([node]) => (node.type === 'CallExpression' ? use(node, code) : []));

/** What is wrong with a use of messages. Of messages whose names are put together, one must have the arguments. */
function problems({ text, names, given, form }: Use): string[] {
  const found = names.map((pattern) => [...messages.keys()].filter((id) => pattern.test(id)).map((id) => args_of(id, form)));
  if (found.some((args) => !args.length)) return [`${text}: there is no such message`];
  if (given === null) return [];
  const lacking = (args: Set<string>) => [...args].filter((name) => !given.has(name));
  const missing = found.flatMap((some) => some.map(lacking).reduce((least, other) => (other.length < least.length ? other : least)));
  const superfluous = names.length ? [...given].filter((name) => !found.flat().some((args) => args.has(name))) : [];
  return [...missing.map((name) => `${text}: $${name} is not given`), ...superfluous.map((name) => `${text}: $${name} is not used`)];
}

test('every message that is used is there, with the same arguments', () => {
  const uses = all.flatMap(([, code]) => uses_in(code));
  expect(uses.length).toBeGreaterThan(400);
  expect(uses.flatMap(problems)).toEqual([]);
});

test.each([
  ["t('no-such-message')", 'there is no such message'],
  ["t(`no-such-${message}`)", 'there is no such message'],
  ["t('turn-of')", '$name is not given'],
  ["t('close', { door })", '$door is not used'],
  ["t(is_new ? 'close' : 'turn-of', { name })", ''],
  ["form_of('take-take', 'do', { piece })", '$source is not given'],
])('%s: %s', (code, problem) => {
  const found = uses_in(script(code)).flatMap(problems);
  expect(found.map((line) => line.slice(line.indexOf(': ') + 2))).toEqual(problem ? [problem] : []);
});
