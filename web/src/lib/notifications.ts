// Browser notifications while the page is hidden. Some browsers have none, or only for installed apps.
import { settings } from './settings.svelte';
import { BASE } from './site';

export const has_notices = 'Notification' in window;

/** Shows a notification if the player wants them and the page is hidden. */
export function notify(title: string, body: string): void {
  if (!has_notices || !settings.choices.notices || !document.hidden || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, icon: `${BASE}icon.svg` });
  } catch {
    // Browsers on Android allow this only to service workers; the title of the page changes too.
  }
}
