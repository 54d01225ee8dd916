// The lobby: open tables, and one's own games.
import { get, post } from './api';
import type { GameInfo, Message, Summary } from './protocol';
import { me } from './me.svelte';
import { socket } from './socket.svelte';

export type Seat = { kind: 'me' } | { kind: 'open' } | { kind: 'warashi'; level: number };

class Lobby {
  games = $state.raw<GameInfo[]>([]);
  open = $state.raw<Summary[]>([]);
  mine = $state.raw<Summary[]>([]);

  /** Follows the lobby until the answer is called. */
  follow(): () => void {
    void get<GameInfo[]>('/api/games').then((games) => (this.games = games));
    const stop = [
      socket.listen((message) => this.#receive(message)),
      socket.greet(() => void socket.send({ type: 'lobby', on: true })),
    ];
    return () => {
      for (const one of stop) one();
      void socket.send({ type: 'lobby', on: false });
    };
  }

  #receive(message: Message): void {
    if (message.type === 'tables') {
      this.open = message.open;
      this.mine = message.mine;
    } else if (message.type === 'changed') {
      const { about } = message;
      const others = (list: Summary[]) => list.filter((one) => one.table !== about.table);
      const is_mine = about.seats.some((seat) => seat.player === me.profile?.id);
      this.open = about.status === 'open' && about.listed ? [about, ...others(this.open)] : others(this.open);
      this.mine = is_mine && about.status !== 'over' ? [about, ...others(this.mine)] : others(this.mine);
    }
  }
}

export const lobby = new Lobby();

/** Opens a table; its id. */
export async function open_table(wanted: { game: string; seats: Seat[] } & Record<string, unknown>): Promise<string> {
  return (await post<Summary>('/api/tables', wanted)).table;
}
