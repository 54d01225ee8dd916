// The sources of honor with their pieces: payments, from the log, and what the player holds.
import type { Fact } from '../../lib/protocol';
import { said } from '../../lib/words';
import type { ScoreLine } from '../game';
import type { NinjatoView } from './view';

const PAYMENTS = ['pay-envoy', 'pay-rumor'] as const;
const CLAN_HONOR = ['honor-first', 'honor-second', 'clan-token'];

/** The treasures that a seat has paid for envoys, or for rumors. */
function paid(seat: number, events: Fact[], payment: (typeof PAYMENTS)[number]): string[] {
  const all: string[] = [];
  let now: string[] = [];
  for (const { message, piece } of events.filter((event) => event.seat === seat)) {
    if (message === 'spend' && piece) now.push(piece);
    if (message === payment) all.push(...now);
    if (PAYMENTS.some((name) => name === message)) now = [];
  }
  return all;
}

/** The clan tokens that have brought honor to a seat. */
function tokens(seat: number, events: Fact[]): string[] {
  return events.flatMap((event) => (CLAN_HONOR.includes(event.message) && event.seat === seat ? (event.piece ?? []) : []));
}

export function breakdown(view: NinjatoView, seat: number, events: Fact[]): ScoreLine[] {
  const player = view.players[seat]!;
  const rumors = player.rumors ?? [];
  const of_kind = (kind: string): string[] => rumors.filter(({ id }) => id.startsWith(kind)).map(({ id }) => `rumor:${id}`);
  const pieces = ({ message, args }: Fact): string[] => {
    if (message === 'from-envoys') return paid(seat, events, 'pay-envoy');
    if (message === 'from-pavilion') return paid(seat, events, 'pay-rumor');
    if (message === 'from-clans') return tokens(seat, events);
    if (message === 'from-treasures') return player.treasures;
    if (message === 'from-elites') return player.elites.map((id) => `guard:${id}`);
    if (message === 'from-rumors') return of_kind(`${args!['kind']}`);
    return message === 'from-dishonor' ? of_kind('D') : [];
  };
  return view.breakdown[seat]!.map((fact) => ({ pieces: pieces(fact), words: said('ninjato', fact), points: fact.points ?? 0 }));
}
