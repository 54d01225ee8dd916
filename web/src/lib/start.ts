// What happens before a page is shown.
import { catalogue } from './catalogue.svelte';
import { LANGUAGES, best_of, language } from './language.svelte';
import { session } from './session.svelte';
import { settings } from './settings.svelte';

/** Changes to the language that the player has chosen, on any device. */
export async function use_language_of_player(): Promise<void> {
  const chosen = session.profile?.language;
  if (!chosen || !LANGUAGES.includes(chosen)) return;
  settings.choices.language = chosen;
  settings.keep();
  await language.choose(chosen);
}

/** Loads what every page needs: the games, and the player. */
export async function start(): Promise<void> {
  await Promise.all([catalogue.load(), session.start()]);
  await use_language_of_player();
}

/** Fetches the messages in the language that this device remembers, or else in that of the browser. */
export function start_language(): Promise<void> {
  const code = best_of(settings.choices.language ? [settings.choices.language] : navigator.languages);
  if (code !== document.documentElement.lang) show_page();
  return language.choose(code);
}

/** Shows the page instead of what the server has written into the document for the time until then. */
export function show_page(): void {
  document.querySelector('.starting')?.remove();
}
