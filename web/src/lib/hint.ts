// What a hint says.
import { deed } from './decisions';
import { capital, t } from './messages';
import type { Hint } from './protocol';

const PERCENT = 100;

/** A hint in words; in brief it names the next move alone, as the bar of a small window has no room for the whole turn. */
export function hint_text({ move, text, chance }: Hint, moves: Record<string, string>, is_brief: boolean): string {
  if (!is_brief) return t('hint-is', { words: capital(text) });
  return t('hint-brief', { words: capital(deed(moves[move] ?? text)), percent: Math.round(PERCENT * chance) });
}
