// Notices of the browser's own, for those who look elsewhere. Not every browser has them, and some have them for apps only.
import { settings } from './settings.svelte';

export const has_notices = 'Notification' in window;

/** Tells somebody who wants it and does not look at the page. */
export function notify(title: string, body: string): void {
  if (!has_notices || !settings.choices.notices || !document.hidden || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, icon: '/icon.svg' });
  } catch {
    // Android's browsers let only service workers do this; the title of the page says it too.
  }
}
