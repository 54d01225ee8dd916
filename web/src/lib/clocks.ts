// The clocks that a table can have, in words.
import { t } from './messages';
import type { Clock } from './protocol';

const MINUTE = 60;
const DAY = 86_400;

const live = (minutes: number, increment: number): Clock => ({ type: 'live', seconds: minutes * MINUTE, increment });
const slow = (days: number): Clock => ({ type: 'slow', seconds: days * DAY });

/** The clocks to choose from. */
export const CLOCKS: Clock[] = [null, live(5, 5), live(15, 10), live(30, 15), slow(1), slow(3), slow(7)];

export function clock_text(clock: Clock): string {
  if (!clock) return t('clock-none');
  if (clock.type === 'live') return t('clock-live', { minutes: round(clock.seconds / MINUTE), seconds: round(clock.increment) });
  if (clock.seconds % DAY === 0) return t('clock-days', { days: clock.seconds / DAY });
  return t('clock-hours', { hours: round(clock.seconds / 3600) });
}

/** A number with one digit after the point at most: programs may choose any. */
const round = (number: number) => Math.round(10 * number) / 10;
