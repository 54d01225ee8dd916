// Keeping the page and the rules of the games on the device, so that both open without a connection.
import { keep, kept } from './kept';
import { language } from './language.svelte';
import { BASE } from './site';

const KEY = 'zashiki-visited';

/** What keeps the page on the device is not a visitor's first concern: a first visit stays small. */
class Offline {
  /** Whether everything is on the device that games without a connection need. */
  is_ready = $state(false);

  /** Keeps the page on the device if somebody has come back to it, or has installed it. */
  start(): void {
    addEventListener('appinstalled', () => void this.keep());
    const is_installed = matchMedia('(display-mode: standalone)').matches;
    if (is_installed || kept(KEY)) void this.keep();
    else keep(KEY, 'yes');
  }

  /** Fetches everything that games without a connection need. */
  async keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    await navigator.serviceWorker.register(`${BASE}sw.js`);
    await navigator.serviceWorker.ready;
    await this.#be_controlled();
    await this.#keep_language();
    const index = await fetch(`${BASE}modules/index.json`);
    if (!index.ok) return; // the server has not made the modules yet
    const names = Object.values((await index.json()) as Record<string, string>);
    const modules = await Promise.all(names.map((name) => fetch(`${BASE}modules/${name}`)));
    this.is_ready = modules.every(({ ok }) => ok);
  }

  /** Asks the service worker to keep the messages of the language that is read. */
  #keep_language(): Promise<void> {
    const { port1, port2 } = new MessageChannel();
    navigator.serviceWorker.controller!.postMessage(language.code, [port2]);
    return new Promise((resolve) => (port1.onmessage = () => resolve()));
  }

  /** Waits until the service worker answers for this page. */
  #be_controlled(): Promise<void> {
    if (navigator.serviceWorker.controller) return Promise.resolve();
    return new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }));
  }
}

export const offline = new Offline();
