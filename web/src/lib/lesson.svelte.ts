// A guided first game: a table that is played through a connection to a script instead of the server. The script offers
// the expected moves only, and answers them with the updates that the server would send.
import { untrack } from 'svelte';
import type { LessonData, LessonMove, LessonStep } from '../generated/server';
import { keep_progress, progress_of, views_of } from './lessons';
import { t } from './messages';
import type { Command, Message, Now, SeatInfo, TableSummary, View } from './protocol';
import { session } from './session.svelte';
import { Table } from './table.svelte';

/** Milliseconds before Warashi moves, so that the learner sees the position first. */
const THINKING = 700;

export class Lesson {
  /** The current step; the number of steps at the end. */
  index = $state(0);
  /** Whether the current step's own move has been made: a reply speaks after it. */
  #is_played = $state(false);
  readonly table: Table;
  readonly #views: View[];
  #receive: (message: Message) => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly name: string,
    readonly data: LessonData,
  ) {
    this.#views = views_of(data);
    const kept = progress_of(name);
    this.index = kept && !kept.is_done && kept.steps === data.steps.length ? kept.step : 0;
    this.table = new Table(`lesson-${name}`, {
      listen: (receive) => {
        this.#receive = receive;
        return () => (this.#receive = () => undefined);
      },
      greet: (greeting) => {
        queueMicrotask(greeting);
        return () => undefined;
      },
      send: (command) => Promise.resolve(this.#answer(command)),
    });
    $effect(() => {
      const { step, table } = this;
      const waits_for_learner = step?.kind === 'reply' && step.message;
      if (this.#is_played && !table.is_moving && !waits_for_learner) untrack(() => this.#enter(this.index + 1));
    });
  }

  get steps(): number {
    return this.data.steps.length;
  }

  /** How many sentences there are, and the number of the current one: replies without a sentence do not count. */
  get sentences(): { number: number; count: number } {
    const count = (steps: LessonStep[]) => steps.filter(({ message }) => message).length;
    const all = count(this.data.steps);
    return { number: Math.min(all, count(this.data.steps.slice(0, this.index)) + 1), count: all };
  }

  get step(): LessonStep | null {
    return this.data.steps[this.index] ?? null;
  }

  /** The number of the position that the steps go on from. */
  get scene(): number {
    return this.data.steps[Math.min(this.index, this.steps - 1)]!.scene;
  }

  /** Whether the position is not the one that the step before led to. */
  get is_new_position(): boolean {
    return this.index > 0 && this.data.steps[this.index - 1]!.scene !== this.scene;
  }

  get is_over(): boolean {
    return this.index >= this.steps;
  }

  /** What Warashi says now; empty while pieces move. */
  get sentence(): string {
    const { step, table } = this;
    if (!step?.message || table.is_moving || !table.now) return '';
    return (step.kind === 'reply') === this.#is_played ? t(step.message) : '';
  }

  /** Whether the learner only has to read. */
  get can_go_on(): boolean {
    return this.sentence !== '' && this.step?.kind !== 'play';
  }

  next(): void {
    if (this.can_go_on) this.#enter(this.index + 1);
  }

  /** Makes the expected move for the learner. */
  show_me(): void {
    const [first] = this.step?.kind === 'play' && this.sentence ? (this.step.moves ?? []) : [];
    if (first) this.table.chooser.play(first.move);
  }

  /** Goes back to the previous step that says something. */
  back(): void {
    const steps = this.data.steps.slice(0, this.index);
    const last = steps.findLastIndex(({ message }) => message);
    if (last >= 0) this.#enter(last, true);
  }

  restart(): void {
    this.#enter(0);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.table.close();
  }

  #answer(command: Command): void {
    if (command.type === 'watch') this.#enter(this.index);
    const made = command.type === 'move' && this.step?.moves?.find(({ move }) => move === command.move);
    if (made) this.#make(made);
  }

  /** Shows a step; a reply that the learner goes back to was made already. */
  #enter(index: number, is_back = false): void {
    clearTimeout(this.#timer);
    const before = this.scene;
    this.index = index;
    this.#is_played = false;
    keep_progress(this.name, { step: index, steps: this.steps, ...this.sentences, is_done: this.is_over });
    const { step } = this;
    if (!step) return;
    const [reply] = step.kind === 'reply' ? (step.moves ?? []) : [];
    this.#is_played = is_back && reply !== undefined;
    const is_new_scene = before !== step.scene || is_back;
    this.#show(step, this.#is_played ? reply!.view : step.view, is_new_scene);
    if (reply && !this.#is_played) this.#timer = setTimeout(() => this.#make(reply), THINKING);
  }

  #show(step: LessonStep, view: number, is_new_scene: boolean): void {
    this.#receive({
      type: 'table',
      about: this.#about(),
      seat: this.data.seat,
      commitment: '',
      now: this.#now(view, is_new_scene ? 0 : this.table.log.length, this.#is_played ? undefined : step),
      log: [],
      chat: [],
      rematch: null,
    });
  }

  #make({ move, seat, events = [], view }: LessonMove): void {
    this.#is_played = true;
    const number = this.table.log.length;
    this.#receive({
      type: 'update',
      table: this.table.id,
      happened: { number, type: 'move', seat, time: 0, ply: number, move, events },
      now: this.#now(view, number + 1),
    });
  }

  /** The game as it stands, and with a step also whose turn it is; where there is only something to read, nobody's. */
  #now(index: number, number: number, step?: LessonStep): Now {
    const view = this.#views[index]!;
    const moves = step?.kind === 'play' ? (step.moves ?? []) : [];
    return {
      number,
      ply: number,
      player: step && step.kind !== 'tell' ? view.player : null,
      view,
      legal_moves: moves.map(({ move }) => move),
      question: moves.length ? (step?.question ?? []) : [],
      clocks: null,
      can_undo: false,
      can_take_back: false,
      wish: null,
      outcome: null,
      previews: Object.fromEntries(moves.map(({ move, does = [] }) => [move, does])),
    };
  }

  #about(): TableSummary {
    const { name, data } = this;
    const seat = (number: number): SeatInfo =>
      number === data.seat
        ? { kind: 'guest', name: session.name, player: session.profile?.id ?? '', level: null, present: true, gave_up: null }
        : { kind: 'warashi', name: t('warashi'), player: null, level: 1, present: true, gave_up: null };
    return {
      table: this.table.id,
      game: name,
      options: data.options,
      status: 'running',
      seats: Array.from({ length: data.players }, (_, number) => seat(number)),
      clock: null,
      rated: false,
      listed: false,
      created: 0,
      ended: null,
      creator: null,
      previous: null,
      player: null,
      outcome: null,
      uncounted: null,
    };
  }
}
