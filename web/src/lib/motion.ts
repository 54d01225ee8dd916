// Animations: every event with a source and a target is shown as a piece that moves between the two places. A revealed
// piece is turned over where it lies.
import { mount, unmount } from 'svelte';
import type { Game } from '../games/game';
import type { Fact } from './protocol';

const FLIGHT = 240;
const BETWEEN = 80;
const CALM = 80;
const ARC = 24;
const APART = 28;
const TURN = 200;
const TURNED = [{ transform: 'perspective(600px) rotateY(90deg)' }, { transform: 'perspective(600px) rotateY(0)' }];

export type Places = Map<string, DOMRect>;

/** The element of a place, or the spot within it where its pieces lie, which a board may mark with `data-at`. */
function find(place: string): Element | null {
  const name = CSS.escape(place);
  return document.querySelector(`[data-at="${name}"]`) ?? document.querySelector(`[data-place="${name}"]`);
}

/** Where the places named in events are on the screen now. */
export function measure(events: Fact[]): Places {
  const places: Places = new Map();
  for (const { source, target } of events) {
    for (const place of [source, target]) {
      const element = place === undefined ? null : find(place);
      if (place !== undefined && element) places.set(place, element.getBoundingClientRect());
    }
  }
  return places;
}

/** The element of the piece that an event brings, which is hidden until it arrives. A board marks it with `data-arrival`:
 * the place, followed by the piece if several kinds of pieces come to that place. */
function arrival({ piece, source, target, turns }: Fact): HTMLElement | SVGElement | null {
  const place = target ?? (turns ? source : undefined);
  if (place === undefined) return null;
  const marked = (name: string) => document.querySelector<HTMLElement | SVGElement>(`[data-arrival="${CSS.escape(name)}"]`);
  return marked(`${place} ${piece}`) ?? marked(place);
}

/** Groups the events that happen at the same time. */
export function together(events: Fact[]): Fact[][] {
  const groups: Fact[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group && event.joins) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

export class Motion {
  #running: Animation[] = [];
  #is_skipped = false;

  /** Shows events one after the other, or all at once with reduced motion. The board already shows the position after them. */
  async show(events: Fact[], before: Places, game: Game, is_calm: boolean): Promise<void> {
    this.#is_skipped = false;
    const after = measure(events);
    const arrivals = events.map(arrival);
    if (!is_calm) for (const element of arrivals) element?.style.setProperty('visibility', 'hidden');
    for (const group of is_calm ? [events] : together(events)) {
      if (this.#is_skipped || document.hidden) break;
      await Promise.all(
        group.map(async (event) => {
          const from = event.source === undefined ? undefined : (before.get(event.source) ?? after.get(event.source));
          const to = event.target === undefined ? undefined : (after.get(event.target) ?? before.get(event.target));
          const is_flight = from && to && event.source !== event.target;
          if (is_flight) await this.#fly(event, from, to, game, is_calm);
          const arrived = arrivals[events.indexOf(event)];
          arrived?.style.removeProperty('visibility');
          if (arrived && !is_flight && event.turns && !is_calm) await this.#run(arrived, TURNED, TURN);
          if (event.points && event.seat !== undefined) void this.#points(event, from ?? to, is_calm);
        }),
      );
    }
    for (const element of arrivals) element?.style.removeProperty('visibility');
  }

  /** Jumps to the end. */
  skip(): void {
    this.#is_skipped = true;
    for (const animation of this.#running) animation.finish();
  }

  async #fly(event: Fact, from: DOMRect, to: DOMRect, game: Game, is_calm: boolean): Promise<void> {
    const piece = document.createElement('div');
    piece.className = 'flying';
    document.body.append(piece);
    const drawn = mount(game.Piece, { target: piece, props: { piece: event.piece ?? null } });
    const size = piece.getBoundingClientRect();
    const at = (rect: DOMRect, lift: number) =>
      `translate(${rect.x + (rect.width - size.width) / 2}px, ${rect.y + (rect.height - size.height) / 2 - lift}px)`;
    const middle = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, (from.width + to.width) / 2, (from.height + to.height) / 2);
    const path = is_calm
      ? [{ transform: at(to, 0), opacity: 0 }, { transform: at(to, 0), opacity: 1 }]
      : [{ transform: at(from, 0) }, { transform: at(middle, ARC) }, { transform: at(to, 0) }];
    await this.#run(piece, path, is_calm ? CALM : FLIGHT);
    void unmount(drawn);
    piece.remove();
    if (!this.#is_skipped) await new Promise((resolve) => setTimeout(resolve, is_calm ? 0 : BETWEEN));
  }

  async #points(event: Fact, from: DOMRect | undefined, is_calm: boolean): Promise<void> {
    const score = find(`score:${event.seat}`)?.getBoundingClientRect();
    if (!from || !score || is_calm) return;
    const number = document.createElement('div');
    number.className = 'flying points';
    number.textContent = `${event.points! > 0 ? '+' : ''}${event.points}`;
    document.body.append(number);
    // The points of several seats rise side by side.
    const at = (rect: DOMRect, apart: number) => `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2 + apart}px)`;
    const path = [{ transform: at(from, event.seat! * APART), opacity: 1 }, { transform: at(score, 0), opacity: 0.2 }];
    await this.#run(number, path, 2 * FLIGHT);
    number.remove();
  }

  async #run(element: Element, path: Keyframe[], duration: number): Promise<void> {
    const animation = element.animate(path, { duration, easing: 'ease-out', fill: 'backwards' });
    this.#running.push(animation);
    // Browsers pause animations in a covered window, so do not wait for the end of one.
    const late = new Promise((resolve) => setTimeout(resolve, 2 * duration));
    await Promise.race([animation.finished.catch(() => undefined), late]);
    this.#running = this.#running.filter((running) => running !== animation);
  }
}
