// The points that a take would score, from the server. The page implements no rules; without this data it shows none.
import type { Choice } from '../../lib/chooser.svelte';

interface Product {
  influence: number;
  points: number;
}

export interface Figures {
  /** The number of spaces that show the scored type. */
  shown: number;
  mine: Product;
  theirs: Product;
}

export function figures({ gains }: Choice, seat: number): Figures | null {
  const [mine, theirs] = [gains?.[seat], gains?.[1 - seat]];
  if (!mine || !theirs) return null;
  const product = ({ worth, points }: typeof mine): Product => ({ influence: worth, points });
  return { shown: mine.times, mine: product(mine), theirs: product(theirs) };
}

/** '15', or '8–15' if it depends on the column. */
export function range(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}
