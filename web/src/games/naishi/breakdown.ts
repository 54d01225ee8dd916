// Where the points of a territory come from, as far as it is to be seen.
import type { ScoreLine } from '../game';
import type { NaishiView } from './view';

export function breakdown(view: NaishiView, seat: number): ScoreLine[] | null {
  const lines = view.breakdown[seat] ?? null;
  return lines && lines.map(({ card, points, reason, places }) => ({ pieces: places.map(() => card), words: reason, points }));
}
