// All texts of the page come from one catalogue.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import english from '../messages/en.ftl?raw';

const bundle = new FluentBundle('en', { useIsolating: false });
const errors = bundle.addResource(new FluentResource(english));
if (errors.length) throw errors[0];

/** Whether there is such a message. */
export const has = (id: string): boolean => bundle.hasMessage(id);

/** The text of a message; a message that is missing shows its name, and a test finds it. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`;
  return bundle.formatPattern(message.value, values);
}

/** Words to somebody else, as they are told of him. */
export const told_of = (words: string): string =>
  words.replace(/\byour\b/g, 'their').replace(/\bfor you\b/g, 'for them').replace(/\byou\b/g, 'they');

/** A number as it is read: with a true minus. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
