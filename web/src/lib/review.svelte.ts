// The review of a finished game: Warashi's evaluation of every decision, the board before it, and the final position.
import type { Game } from '../games/game';
import { load_game } from '../games/registry';
import { get } from './api';
import { Failure } from './failure.svelte';
import { Chooser } from './chooser.svelte';
import { better_deed, costly_decisions } from './decisions';
import { addressed_seat } from './log';
import { names } from './player-names';
import type { PastPosition, TableMessage, TableSummary } from './protocol';
import { result_text } from './result';
import { ReviewFollower } from './review-progress.svelte';
import { session } from './session.svelte';

const MOST_LISTED = 12;

export class Review {
  about = $state.raw<TableSummary | null>(null);
  game = $state.raw<Game | null>(null);
  /** The position that is shown. */
  position = $state.raw<PastPosition | null>(null);
  /** The ply that the reader wants to see: the one that is shown, or that is being fetched. */
  ply = $state(0);
  readonly problem = new Failure();
  /** Highlights where the better move goes, and marks where the played move went. It plays nothing. */
  readonly chooser = new Chooser(() => this.#mark());
  readonly follower: ReviewFollower;
  #positions = new Map<number, PastPosition>();
  #is_fetching = false;

  /** Shows the board at `first`, or at the most costly decision. */
  constructor(
    readonly id: string,
    first: number | null,
  ) {
    this.follower = new ReviewFollower(id, () => void this.#begin(first));
  }

  close(): void {
    this.follower.close();
  }

  get names(): string[] {
    return names(this.about?.seats ?? []);
  }

  get result() {
    return this.follower.result;
  }

  /** The reader's own seats. */
  own = $derived(this.about?.seats.flatMap(({ player }, seat) => (session.is_me(player) ? [seat] : [])) ?? []);

  /** The seat at the lower edge: the reader's own, always. */
  near = $derived(this.own[0] ?? 0);

  /** The seat that texts call "you". */
  you = $derived(addressed_seat(this.about?.seats ?? [], this.own[0] ?? null));

  /** The last ply: the final position. */
  last = $derived(this.result?.decisions.length ?? 0);

  /** The costly decisions of the reader, or of all seats if the reader did not play; the worst first. */
  costliest = $derived(
    costly_decisions(this.result?.decisions ?? [], this.own.length ? this.own : this.names.map((_, seat) => seat)).slice(0, MOST_LISTED),
  );

  /** The decision at the ply; null at the end. */
  decision = $derived(this.result?.decisions[this.ply] ?? null);

  /** How the game ended, in one sentence. */
  verdict = $derived(this.about?.outcome ? result_text(this.about.game, this.about.outcome, this.names, this.you) : '');

  /** Shows the board at a ply, or at the nearest one that exists. */
  async show(ply: number): Promise<void> {
    this.ply = Math.min(Math.max(ply, 0), this.last);
    if (this.#is_fetching) return;
    this.#is_fetching = true;
    try {
      // The reader may have gone on meanwhile.
      while (this.position?.ply !== this.ply) await this.#fetch(this.ply);
    } catch (error) {
      this.problem.note(error);
    }
    this.#is_fetching = false;
  }

  async #fetch(ply: number): Promise<void> {
    const position = this.#positions.get(ply) ?? (await get<PastPosition>(`/api/tables/${this.id}/moments/${ply}`));
    this.#positions.set(ply, position);
    this.problem.clear();
    this.position = position;
    this.#mark();
  }

  #mark(): void {
    const { position, game } = this;
    const decision = position && this.result?.decisions[position.ply];
    this.chooser.offer([]);
    this.chooser.mentioned = [];
    const game_name = this.about?.game ?? '';
    if (!decision || !game) return;
    const { move, best, seat } = decision;
    const path = (move: string) => game.path(move, position.view, seat);
    if (best !== move) {
      this.chooser.offer([{ move: best, path: path(best), words: better_deed(game_name, decision, this.you), does: decision.best_does[0] ?? [] }]);
      this.chooser.chosen = path(best).slice(0, -1);
    }
    this.chooser.mentioned = path(move);
  }

  async #begin(first: number | null): Promise<void> {
    try {
      const { about } = await get<TableMessage>(`/api/tables/${this.id}`);
      // With the game come its messages, which everything that is shown needs.
      this.game = await load_game(about.game);
      this.about = about;
    } catch (error) {
      this.problem.note(error);
      return;
    }
    await this.show(first ?? this.costliest[0]?.ply ?? 0);
  }
}
