// Keyboard play: the focus follows the choices.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Chooser } from './chooser.svelte';

/** For the element that contains all places: after a choice by key, moves the focus to the first place to choose next. */
export function follow(chooser: Chooser): Attachment<HTMLElement> {
  return (element) => {
    let by_key = false;
    let last: string | undefined;
    const key = () => (by_key = true);
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
