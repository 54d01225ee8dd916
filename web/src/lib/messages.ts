// The texts of the page: its own catalogue, and those of the games.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

const catalogues = import.meta.glob<string>(['../messages/en.ftl', '../games/*/en.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundle = new FluentBundle('en', { useIsolating: false });
for (const catalogue of Object.values(catalogues)) {
  const [error] = bundle.addResource(new FluentResource(catalogue));
  if (error) throw error;
}

export const has = (id: string): boolean => bundle.hasMessage(id);

/** The text of a message. A missing one is shown as its name in brackets, for which the tests search. */
export function t(id: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(id);
  if (!message?.value) return `⟨${id}⟩`;
  return bundle.formatPattern(message.value, values);
}

/** A number with a true minus sign. */
export const figure = (number: number): string => (number < 0 ? `−${-number}` : `${number}`);
