// The sources of honor with their pieces: payments, from the log, and what the player holds.
import type { Event } from '../../lib/protocol';
import type { ScoreLine } from '../game';
import type { NinjatoView } from './view';

/** The treasures that a seat has paid for envoys, or for rumors. */
function paid(seat: number, events: Event[], what: 'envoy' | 'rumor'): string[] {
  const all: string[] = [];
  let now: string[] = [];
  for (const event of events) {
    if (event.seat !== seat) continue;
    if (event.kind === 'spend' && event.piece) now.push(event.piece);
    if (event.kind !== 'pay') continue;
    if (event.piece?.startsWith(what)) all.push(...now);
    now = [];
  }
  return all;
}

/** The clan tokens that have brought honor to a seat. */
function tokens(seat: number, events: Event[]): string[] {
  const mine = events.filter((event) => event.kind === 'clan' && event.seat === seat && event.source?.startsWith('house'));
  return mine.flatMap(({ piece }) => piece ?? []);
}

export function breakdown(view: NinjatoView, seat: number, events: Event[]): ScoreLine[] {
  const player = view.players[seat]!;
  const rumors = player.rumors ?? [];
  const pieces = (source: string, reason: string): string[] => {
    if (source === 'envoys') return paid(seat, events, 'envoy');
    if (source === 'pavilion') return paid(seat, events, 'rumor');
    if (source === 'clans') return tokens(seat, events);
    if (source === 'treasures') return player.treasures;
    if (source === 'elites') return player.elites.map((id) => `guard:${id}`);
    if (source === 'rumors') return rumors.filter(({ name }) => reason.startsWith(name)).map(({ id }) => `rumor:${id}`);
    return [];
  };
  return view.breakdown[seat]!.map(({ source, points, reason }) => ({ pieces: pieces(source, reason), words: reason, points }));
}
