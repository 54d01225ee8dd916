// The lobby: open tables, the player's own games, and games that can be watched.
import { get } from './api';
import { catalogue } from './catalogue.svelte';
import { post_with_commitment } from './fairness';
import { host } from '../local/tables';
import type { Message, TableRequest, TableSummary } from './protocol';
import { session } from './session.svelte';
import { is_site } from './site';
import { socket } from './socket.svelte';

const is_mine = (table: TableSummary) => table.seats.some(({ player }) => session.is_me(player));

/** Whether it is the player's turn. */
export const is_turn = (table: TableSummary): boolean =>
  table.player !== null && session.is_me(table.seats[table.player]?.player);

class Lobby {
  /** Whether the lists have arrived. */
  is_known = $state(false);
  open = $state.raw<TableSummary[]>([]);
  mine = $state.raw<TableSummary[]>([]);
  /** Games of others that anybody may watch. */
  watched = $state.raw<TableSummary[]>([]);
  /** The player's table where a game has begun or it has become the player's turn, since the lobby was followed. */
  news = $state.raw<TableSummary | null>(null);

  /** Follows the lobby until the returned function is called. */
  follow(): () => void {
    if (is_site) return () => undefined;
    void get<TableSummary[]>('/api/tables/running')
      .then((tables) => (this.watched = tables.filter((table) => !is_mine(table))))
      .catch(() => undefined);
    const stops = [
      catalogue.poll_until_ready(),
      socket.listen((message) => this.#receive(message)),
      socket.greet(() => void socket.send({ type: 'lobby', on: true }).catch(() => undefined)),
    ];
    return () => {
      for (const stop of stops) stop();
      this.news = null;
      void socket.send({ type: 'lobby', on: false }).catch(() => undefined);
    };
  }

  #receive(message: Message): void {
    if (message.type === 'tables') {
      this.is_known = true;
      this.open = message.open;
      this.mine = message.mine;
    } else if (message.type === 'changed') {
      const { about } = message;
      const before = this.mine.find((table) => table.table === about.table);
      if (before && about.status === 'running' && (before.status === 'open' || (is_turn(about) && !is_turn(before)))) this.news = about;
      const others = (list: TableSummary[]) => list.filter((table) => table.table !== about.table);
      this.open = about.status === 'open' && about.listed ? [about, ...others(this.open)] : others(this.open);
      this.mine = is_mine(about) && about.status !== 'over' ? [about, ...others(this.mine)] : others(this.mine);
      const can_watch = about.status === 'running' && about.listed && !is_mine(about);
      this.watched = can_watch ? [about, ...others(this.watched)] : others(this.watched);
    }
  }
}

export const lobby = new Lobby();

/** Opens a table and returns its id; without a server it is a table of this device. */
export async function open_table(wanted: TableRequest): Promise<string> {
  if (session.is_away) return (await host()).open_local_table(wanted);
  return (await post_with_commitment('/api/tables', wanted)).table;
}
