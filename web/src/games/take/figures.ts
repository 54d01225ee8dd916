// The points that a take would score, from the view.
import type { TakeView } from './view';

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

/** What a move would score; null if it is not a legal take. */
export function figures({ takes }: TakeView, move: string, seat: number): Figures | null {
  const take = takes.find((take) => take.move === move);
  if (!take) return null;
  const product = (whose: number): Product => ({ influence: take.influence[whose]!, points: take.points[whose]! });
  return { shown: take.times, mine: product(seat), theirs: product(1 - seat) };
}

/** '15', or '8–15' if it depends on the column. */
export function range(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}
