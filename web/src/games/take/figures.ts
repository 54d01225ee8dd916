// What a take would score, as the server says it. The page knows no rules; without these figures it shows none.
import type { Choice } from '../../lib/chooser.svelte';
import { t } from '../../lib/messages';
import { many, one } from './names';
import { type Column, SPACES, type TakeView } from './view';

interface Product {
  influence: number;
  points: number;
}

export interface Figures {
  /** How many spaces show the type that is scored. */
  shown: number;
  mine: Product;
  his: Product;
}

export function figures({ gains }: Choice, seat: number): Figures | null {
  const [mine, his] = [gains?.[seat], gains?.[1 - seat]];
  if (!mine || !his) return null;
  const product = ({ worth, points }: typeof mine): Product => ({ influence: worth, points });
  return { shown: mine.times, mine: product(mine), his: product(his) };
}

/** What is taken and where it goes, without the figures. */
export function deed(move: string, view: TakeView): string {
  const [letter, over] = move.split('>');
  const space = SPACES.findIndex((one) => one === letter);
  return t('take-deed', { chip: one(view.shows[space]!), letter: letter!, over: over ? many(over as Column) : 'none' });
}

/** '15', or '8–15' where it depends on the column. */
export function range(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}
