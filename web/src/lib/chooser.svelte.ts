// Choosing a move: every legal move is a path of places to tap, and the last tap plays it. A move without a path is a
// button. A move that cannot be taken back needs a second tap. Games only define the paths of their moves, and which
// moves are final.
import type { Gain } from './protocol';

export interface Choice {
  move: string;
  /** The places to tap, in order; none for a button in the action bar. */
  path: string[];
  /** The text that describes the move. */
  words: string;
  /** The points it would score immediately, for each seat. */
  gains?: Gain[];
  /** Whether it must be confirmed: it cannot be taken back, and a single tap would play it. */
  asks?: boolean;
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

  /** The places that can be tapped next. */
  targets = $derived(
    new Set(this.open.flatMap((choice) => (choice.path.length > this.chosen.length ? [choice.path[this.chosen.length]!] : []))),
  );

  /** The moves that are buttons now: their paths are complete. Before the first tap these are the moves without a path. */
  buttons = $derived(this.open.filter((choice) => choice.path.length === this.chosen.length));

  /** What a tap on the place under the pointer would do. */
  preview = $derived(
    this.pointed !== null && this.targets.has(this.pointed)
      ? [...new Set(this.open.filter((choice) => choice.path[this.chosen.length] === this.pointed).map((choice) => choice.words))]
      : [],
  );

  offer(choices: Choice[]): void {
    this.choices = choices.map((choice) => (choice.asks && choice.path.length ? { ...choice, path: [...choice.path, choice.path.at(-1)!] } : choice));
    this.drop();
  }

  tap(place: string): void {
    this.asked = null;
    if (this.targets.has(place)) {
      this.chosen = [...this.chosen, place];
      const [only, ...others] = this.open;
      if (only && others.length === 0 && only.path.length === this.chosen.length) this.play(only.move);
    } else if (this.chosen.length && this.choices.some((choice) => choice.path[0] === place)) {
      this.chosen = [];
      this.tap(place);
    } else {
      this.drop();
    }
  }

  press({ move, asks }: Choice): void {
    if (asks && !this.chosen.length && this.asked !== move) this.asked = move;
    else this.play(move);
  }

  play(move: string): void {
    this.drop();
    this.mentioned = [];
    this.choices = [];
    this.#play(move);
  }

  /** Cancels the choice. */
  drop(): void {
    this.chosen = [];
    this.asked = null;
  }

  /** The attributes of a place's element, to be spread. `name` tells screen readers what is there. */
  place(id: string, name: string): Record<string, unknown> {
    const can = this.targets.has(id);
    const is_chosen = this.chosen.includes(id);
    return {
      'data-place': id,
      'aria-label': name,
      role: can || is_chosen ? 'button' : 'img',
      tabindex: can || is_chosen ? 0 : undefined,
      'aria-pressed': is_chosen || undefined,
      class: ['place', can && 'can', is_chosen && 'chosen', this.mentioned.includes(id) && 'mentioned'],
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.tap(id);
      },
      onkeydown: (event: KeyboardEvent) => {
        if ((can || is_chosen) && (event.key === 'Enter' || event.key === ' ')) {
          event.preventDefault();
          this.tap(id);
        }
      },
      onpointerenter: () => (this.pointed = id),
      onpointerleave: () => (this.pointed = null),
      onfocus: () => (this.pointed = id),
      onblur: () => (this.pointed = null),
    };
  }
}
