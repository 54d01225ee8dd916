// The points that a take would score, from the server. The page implements no rules; without this data it shows none.
import type { Choice } from '../../lib/chooser.svelte';
import { t } from '../../lib/messages';
import { plural, singular } from './names';
import { type Column, SPACES, type TakeView } from './view';

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

/** The chip that is taken and where it goes, without the points. */
export function deed(move: string, view: TakeView): string {
  const [letter, over] = move.split('>');
  const space = SPACES.findIndex((other) => other === letter);
  return t('take-deed', { chip: singular(view.shows[space]!), letter: letter!, over: over ? plural(over as Column) : 'none' });
}

/** '15', or '8–15' if it depends on the column. */
export function range(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}
