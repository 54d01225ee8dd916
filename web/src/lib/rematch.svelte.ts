// The rematch of a finished game: who asked for it, and who has not answered yet.
import { get, post } from './api';
import { Failure } from './failure.svelte';
import { ask_rematch } from './next-game';
import type { TableMessage, TableSummary } from './protocol';
import { router } from './router.svelte';
import { session } from './session.svelte';
import type { Table } from './table.svelte';

/** Milliseconds between questions whether the others have answered. */
const POLL_INTERVAL = 1500;

export class Rematch {
  /** The table of the rematch, once somebody has asked for it. */
  about = $state.raw<TableSummary | null>(null);
  readonly problem = new Failure();
  /** Whether a request is under way. */
  is_busy = $state(false);
  /** Whether the viewer was seen waiting for the others, and so goes to the table as soon as all have answered. */
  #has_waited = false;

  constructor(readonly table: Table) {}

  /** Where the rematch stands for the viewer. */
  state = $derived.by(() => {
    if (!this.about || this.about.status === 'over') return 'none';
    if (!this.about.seats.some(({ player }) => session.is_me(player))) return this.about.status === 'open' ? 'offered' : 'others';
    return this.about.status === 'open' ? 'asked' : 'ready';
  });

  /** The names of the players who have asked for the rematch, or agreed to it. */
  agreed = $derived(this.#named((player) => this.#sits(player)));

  /** The names of the players who have not answered. */
  asked = $derived(this.#named((player) => !this.#sits(player)));

  #sits(player: string | null | undefined): boolean {
    return player != null && !!this.about?.seats.some((seat) => seat.player === player);
  }

  #named(fits: (player: string) => boolean): string {
    const { about, names } = this.table;
    const seats = about?.seats.flatMap(({ player }, i) => (player !== null && !session.is_me(player) && fits(player) ? [i] : []));
    return (seats ?? []).map((seat) => names[seat]).join(' & ');
  }

  /** Follows the table with this id until the returned function is called. */
  follow(id: string | null): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let is_stopped = false;
    this.about = null;
    this.#has_waited = false;
    const poll = async () => {
      const about = await get<TableMessage>(`/api/tables/${id}`).then(
        (message) => message.about,
        () => null,
      );
      if (is_stopped) return;
      this.about = about;
      if (this.state === 'asked') this.#has_waited = true;
      if (this.state === 'ready' && this.#has_waited) router.go(`/table/${id}`);
      else if (this.state === 'asked' || this.state === 'offered') timer = setTimeout(() => void poll(), POLL_INTERVAL);
    };
    if (id !== null) void poll();
    return () => {
      is_stopped = true;
      clearTimeout(timer);
    };
  }

  /** Asks for the rematch, or accepts it. */
  ask = (): Promise<void> => this.#try(async () => void (this.about = await ask_rematch(this.table)));

  /** Withdraws the question. */
  cancel = (): Promise<void> => this.#try(() => post(`/api/tables/${this.about!.table}/leave`));

  async #try(work: () => Promise<unknown>): Promise<void> {
    this.problem.clear();
    this.is_busy = true;
    try {
      await work();
    } catch (error) {
      this.problem.note(error);
    }
    this.is_busy = false;
  }
}
