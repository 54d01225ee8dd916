// What happens before a page is shown.
import { catalogue } from './catalogue.svelte';
import { session } from './session.svelte';

/** Loads what every page needs: the games, and the player. */
export async function start(): Promise<void> {
  await Promise.all([catalogue.load(), session.start()]);
}

/** Shows the page instead of what the server has written into the document for the time until then. */
export function show_page(): void {
  document.querySelector('.starting')?.remove();
}
