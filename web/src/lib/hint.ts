// What a hint says.
import { capital, t } from './messages';
import type { Hint } from './protocol';
import { evaluation, foretold, turn_foretold } from './words';

const PERCENT = 100;
/** The number of characters for which the bar of a wide window has room. */
const ROOM = 110;

/** A hint in words. In brief it names the next move alone, as the bar of a small window has no room for the whole turn. */
export function hint_text(game: string, { turn, chance, margin }: Hint, is_brief: boolean): string {
  const words = `${turn_foretold(game, turn)} (${evaluation(game, chance, margin)})`;
  if (!is_brief && words.length <= ROOM) return t('hint-is', { words: capital(words) });
  return t('hint-brief', { words: capital(foretold(game, turn[0] ?? [], true)), percent: Math.round(PERCENT * chance) });
}
