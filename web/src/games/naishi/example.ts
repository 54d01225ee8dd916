// The rulebook's example of a scored territory.
import type { Territory } from './scoring';

export const EXAMPLE: Territory = [
  ...(['Fort', 'Sentinel', 'Advisor', 'Banner', 'Rice field'] as const),
  ...(['Fort', 'Mountain', 'Naishi', 'Rice field', 'Rice field'] as const),
];
