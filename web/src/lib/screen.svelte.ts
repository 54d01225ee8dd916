// The room on the screen, where styles alone are not enough.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1024px)');

export const screen = {
  /** Whether there is a column beside the board. */
  get is_wide(): boolean {
    return wide.current;
  },
};
