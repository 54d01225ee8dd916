// The lobby: open tables, one's own games, and those that can be watched.
import { get } from './api';
import { post_fairly } from './fairness';
import type { GameInfo, Message, Summary } from './protocol';
import { me } from './me.svelte';
import { socket } from './socket.svelte';

export type Seat = { kind: 'me' } | { kind: 'open' } | { kind: 'warashi'; level: number };

/** How often to ask whether the rules are prepared, in milliseconds; after the first minutes of a server they are. */
const ASK_AGAIN = 2000;

const is_mine = (table: Summary) => table.seats.some((seat) => seat.player === me.profile?.id);

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<Summary[]>([]);
  mine = $state.raw<Summary[]>([]);
  /** Others' games that anybody may watch. */
  watched = $state.raw<Summary[]>([]);

  /** Follows the lobby until the answer is called. */
  follow(): () => void {
    void get<Summary[]>('/api/tables/running')
      .then((tables) => (this.watched = tables.filter((one) => !is_mine(one))))
      .catch(() => undefined);
    const stop = [
      this.#ask_until_ready(),
      socket.listen((message) => this.#receive(message)),
      socket.greet(() => void socket.send({ type: 'lobby', on: true }).catch(() => undefined)),
    ];
    return () => {
      for (const one of stop) one();
      void socket.send({ type: 'lobby', on: false }).catch(() => undefined);
    };
  }

  /** Asks for the games until all of them can be played. */
  #ask_until_ready(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let is_followed = true;
    const ask = async () => {
      this.games = await get<GameInfo[]>('/api/games').catch(() => this.games);
      if (is_followed && this.games.some(({ ready }) => !ready)) timer = setTimeout(() => void ask(), ASK_AGAIN);
    };
    void ask();
    return () => {
      is_followed = false;
      clearTimeout(timer);
    };
  }

  #receive(message: Message): void {
    if (message.type === 'tables') {
      this.open = message.open;
      this.mine = message.mine;
    } else if (message.type === 'changed') {
      const { about } = message;
      const others = (list: Summary[]) => list.filter((one) => one.table !== about.table);
      this.open = about.status === 'open' && about.listed ? [about, ...others(this.open)] : others(this.open);
      this.mine = is_mine(about) && about.status !== 'over' ? [about, ...others(this.mine)] : others(this.mine);
      const can_watch = about.status === 'running' && about.listed && !is_mine(about);
      this.watched = can_watch ? [about, ...others(this.watched)] : others(this.watched);
    }
  }
}

export const lobby = new Lobby();

/** Opens a table; its id. */
export async function open_table(wanted: { game: string; seats: Seat[] } & Record<string, unknown>): Promise<string> {
  return (await post_fairly('/api/tables', wanted)).table;
}
