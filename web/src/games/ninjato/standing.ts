// The state of the clans: the honor of their tokens, and the influence of the seats.
import { CLANS } from './pieces';
import type { NinjatoView } from './view';

/** The honor of a clan's tokens on the houses. */
export function clan_honor(view: NinjatoView, clan: string): number {
  return view.houses.reduce((sum, { token }) => sum + (CLANS[token[0]!] === clan ? Number(token.slice(1)) : 0), 0);
}

export interface Influence {
  seat: number;
  count: number;
}

/** The seats with influence in a clan, in order; the oldest envoy breaks ties. */
export function influence(view: NinjatoView, clan: string): Influence[] {
  const named = view.scoring?.named ?? [];
  return view.players
    .map(({ envoys }, seat) => {
      const ages = envoys.filter((envoy) => envoy.clan === clan).map((envoy) => envoy.age);
      return { seat, count: ages.length + ages.filter((age) => named.includes(age)).length, oldest: Math.max(...ages) };
    })
    .filter(({ count }) => count > 0)
    .sort((first, second) => second.count - first.count || second.oldest - first.oldest)
    .map(({ seat, count }) => ({ seat, count }));
}

/** The multiplier of some rumors of one kind at the end: 4 for every three, and 1 or 2 for the rest. */
export function rumor_factor(count: number): number {
  return 4 * Math.floor(count / 3) + (count % 3);
}

export interface Fallen {
  /** The name of a guard; null for an elite, whose card the invader has taken. */
  id: string | null;
}

/** The guards beaten in this invasion; each put a treasure on the shuriken. */
export function fallen(view: NinjatoView): Fallen[] {
  const { invasion } = view;
  if (!invasion) return [];
  const sentry = view.houses[invasion.house]?.sentry;
  const shown = [...(sentry ? [sentry] : []), ...invasion.guards];
  const source = invasion.guard?.source;
  const beaten = source === 'normal' || source === 'standin' ? shown.slice(0, -1) : source === 'sentry' ? [] : shown;
  const count = invasion.shuriken.length;
  return Array.from({ length: count }, (_, number) => ({ id: beaten[number] ?? null }));
}
