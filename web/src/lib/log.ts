// Reading the log of a table.
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

/** The events that have a text. */
export const events_with_text = (entry: LogEntry): Event[] => (entry.events ?? []).filter((event) => event.text);

/** The text of an entry that is not a move, such as a resignation. */
export const entry_text = ({ type, reason }: LogEntry): string => t(type === 'gave_up' ? `log-gave_up-${reason}` : `log-${type}`);

/** The last entry, for screen readers. */
export function last_entry_text(log: LogEntry[], names: string[]): string {
  const last = log.at(-1);
  if (!last) return '';
  if (last.type !== 'move') return `${names[last.seat]} ${entry_text(last)}.`;
  return events_with_text(last).map(({ seat, text }) => (seat === undefined ? `${text}.` : `${names[seat]} ${text}.`)).join(' ');
}
