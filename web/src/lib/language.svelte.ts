// The language of the page. Everything that reads a message while it is drawn is drawn again when the language changes.
import { LANGUAGES, Translation } from './translation.svelte';

export { LANGUAGES };

const DEFAULT = 'en';

class Language {
  /** The messages that are shown now; the page is shown once they were fetched. */
  translation = $state.raw(new Translation(DEFAULT));
  /** The games whose messages are shown, or soon will be. */
  #games = new Set<string>();
  /** The language that was chosen last: another one may arrive later. */
  #wanted = '';

  get code(): string {
    return this.translation.code;
  }

  /** Changes the language once everything is fetched that the page shows. */
  async choose(code: string): Promise<void> {
    if (this.#wanted === code) return;
    this.#wanted = code;
    const next = new Translation(code);
    try {
      await next.start();
      let count;
      do {
        count = this.#games.size;
        await Promise.all([...this.#games].map((game) => next.load(game)));
      } while (count < this.#games.size);
    } catch (error) {
      if (this.#wanted === code) this.#wanted = this.code;
      throw error;
    }
    if (this.#wanted === code) this.#show(next);
  }

  #show(next: Translation): void {
    this.translation = next;
    if (typeof document !== 'undefined') document.documentElement.lang = next.code;
  }

  /** Fetches all messages of a game. */
  async load(game: string): Promise<void> {
    this.#games.add(game);
    await this.translation.load(game);
  }
}

export const language = new Language();

/** The language that fits best, of those that somebody reads, the best first. */
export const best_of = (tags: readonly string[]): string =>
  tags.map((tag) => tag.split('-')[0]!.toLowerCase()).find((code) => LANGUAGES.includes(code)) ?? DEFAULT;

/** The name of a language in that language: "Deutsch". */
export function name_of_language(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
