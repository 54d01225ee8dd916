// Reading the log of a table.
import type { Event, LogEntry, SeatInfo } from './protocol';
import { capital, t } from './messages';

/** The most pieces drawn beside a headline. */
const MOST_PIECES = 4;

/** An entry of the log as the page shows it: a headline, and what else happened. */
export interface LogLine {
  number: number;
  headline: string;
  details: string[];
  /** The pieces that the player moved, named as in events. */
  pieces: string[];
  /** The points that each seat scored, in the order of scoring. */
  scored: { seat: number; points: number }[];
  is_taken_back: boolean;
  /** The places it is about. */
  places: string[];
}

/** The entries of the moves that were not taken back. */
function standing_moves(log: LogEntry[]): LogEntry[] {
  const moves: LogEntry[] = [];
  for (const entry of log) {
    if (entry.type === 'move') moves.push(entry);
    else if (entry.type === 'back') moves.length = entry.to ?? moves.length;
  }
  return moves;
}

/** The events of the moves that were not taken back. */
export const standing = (log: LogEntry[]): Event[] => standing_moves(log).flatMap(({ events }) => events ?? []);

/** The seat that texts call "you"; null for spectators, and for people who share a device. */
export function addressed_seat(seats: SeatInfo[], seat: number | null): number | null {
  const player = seat === null ? null : (seats[seat]?.player ?? null);
  return seats.filter((other) => other.player === player).length === 1 ? seat : null;
}

/** A text about somebody, addressed to that person: 'takes the Geisha' becomes 'take the Geisha'. */
export function second_person(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  return [/(sh|ch|ss|x|o)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, ''), ...rest].join(' ');
}

/** The log, the oldest entry first. */
export function log_lines(log: LogEntry[], names: string[], you: number | null, headlines?: string[]): LogLine[] {
  const stands = new Set(standing_moves(log));
  return log.map((entry) => {
    const events = entry.events ?? [];
    const [headline = '', ...details] = sentences(entry, names, you, headlines);
    return {
      number: entry.number,
      headline,
      details,
      pieces: moved_pieces(entry, headlines),
      scored: scored_points(events),
      is_taken_back: entry.type === 'move' && !stands.has(entry),
      places: events.flatMap(({ source, target }) => [source, target]).filter((place) => place !== undefined),
    };
  });
}

function sentences(entry: LogEntry, names: string[], you: number | null, headlines: string[] = []): string[] {
  const of = (seat: number, ...texts: string[]) =>
    seat === you ? t('log-you', { text: texts.map(second_person).join(', ') }) : `${names[seat]} ${texts.join(', ')}`;
  if (entry.type !== 'move') {
    const id = entry.type === 'gave_up' ? `log-gave_up-${entry.reason}` : `log-${entry.type}`;
    return [of(entry.seat, t(id))];
  }
  const told = (entry.events ?? []).filter(({ text }) => text);
  const [first, ...others] = told;
  if (!first) return [of(entry.seat, t('log-plays', { move: entry.move ?? '' }))];
  const belongs = ({ seat, kind }: Event) => seat !== undefined && seat === first.seat && headlines.includes(kind);
  const headline = first.seat === undefined ? capital(first.text) : of(first.seat, ...[first, ...others.filter(belongs)].map(({ text }) => text));
  const rest = others.filter((event) => !belongs(event));
  return [headline, ...rest.map(({ seat, text }) => (seat === undefined ? capital(text) : of(seat, text)))];
}

function moved_pieces({ seat, events = [] }: LogEntry, headlines?: string[]): string[] {
  const first = events.find(({ text }) => text);
  const is_told = (event: Event) => !headlines || event === first || headlines.includes(event.kind);
  const moved = events.filter((event) => event.seat === seat && event.points === undefined && is_told(event));
  return [...new Set(moved.flatMap(({ piece }) => piece ?? []))].slice(0, MOST_PIECES);
}

function scored_points(events: Event[]): { seat: number; points: number }[] {
  const points = new Map<number, number>();
  for (const event of events) {
    if (event.seat !== undefined && event.points) points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
  }
  return [...points].map(([seat, points]) => ({ seat, points }));
}

/** The last entry, for screen readers. */
export function last_entry_text(log: LogEntry[], names: string[], you: number | null = null): string {
  const last = log.at(-1);
  return last ? sentences(last, names, you).map((sentence) => `${sentence}.`).join(' ') : '';
}
