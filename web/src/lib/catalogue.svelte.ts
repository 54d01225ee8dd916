// The games that the server offers, and what their rules say about them.
import { descriptions } from '../games/registry';
import { get, type Refusal } from './api';
import type { GameInfo } from './protocol';
import { is_site } from './site';

/** Milliseconds between questions whether the rules are compiled; a new server needs a minute or two for that. */
const POLL_INTERVAL = 2000;

const own_games = async () => [...(await import('../generated/games.json')).default] as GameInfo[];

const if_offline = (error: Refusal) => (error.code === 'offline' ? own_games() : Promise.reject(error));

/** The shortest game first; games that the page has no folder for last. */
const length_of = ({ name }: GameInfo) => descriptions[name]?.minutes ?? Infinity;

class Catalogue {
  games = $state.raw<GameInfo[]>([]);

  /** Asks the server for the games; without one they are those that this page has the rules of. */
  async load(): Promise<void> {
    const games = is_site ? await own_games() : await get<GameInfo[]>('/api/games').catch(if_offline);
    this.games = games.sort((first, second) => length_of(first) - length_of(second));
  }

  find(name: string): GameInfo | undefined {
    return this.games.find((game) => game.name === name);
  }

  title(name: string): string {
    return this.find(name)?.title ?? name;
  }

  /** Polls until all games can be played, or the returned function is called. */
  poll_until_ready(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let is_stopped = false;
    const poll = async () => {
      await this.load().catch(() => undefined);
      if (!is_stopped && this.games.some(({ ready }) => !ready)) timer = setTimeout(() => void poll(), POLL_INTERVAL);
    };
    void poll();
    return () => {
      is_stopped = true;
      clearTimeout(timer);
    };
  }
}

export const catalogue = new Catalogue();
