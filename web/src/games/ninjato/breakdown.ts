// The sources of honor with their pieces: payments, from the log, and what the player holds.
import { t } from '../../lib/messages';
import type { Event } from '../../lib/protocol';
import type { ScoreLine } from '../game';
import type { Fact, NinjatoView } from './view';

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
  const of_kind = (kind: string): string[] => rumors.filter(({ id }) => id.startsWith(kind)).map(({ id }) => `rumor:${id}`);
  const pieces = ({ message, args }: Fact): string[] => {
    if (message === 'from-envoys') return paid(seat, events, 'envoy');
    if (message === 'from-pavilion') return paid(seat, events, 'rumor');
    if (message === 'from-clans') return tokens(seat, events);
    if (message === 'from-treasures') return player.treasures;
    if (message === 'from-elites') return player.elites.map((id) => `guard:${id}`);
    if (message === 'from-rumors') return of_kind(`${args?.kind}`);
    return message === 'from-dishonor' ? of_kind('D') : [];
  };
  return view.breakdown[seat]!.map((fact) => ({
    pieces: pieces(fact),
    words: t(`ninjato-${fact.message}`, { ...(fact.args as Record<string, string | number>), points: fact.points ?? 0 }),
    points: fact.points ?? 0,
  }));
}
