// The rulebook's example of a scored territory: the Line, then the Hand.
import type { CardName } from './view';

export const EXAMPLE: CardName[] = [
  ...(['Fort', 'Sentinel', 'Advisor', 'Banner', 'Rice field'] as const),
  ...(['Fort', 'Mountain', 'Naishi', 'Rice field', 'Rice field'] as const),
];
/** Its points, 62 together; those of the three Rice fields are on the first of them. */
export const EXAMPLE_POINTS = [6, 7, 7, 3, 20, 6, 5, 8];
/** The places beside the Advisor. */
export const BESIDE_ADVISOR = [1, 3, 7];
