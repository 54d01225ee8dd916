// The room on the screen, where styles alone are not enough.
import { MediaQuery } from 'svelte/reactivity';

const wide = new MediaQuery('(min-width: 1024px)');
const narrow = new MediaQuery('(max-width: 599px)');

export const screen = {
  /** Whether there is a column beside the board. */
  get is_wide(): boolean {
    return wide.current;
  },
  /** Whether it is a phone, held upright. */
  get is_narrow(): boolean {
    return narrow.current;
  },
};
