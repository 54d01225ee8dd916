// The texts of the page: its own catalogue, and those of the games. The build has parsed them: see messages.js. Programs
// in Python read the same catalogues with the same functions: see kernel/catalogue.py.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { get } from './api';

type Messages = FluentResource['body'];

const own = import.meta.glob<Messages>(['../../../src/zashiki/messages/en/page.ftl', '../../../src/zashiki/messages/en/common.ftl'], {
  import: 'default',
  eager: true,
});
/** What all pages say about the games. */
const briefs = import.meta.glob<Messages>('../../../src/zashiki/messages/en/*.ftl', { query: '?brief', import: 'default', eager: true });
const catalogues = import.meta.glob<Messages>('../../../src/zashiki/messages/en/*.ftl', { import: 'default' });
const functions = { NOUN: noun, LIST: listed, COUNTS: counted };
const bundle = new FluentBundle('en', { functions, useIsolating: false });
const add = (body: Messages) => bundle.addResource({ body }, { allowOverrides: true });
for (const body of [...Object.values(own), ...Object.values(briefs)]) add(body);

/** Fetches all messages of a game: the catalogues whose names begin with its name. The server has those of other games. */
export async function load_messages(game: string): Promise<void> {
  const wanted = Object.entries(catalogues).filter(([path]) => /([a-z_]+)(-[a-z]+)?\.ftl$/.exec(path)?.[1] === game);
  for (const body of await Promise.all(wanted.map(([, fetch]) => fetch()))) add(body);
  if (!wanted.length) add(new FluentResource(await get<string>(`/api/games/${game}/messages`)).body);
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** More marks on a letter than any language needs; names of old accounts may have them. */
const TOWERS = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** What a player wrote, so that neither its direction nor its height affects the text around it. */
export function contained(words: string): string {
  const flat = words.replace(TOWERS, '$1');
  return RIGHT_TO_LEFT.test(flat) ? `\u2068${flat}\u2069` : flat;
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** The text of a message. A missing one is shown as its name in brackets, for which the tests search. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`;
  const safe = Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? contained(value) : value] as const);
  return bundle.formatPattern(message.value, Object.fromEntries(safe));
}

/** The text of a message in a game's own words, if its catalogue has them: `ninjato-points-of` for `points-of`. */
export const t_of = (game: string, id: string, values: Record<string, FluentVariable> = {}): string =>
  t(has(`${game}-${id}`) ? `${game}-${id}` : id, values);

/** A number of points in the game's unit: "7 points", "7 honor". */
export const amount_of = (game: string, points: number): string => t_of(game, 'amount', { points });

/** Names in one phrase: "Ann, Ben and Warashi". */
export const list = (names: string[]): string => new Intl.ListFormat('en').format(names.map(contained));

/** A number with a true minus sign. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** Words as the start of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The text of a message, or of one of its attributes; null if there is none. */
export function form_of(id: string, form: string | null, values: Record<string, FluentVariable> = {}): string | null {
  const message = bundle.getMessage(id);
  const pattern = form === null ? message?.value : message?.attributes[form];
  return pattern ? bundle.formatPattern(pattern, values) : null;
}

// The functions that catalogues call; kernel/catalogue.py says what they do.

type Options = Record<string, FluentValue>;

function noun([name, count]: FluentValue[], { of, form }: Options): string {
  const id = `${of}-${`${name}`.replace(/[^a-zA-Z0-9_-]/g, '-')}`;
  return form_of(id, form === undefined ? null : `${form}`, count === undefined ? {} : { count: Number(`${count}`) }) ?? `⟨${id}⟩`;
}

function listed(lists: FluentValue[], options: Options): string {
  const words = lists.flatMap(items).map((name) => noun([name], options));
  return joined(words, options);
}

function counted(lists: FluentValue[], options: Options): string {
  const words = lists.flatMap(items).map((item) => noun(item.split('='), options));
  return joined(words, options);
}

const items = (list: FluentValue): string[] => `${list}`.split(';').filter((item) => item);

/** 'a, b and c'. */
function joined(words: string[], options: Options): string {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return last;
  const first = words.slice(0, -1).reduce((first, second) => form_of('list-comma', null, { first, second }) ?? '');
  return form_of(`list-${options['with'] ?? 'and'}`, null, { first, second: last }) ?? '';
}
