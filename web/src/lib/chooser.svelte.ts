// Choose, then place: every legal move is a path of places to tap; the last tap plays it. A move without a path is a
// button. What cannot be taken back is tapped twice. This holds for all games; a game says only which places its moves
// go through, and which are final.
import type { Gain } from './protocol';

export interface Choice {
  move: string;
  /** The places to tap, in order; none for a button in the action bar. */
  path: string[];
  /** What the move would do, in words. */
  words: string;
  /** What it would score at once, for each seat. */
  gains?: Gain[];
  /** Whether it cannot be taken back and would be made by a single tap, so that it asks once. */
  asks?: boolean;
}

export class Chooser {
  choices = $state.raw<Choice[]>([]);
  /** The places tapped so far. */
  chosen = $state.raw<string[]>([]);
  /** The button that asks whether it is meant. */
  asked = $state<string | null>(null);
  /** The place that is pointed at. */
  pointed = $state<string | null>(null);
  /** The places that the log speaks of. */
  mentioned = $state.raw<string[]>([]);
  #play: (move: string) => void;

  constructor(play: (move: string) => void) {
    this.#play = play;
  }

  /** The choices that go on from the places tapped so far. */
  open = $derived(this.choices.filter((one) => this.chosen.every((place, i) => one.path[i] === place)));

  /** The places that can be tapped next. */
  targets = $derived(
    new Set(this.open.flatMap((one) => (one.path.length > this.chosen.length ? [one.path[this.chosen.length]!] : []))),
  );

  /** The moves that are buttons now: those whose path ends here, and while nothing is chosen those without one. */
  buttons = $derived(this.open.filter((one) => one.path.length === this.chosen.length));

  /** What would happen if the place pointed at were tapped. */
  preview = $derived(
    this.pointed !== null && this.targets.has(this.pointed)
      ? [...new Set(this.open.filter((one) => one.path[this.chosen.length] === this.pointed).map((one) => one.words))]
      : [],
  );

  offer(choices: Choice[]): void {
    this.choices = choices.map((one) => (one.asks && one.path.length ? { ...one, path: [...one.path, one.path.at(-1)!] } : one));
    this.drop();
  }

  tap(place: string): void {
    this.asked = null;
    if (this.targets.has(place)) {
      this.chosen = [...this.chosen, place];
      const [only, ...others] = this.open;
      if (only && others.length === 0 && only.path.length === this.chosen.length) this.play(only.move);
    } else if (this.chosen.length && this.choices.some((one) => one.path[0] === place)) {
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

  /** Lets go of what was chosen. */
  drop(): void {
    this.chosen = [];
    this.asked = null;
  }

  /** What an element that stands for a place needs: spread it. `name` says to a screen reader what lies there. */
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
