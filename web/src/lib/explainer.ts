// Decides which piece explains itself: the one under the mouse for a moment, the one pressed for long with a finger, or
// the one with the keyboard focus.
import type { Chooser } from './chooser.svelte';

const HOVER = 300;
const LONG_PRESS = 500;
/** Pixels that a finger may move during a long press. */
const STILL = 10;

export type Show = (element: HTMLElement | null) => void;

/** The thing that explains itself at an element; text with `data-explains="cut"` only if part of it is cut off. */
function explained(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-explains]') : null;
  if (element?.dataset.explains !== 'cut') return element;
  return element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth ? element : null;
}

/** Listens on an element that contains pieces; returns what stops it. */
export function explain_in(root: HTMLElement, chooser: Chooser, show: Show): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: HTMLElement | null = null;
  let pressed: PointerEvent | null = null;
  let was_long = false;
  /** The place that was clicked. It explains nothing more until the mouse has left it. */
  let clicked: string | null = null;

  function later(element: HTMLElement | null, delay: number) {
    clearTimeout(timer);
    current = element;
    if (element) timer = setTimeout(() => open(element), delay);
  }
  function open(element: HTMLElement) {
    if (!element.isConnected) return;
    was_long = pressed !== null;
    chooser.pointed = element.dataset.place ?? null;
    show(element);
  }
  function close() {
    clearTimeout(timer);
    current = null;
    show(null);
  }

  const handlers: { [name: string]: (event: never) => void } = {
    pointerover({ target, pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      const element = explained(target);
      chooser.pointed = element?.dataset.place ?? null;
      if (element === current) return;
      close();
      if (clicked !== (element?.dataset.place ?? null)) clicked = null;
      if (clicked === null) later(element, HOVER);
    },
    pointerleave({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') return;
      chooser.pointed = null;
      close();
    },
    pointerdown(event: PointerEvent) {
      const element = explained(event.target);
      clearTimeout(timer);
      show(null);
      was_long = false;
      clicked = element?.dataset.place ?? null;
      if (event.pointerType !== 'touch') return;
      chooser.pointed = null;
      pressed = event;
      later(element, LONG_PRESS);
    },
    pointermove({ clientX, clientY }: PointerEvent) {
      if (pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > STILL) clearTimeout(timer);
    },
    pointerup({ pointerType }: PointerEvent) {
      if (pointerType === 'touch') clearTimeout(timer);
      pressed = null;
    },
    pointercancel() {
      clearTimeout(timer);
      pressed = null;
    },
    contextmenu(event: MouseEvent) {
      if (pressed && explained(event.target)) event.preventDefault();
    },
    focusin({ target }: FocusEvent) {
      const element = explained(target);
      if (!element || element !== target || !element.matches(':focus-visible')) return;
      chooser.pointed = element.dataset.place ?? null;
      later(element, 0);
    },
    focusout({ target }: FocusEvent) {
      // A piece that leaves the board loses the focus in the middle of an update.
      queueMicrotask(() => {
        if (current !== target) return;
        chooser.pointed = null;
        close();
      });
    },
    keydown({ key }: KeyboardEvent) {
      if (key === 'Escape') close();
    },
  };
  for (const name in handlers) root.addEventListener(name, handlers[name] as EventListener);
  // A long press explains and does nothing else.
  const swallow = (event: MouseEvent) => {
    if (was_long) {
      event.preventDefault();
      event.stopPropagation();
    }
    was_long = false;
  };
  root.addEventListener('click', swallow, true);
  return () => {
    clearTimeout(timer);
    for (const name in handlers) root.removeEventListener(name, handlers[name] as EventListener);
    root.removeEventListener('click', swallow, true);
  };
}
