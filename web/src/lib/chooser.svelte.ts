// Choosing a move, the same in every game. Every legal move is a path of places. The first tap selects a piece and
// plays nothing; the last place of the path, a second tap on the selected piece or the primary button plays the move.
// A move without a path is a button. Games only define the paths of their moves.
import type { Fact } from './protocol';

export interface Choice {
  move: string;
  /** The places to tap, in order; none for a button in the action bar. */
  path: string[];
  /** The text that describes the move. */
  words: string;
  /** What it would do. */
  does?: readonly Fact[];
  /** Whether its button asks once before it plays the move, which cannot be taken back. */
  asks?: boolean;
}

/** Attributes for anything that explains itself: its name, and what it is and does. */
export function explains(name: string, about?: string): Record<string, unknown> {
  return { 'data-explains': '', 'aria-label': name, 'aria-description': about || undefined };
}

export class Chooser {
  choices = $state.raw<Choice[]>([]);
  /** The places tapped so far. */
  chosen = $state.raw<string[]>([]);
  /** The move whose button was pressed and asks for confirmation. */
  asked = $state<string | null>(null);
  /** The place under the pointer, or with the focus. */
  pointed = $state<string | null>(null);
  /** The places that the log or a hint mentions. */
  mentioned = $state.raw<string[]>([]);
  #play: (move: string) => void;

  constructor(play: (move: string) => void) {
    this.#play = play;
  }

  /** The choices whose paths begin with the places tapped so far. */
  open = $derived(this.choices.filter((choice) => this.chosen.every((place, i) => choice.path[i] === place)));

  /** The only move that the selection leaves; null if nothing is selected or several moves are left. */
  meant = $derived.by(() => {
    const [first, ...others] = this.open;
    return first && this.chosen.length && others.every(({ move }) => move === first.move) ? first : null;
  });

  /** The places that can be tapped next. If the path of the only move is complete, this is its last place. */
  targets = $derived.by(() => {
    const depth = this.chosen.length;
    const next = this.open.flatMap(({ path }) => (path.length > depth ? [path[depth]!] : []));
    return new Set(this.meant && !next.length ? this.chosen.slice(-1) : next);
  });

  /** The moves that are buttons now: those without a path, or if something is selected those whose paths are complete. */
  buttons = $derived(this.meant ? [] : this.open.filter((choice) => choice.path.length === this.chosen.length));

  /** What a tap on the place under the pointer would do. */
  preview = $derived(this.pointed === null ? [] : this.outlook(this.pointed));

  /** The moves that a tap on a place leads to, in words. */
  outlook(place: string): string[] {
    const depth = this.chosen.length;
    const through = this.meant && this.chosen.includes(place) ? [this.meant] : this.open.filter(({ path }) => path[depth] === place);
    return [...new Set(through.map(({ words }) => words))];
  }

  offer(choices: Choice[]): void {
    this.choices = choices;
    this.drop();
  }

  tap(place: string): void {
    this.asked = null;
    const depth = this.chosen.indexOf(place);
    if (this.meant && depth >= 0) this.play(this.meant.move);
    else if (this.targets.has(place)) this.#choose(place);
    else if (depth >= 0) this.chosen = this.chosen.slice(0, depth);
    else if (this.choices.some(({ path }) => path[0] === place)) this.chosen = [place];
    else this.drop();
  }

  /** Adds a place to the selection. Only the first place never plays a move. */
  #choose(place: string): void {
    const is_first = !this.chosen.length;
    this.chosen = [...this.chosen, place];
    if (!is_first && this.meant?.path.length === this.chosen.length) this.play(this.meant.move);
  }

  press({ move, asks }: Choice): void {
    const is_only = this.open.length === 1;
    if (asks && !is_only && this.asked !== move) this.asked = move;
    else this.play(move);
  }

  play(move: string): void {
    this.drop();
    this.mentioned = [];
    this.choices = [];
    this.#play(move);
  }

  /** Cancels the selection. */
  drop(): void {
    if (this.chosen.length) this.chosen = [];
    this.asked = null;
  }

  /**
   * The attributes of a place's element, to be spread. `name` says what is there, `about` what that is and does now.
   * Screen readers read both, and the explain card shows them. No place may contain another one.
   */
  place(id: string, name: string, about?: string): Record<string, unknown> {
    const can = this.targets.has(id);
    const is_chosen = this.chosen.includes(id);
    return {
      ...explains(name, about),
      'data-place': id,
      role: can || is_chosen ? 'button' : 'img',
      tabindex: can || is_chosen ? 0 : -1,
      'aria-pressed': is_chosen || undefined,
      class: ['place', can && 'can', is_chosen && 'chosen', this.mentioned.includes(id) && 'mentioned'],
    };
  }

  /**
   * The attributes of anything else that explains itself, such as a label or a counter. For an element that contains
   * places, put `role="group"` after the spread.
   */
  explain(name: string, about?: string): Record<string, unknown> {
    return { ...explains(name, about), role: 'img', tabindex: -1 };
  }
}
