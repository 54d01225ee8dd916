// Where the points of a territory come from, as far as it is to be seen.
import type { ScoreLine } from '../game';
import type { NaishiView } from './view';

export function breakdown(view: NaishiView, seat: number): ScoreLine[] | null {
  const [line, hand] = [view.lines[seat]!, view.hands[seat]!];
  /** The card that lies there, a Ninja as itself. */
  const card = ([row, column]: string) => (row === 'L' ? line : hand)[Number(column) - 1] ?? [];
  const lines = view.breakdown[seat] ?? null;
  return lines && lines.map(({ points, reason, places }) => ({ pieces: places.flatMap(card), words: reason, points }));
}
