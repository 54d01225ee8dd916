// What the log of a table comes to.
import type { Event, Happened } from './protocol';

/** The events of the moves that were not taken back. */
export function standing(log: Happened[]): Event[] {
  const moves: Event[][] = [];
  for (const { type, events, to } of log) {
    if (type === 'move') moves.push(events ?? []);
    else if (type === 'back') moves.length = to ?? moves.length;
  }
  return moves.flat();
}
