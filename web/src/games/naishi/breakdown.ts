// The sources of a territory's points, unless it is hidden.
import type { ScoreLine } from '../game';
import type { NaishiView } from './view';

export function breakdown(view: NaishiView, seat: number): ScoreLine[] | null {
  const [line, hand] = [view.lines[seat]!, view.hands[seat]!];
  /** The card at a place; a Ninja is not replaced by its copy. */
  const card = ([row, column]: string) => (row === 'L' ? line : hand)[Number(column) - 1] ?? [];
  const lines = view.breakdown[seat] ?? null;
  return lines && lines.map(({ points, reason, places }) => ({ pieces: places.flatMap(card), words: reason, points }));
}
