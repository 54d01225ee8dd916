// The sources of a territory's points, unless it is hidden.
import type { ScoreLine } from '../game';
import { sources_of, type NaishiView } from './view';

export function breakdown(view: NaishiView, seat: number): ScoreLine[] | null {
  const [line, hand] = [view.lines[seat]!, view.hands[seat]!];
  /** The card at a place; a Ninja is not replaced by its copy. */
  const card = ([row, column]: string) => (row === 'L' ? line : hand)[Number(column) - 1] ?? [];
  const sources = sources_of(view, seat);
  return sources && sources.map(({ points, places, words }) => ({ pieces: places.flatMap(card), words, points }));
}
