// The review of a finished game: Warashi's evaluation of every decision, and the board before it.
import type { Game } from '../games/game';
import { load_game } from '../games/registry';
import { describe_error, get, post, Refusal } from './api';
import { Chooser } from './chooser.svelte';
import { names } from './player-names';
import type { PastPosition, ReviewProgress, TableMessage, TableSummary } from './protocol';
import { session } from './session.svelte';

/** Milliseconds between questions how far the review is. */
const POLL_INTERVAL = 700;
/** A decision that lost more than this chance of winning was costly. */
const COSTLY = 0.05;
const MOST_LISTED = 12;

export class Review {
  about = $state.raw<TableSummary | null>(null);
  progress = $state.raw<ReviewProgress | null>(null);
  game = $state.raw<Game | null>(null);
  /** The position that is shown. */
  position = $state.raw<PastPosition | null>(null);
  problem = $state<string | null>(null);
  /** Highlights where the better move goes, and marks where the played move went. It plays nothing. */
  readonly chooser = new Chooser(() => this.#mark());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted_ply = 0;

  constructor(readonly id: string) {
    void this.#follow(true);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  get names(): string[] {
    return names(this.about?.seats ?? []);
  }

  result = $derived(this.progress?.state === 'done' && typeof this.progress.result === 'object' ? this.progress.result : null);

  /** The seats whose mistakes are listed: the reader's own, or all if the reader did not play. */
  #reviewed_seats = $derived.by(() => {
    const seats = this.about?.seats.map((_, seat) => seat) ?? [];
    const mine = seats.filter((seat) => this.is_mine(seat));
    return mine.length ? mine : seats;
  });

  is_mine(seat: number): boolean {
    return this.about?.seats[seat]?.player === session.profile?.id;
  }

  /** The costly decisions, the worst first. */
  costliest = $derived(
    (this.result?.decisions ?? [])
      .filter(({ loss, is_forced, seat }) => loss > COSTLY && !is_forced && this.#reviewed_seats.includes(seat))
      .sort((first, second) => second.loss - first.loss)
      .slice(0, MOST_LISTED),
  );

  /** The decision at the position that is shown. */
  decision = $derived(this.result?.decisions.find(({ ply }) => ply === this.position?.ply) ?? null);

  /** Shows the board before a decision. */
  async show(ply: number): Promise<void> {
    this.#wanted_ply = ply;
    try {
      const position = await get<PastPosition>(`/api/tables/${this.id}/moments/${ply}`);
      // An answer to an earlier request may arrive late.
      if (this.#wanted_ply === ply) {
        this.position = position;
        this.#mark();
      }
    } catch (error) {
      this.problem = describe_error(error);
    }
  }

  #mark(): void {
    const { decision, position, game } = this;
    if (!decision || !position || !game) return;
    const { move, best, best_text } = decision;
    const path = (move: string) => game.path(move, position.view, position.seat);
    this.chooser.offer(best === move ? [] : [{ move: best, path: path(best), words: best_text }]);
    this.chooser.mentioned = path(move);
  }

  async #follow(is_first: boolean): Promise<void> {
    try {
      if (is_first) {
        this.about = (await get<TableMessage>(`/api/tables/${this.id}`)).about;
        this.game = await load_game(this.about.game);
      }
      const path = `/api/tables/${this.id}/review`;
      const found = await get<ReviewProgress>(path).catch((error: Refusal) => (error.status === 404 ? null : Promise.reject(error)));
      // A finished review is not requested again; a failed one is, once.
      this.progress = !found || (is_first && found.state !== 'done') ? await post<ReviewProgress>(path) : found;
      this.problem = null;
      const { state, result } = this.progress;
      if (state === 'waiting' || state === 'running') this.#timer = setTimeout(() => void this.#follow(false), POLL_INTERVAL);
      else if (state === 'failed') this.problem = String(result);
      else await this.show(this.costliest[0]?.ply ?? 0);
    } catch (error) {
      this.problem = describe_error(error);
      const is_offline = error instanceof Refusal && error.code === 'offline';
      if (is_offline) this.#timer = setTimeout(() => void this.#follow(is_first), POLL_INTERVAL);
    }
  }
}
