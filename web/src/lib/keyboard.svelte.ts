// Keyboard play: the focus follows the selection, and arrow keys walk to the nearest piece.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Chooser } from './chooser.svelte';

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A step aside counts as this many steps ahead. */
const ASIDE = 2;

/** For the element that contains all places: after a choice by key, moves the focus to the first place to choose next. */
export function follow(chooser: Chooser): Attachment<HTMLElement> {
  return (element) => {
    let by_key = false;
    let last: string | undefined;
    // Escape also serves those who play with the mouse.
    const key = ({ key }: KeyboardEvent) => (by_key ||= key !== 'Escape');
    const pointer = () => (by_key = false);
    addEventListener('keydown', key, true);
    addEventListener('pointerdown', pointer, true);
    $effect(() => {
      const { chosen, choices } = chooser;
      if (!by_key || !choices.length) return;
      void tick().then(() => {
        const dropped = chosen.length ? undefined : last;
        last = chosen.at(-1);
        const focused = document.activeElement;
        const is_elsewhere = focused && focused !== document.body && !element.contains(focused);
        if (is_elsewhere) return;
        const places = [...element.querySelectorAll<HTMLElement>('.place.can')];
        (places.find((place) => place.dataset.place === dropped) ?? places[0])?.focus();
      });
    });
    return () => {
      removeEventListener('keydown', key, true);
      removeEventListener('pointerdown', pointer, true);
    };
  };
}

/** The nearest of several rectangles in a direction; null if none lies there. */
export function nearest(from: DOMRect, others: DOMRect[], [x, y]: [number, number]): DOMRect | null {
  let best: DOMRect | null = null;
  let least = Infinity;
  for (const other of others) {
    const across = other.left + other.width / 2 - from.left - from.width / 2;
    const down = other.top + other.height / 2 - from.top - from.height / 2;
    const ahead = across * x + down * y;
    const distance = ahead + ASIDE * Math.abs(across * y + down * x);
    if (ahead > 1 && distance < least) [best, least] = [other, distance];
  }
  return best;
}

/** Moves the focus with an arrow key to the nearest piece in the element; returns whether the key is used up. */
export function walk(key: string, element: HTMLElement): boolean {
  const direction = ARROWS[key];
  const focused = document.activeElement as HTMLElement | null;
  if (!direction || (focused && focused !== document.body && !element.contains(focused))) return false;
  const pieces = [...element.querySelectorAll<HTMLElement>('[data-explains]')].map((piece) => ({ piece, at: piece.getBoundingClientRect() }));
  const others = pieces.filter(({ piece, at }) => piece !== focused && at.width && at.height);
  const start = focused && element.contains(focused) ? focused.getBoundingClientRect() : null;
  const at = start && nearest(start, others.map((other) => other.at), direction);
  const found = start ? others.find((other) => other.at === at)?.piece : element.querySelector<HTMLElement>('.place.can') ?? others[0]?.piece;
  found?.focus();
  return true;
}
