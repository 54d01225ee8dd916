// Reading the log of a table.
import type { Fact, LogEntry, SeatInfo } from './protocol';
import { form_of } from './messages';
import { did, said, told, told_by } from './words';

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
export const standing = (log: LogEntry[]): Fact[] => standing_moves(log).flatMap(({ events }) => events ?? []);

/** The seat that texts call "you"; null for spectators, and for people who share a device. */
export function addressed_seat(seats: SeatInfo[], seat: number | null): number | null {
  const player = seat === null ? null : (seats[seat]?.player ?? null);
  return seats.filter((other) => other.player === player).length === 1 ? seat : null;
}

/** The log, the oldest entry first. */
export function log_lines(game: string, log: LogEntry[], names: string[], you: number | null): LogLine[] {
  const stands = new Set(standing_moves(log));
  return log.map((entry) => {
    const events = entry.events ?? [];
    const [headline = '', ...details] = sentences(game, entry, names, you);
    return {
      number: entry.number,
      headline,
      details,
      pieces: moved_pieces(entry),
      scored: scored_points(events),
      is_taken_back: entry.type === 'move' && !stands.has(entry),
      places: events.flatMap(({ source, target }) => [source, target]).filter((place) => place !== undefined),
    };
  });
}

/** The first event, and others of the same seat that belong to what the move is about. */
function headline_of(events: Fact[]): Fact[] {
  const [first, ...others] = events;
  if (!first) return [];
  return first.seat === undefined ? [first] : [first, ...others.filter(({ seat, is_headline }) => is_headline && seat === first.seat)];
}

/** What somebody did besides a move. */
function by(seat: number, id: string, names: string[], you: number | null, values: Record<string, string> = {}): string {
  const form = seat === you ? 'you' : 'does';
  return told_by(form, names[seat]!, form_of(id, form, values) ?? `⟨${id}⟩`);
}

function sentences(game: string, entry: LogEntry, names: string[], you: number | null): string[] {
  if (entry.type !== 'move') {
    const id = entry.type === 'gave_up' ? `log-gave_up-${entry.reason}` : `log-${entry.type}`;
    return [by(entry.seat, id, names, you)];
  }
  const events = (entry.events ?? []).filter(({ is_silent }) => !is_silent);
  const headline = headline_of(events);
  const [first] = headline;
  if (!first) return [by(entry.seat, 'log-plays', names, you, { move: entry.move ?? '' })];
  const rest = events.filter((event) => !headline.includes(event)).map((event) => told(game, event, names, you));
  return [first.seat === undefined ? said(game, first) : did(game, headline, names, you), ...rest];
}

/** A headline's pieces, or all that the player moved if it is the first event alone. */
function moved_pieces({ seat, events = [] }: LogEntry): string[] {
  const headline = headline_of(events.filter(({ is_silent }) => !is_silent));
  const is_told = (event: Fact) => headline.length < 2 || headline.includes(event);
  const moved = events.filter((event) => event.seat === seat && event.points === undefined && is_told(event));
  return [...new Set(moved.flatMap(({ piece }) => piece ?? []))].slice(0, MOST_PIECES);
}

function scored_points(events: Fact[]): { seat: number; points: number }[] {
  const points = new Map<number, number>();
  for (const event of events) {
    if (event.seat !== undefined && event.points) points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
  }
  return [...points].map(([seat, points]) => ({ seat, points }));
}

/** The last entry, for screen readers. */
export function last_entry_text(game: string, log: LogEntry[], names: string[], you: number | null = null): string {
  const last = log.at(-1);
  return last ? sentences(game, last, names, you).map((sentence) => `${sentence}.`).join(' ') : '';
}
