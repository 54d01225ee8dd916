// The progress of a review, which the server makes in the background once it is requested.
import { get, post, Refusal } from './api';
import { Failure } from './failure.svelte';
import type { ReviewProgress } from './protocol';

/** Milliseconds between questions how far the review is, as long as it makes progress. */
const POLL_INTERVAL = 700;
/** The same at most, while it waits for the reviews of others: a whole class may be waiting. */
const LONGEST_INTERVAL = 5000;

export class ReviewFollower {
  progress = $state.raw<ReviewProgress | null>(null);
  readonly problem = new Failure();
  result = $derived(this.progress?.state === 'done' && typeof this.progress.result === 'object' ? this.progress.result : null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #interval = POLL_INTERVAL;
  #is_closed = false;

  /** Follows the review of a table, which is requested unless there is one; `on_done` is called when it is there. */
  constructor(
    readonly id: string,
    readonly on_done: () => void = () => undefined,
  ) {
    void this.#follow(true);
  }

  close(): void {
    this.#is_closed = true;
    clearTimeout(this.#timer);
  }

  async #follow(is_first: boolean): Promise<void> {
    try {
      const path = `/api/tables/${this.id}/review`;
      const found = await get<ReviewProgress>(path).catch((error: Refusal) => (error.status === 404 ? null : Promise.reject(error)));
      // A finished review is not requested again; a failed one is, once.
      const before = this.progress?.done;
      this.progress = !found || (is_first && found.state !== 'done') ? await post<ReviewProgress>(path) : found;
      if (this.progress.state === 'failed') this.problem.note(new Refusal({ code: 'review-failed', message: '' }, 0));
      else this.problem.clear();
      this.#interval = this.progress.done === before ? Math.min(1.3 * this.#interval, LONGEST_INTERVAL) : POLL_INTERVAL;
      if (this.progress.state === 'done') this.on_done();
      else if (this.progress.state !== 'failed') this.#again(false);
    } catch (error) {
      this.problem.note(error);
      if (error instanceof Refusal && error.code === 'offline') this.#again(is_first);
    }
  }

  #again(is_first: boolean): void {
    if (!this.#is_closed) this.#timer = setTimeout(() => void this.#follow(is_first), this.#interval);
  }
}
