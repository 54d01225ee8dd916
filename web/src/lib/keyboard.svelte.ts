// With the keyboard the focus goes where the next choice is.
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Chooser } from './chooser.svelte';

/** For the element around all places: after a key chose something, the focus moves to the first place that goes on. */
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
