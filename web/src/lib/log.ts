// What the log of a table comes to.
import type { Event, LogEntry } from './protocol';
import { t } from './messages';

/** The events of the moves that were not taken back. */
export function standing(log: LogEntry[]): Event[] {
  const moves: Event[][] = [];
  for (const { type, events, to } of log) {
    if (type === 'move') moves.push(events ?? []);
    else if (type === 'back') moves.length = to ?? moves.length;
  }
  return moves.flat();
}

/** The events that have words of their own. */
export const told = (one: LogEntry): Event[] => (one.events ?? []).filter((event) => event.text);

/** What somebody did beside moving: gave up, asked for a take-back. */
export const said = ({ type, reason }: LogEntry): string => t(type === 'gave_up' ? `log-gave_up-${reason}` : `log-${type}`);

/** The last entry as it is read aloud. */
export function spoken(log: LogEntry[], names: string[]): string {
  const last = log.at(-1);
  if (!last) return '';
  if (last.type !== 'move') return `${names[last.seat]} ${said(last)}.`;
  return told(last).map(({ seat, text }) => (seat === undefined ? `${text}.` : `${names[seat]} ${text}.`)).join(' ');
}
