// What a hint says.
import { deed } from './decisions';
import { capital, t } from './messages';
import type { Hint } from './protocol';

const PERCENT = 100;
/** The number of characters for which the bar of a wide window has room. */
const ROOM = 110;

/** A hint in words. In brief it names the next move alone, as the bar of a small window has no room for the whole turn. */
export function hint_text({ move, text, chance }: Hint, moves: Record<string, string>, is_brief: boolean): string {
  if (!is_brief && text.length <= ROOM) return t('hint-is', { words: capital(text) });
  return t('hint-brief', { words: capital(deed(moves[move] ?? text)), percent: Math.round(PERCENT * chance) });
}
