// A finished game looked through: what Warashi says about every decision, and the board as it stood.
import type { Game } from '../games/game';
import { load_game } from '../games/registry';
import { describe_error, get, post, Refusal } from './api';
import { Chooser } from './chooser.svelte';
import { session } from './session.svelte';
import { names } from './player-names';
import type { TableSummary, TableMessage, View } from './protocol';

export interface Judged {
  ply: number;
  seat: number;
  move: string;
  best: string;
  line: string[];
  move_text: string;
  best_text: string;
  before: number;
  after: number;
  loss: number;
  label: string;
  is_forced: boolean;
}

interface Stored {
  state: 'waiting' | 'running' | 'done' | 'failed';
  done: number;
  total: number;
  result: { decisions: Judged[]; accuracy: (number | null)[] } | string | null;
}

interface Moment {
  ply: number;
  seat: number;
  view: View;
}

const WAIT = 700;
const DEAR = 0.05;
const MOST = 12;

export class Review {
  about = $state.raw<TableSummary | null>(null);
  stored = $state.raw<Stored | null>(null);
  game = $state.raw<Game | null>(null);
  moment = $state.raw<Moment | null>(null);
  problem = $state<string | null>(null);
  /** Glows where the better move goes, and marks where the one that was played went. Nothing is played here. */
  readonly chooser = new Chooser(() => this.#mark());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  constructor(readonly id: string) {
    void this.#follow(true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get names(): string[] {
    return names(this.about?.seats ?? []);
  }

  result = $derived(this.stored?.state === 'done' && typeof this.stored.result === 'object' ? this.stored.result : null);

  /** The seats where I sat; if I did not, I look at all of them. */
  #looked_at = $derived.by(() => {
    const seats = this.about?.seats.map((_, seat) => seat) ?? [];
    const mine = seats.filter((seat) => this.is_mine(seat));
    return mine.length ? mine : seats;
  });

  is_mine(seat: number): boolean {
    return this.about?.seats[seat]?.player === session.profile?.id;
  }

  /** The decisions that cost most, the dearest first. */
  dearest = $derived(
    (this.result?.decisions ?? [])
      .filter((one) => one.loss > DEAR && !one.is_forced && this.#looked_at.includes(one.seat))
      .sort((one, other) => other.loss - one.loss)
      .slice(0, MOST),
  );

  /** The decision that is looked at. */
  judged = $derived(this.result?.decisions.find((one) => one.ply === this.moment?.ply) ?? null);

  /** Shows the board before a decision. */
  async show(ply: number): Promise<void> {
    this.#wanted = ply;
    try {
      const moment = await get<Moment>(`/api/tables/${this.id}/moments/${ply}`);
      // Of several that were asked for, the last one counts.
      if (this.#wanted === ply) {
        this.moment = moment;
        this.#mark();
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #mark(): void {
    const { judged, moment, game } = this;
    if (!judged || !moment || !game) return;
    const path = (move: string) => game.path(move, moment.view, moment.seat);
    this.chooser.offer(judged.best === judged.move ? [] : [{ move: judged.best, path: path(judged.best), words: judged.best_text }]);
    this.chooser.spoken = path(judged.move);
  }

  async #follow(is_first: boolean): Promise<void> {
    try {
      if (is_first) {
        this.about = (await get<TableMessage>(`/api/tables/${this.id}`)).about;
        this.game = await load_game(this.about.game);
      }
      const path = `/api/tables/${this.id}/review`;
      const there = await get<Stored>(path).catch((error: Refusal) => (error.status === 404 ? null : Promise.reject(error)));
      // Who looks at a finished review again asks for nothing; what came to nothing is tried once more.
      this.stored = !there || (is_first && there.state !== 'done') ? await post<Stored>(path) : there;
      this.problem = null;
      const { state, result } = this.stored;
      if (state === 'waiting' || state === 'running') this.#timer = setTimeout(() => void this.#follow(false), WAIT);
      else if (state === 'failed') this.problem = String(result);
      else await this.show(this.dearest[0]?.ply ?? 0);
    } catch (error) {
      this.#fail(error);
      // A server that went away comes back.
      const is_lost = error instanceof Refusal && error.code === 'offline';
      if (is_lost) this.#timer = setTimeout(() => void this.#follow(is_first), WAIT);
    }
  }

  #fail(error: unknown): void {
    this.problem = describe_error(error);
  }
}
