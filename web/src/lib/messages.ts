// The texts of the page, in the language that was chosen.
import { language } from './language.svelte';
import type { Values } from './translation.svelte';

/** Fetches all messages of a game. */
export const load_messages = (game: string): Promise<void> => language.load(game);

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** More marks on a letter than any language needs; names of old accounts may have them. */
const TOWERS = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** What a player wrote, so that neither its direction nor its height affects the text around it. */
export function contained(words: string): string {
  const flat = words.replace(TOWERS, '$1');
  return RIGHT_TO_LEFT.test(flat) ? `\u2068${flat}\u2069` : flat;
}

export const has = (id: string): boolean => language.translation.has(id);

/** The text of a message. A missing one is shown as its name in brackets, for which the tests search. */
export function t(id: string, values: Values = {}): string {
  const safe = Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? contained(value) : value] as const);
  return form_of(id, null, Object.fromEntries(safe)) ?? `⟨${id}⟩`;
}

/** The text of a message in a game's own words, if its catalogue has them: `ninjato-points-of` for `points-of`. */
export const t_of = (game: string, id: string, values: Values = {}): string =>
  t(has(`${game}-${id}`) ? `${game}-${id}` : id, values);

/** A number of points in the game's unit: "7 points", "7 honor". */
export const amount_of = (game: string, points: number): string => t_of(game, 'amount', { points });

/** Names in one phrase: "Ann, Ben and Warashi". */
export const list = (names: string[]): string => new Intl.ListFormat(language.code).format(names.map(contained));

/** A day: "Nov 19, 2026". */
export const day = (seconds: number): string => new Intl.DateTimeFormat(language.code, { dateStyle: 'medium' }).format(1000 * seconds);

/** A number with a true minus sign. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);

/** Words as the start of a sentence. */
export const capital = (words: string): string => words.charAt(0).toLocaleUpperCase(language.code) + words.slice(1);

/** The text of a message, or of one of its attributes; null if there is none. */
export const form_of = (id: string, form: string | null, values: Values = {}): string | null =>
  language.translation.text(id, form, values);
