// The places to tap for a move of Ninjato, in order: for `P2:fj` slot 2 of the palace, and then the payment in its tray.
// Moves without a piece are buttons: yield, no Hensojutsu, a clan's honor.
import { finder } from '../../lib/actions';
import type { View } from '../../lib/protocol';
import table from './actions.json';
import type { NinjatoView } from './view';

export const action_of = finder(table);

type Way = (parts: string[], seat: number, view: NinjatoView) => string[];

const hand: Way = ([value], seat) => [`hand:${seat}:${value}`];

/** By the name of the block. */
const WAYS: Record<string, Way> = {
  'visit dojo': () => ['dojo'],
  'take face up': ([value]) => [`dojo:open:${value}`],
  'take from deck': () => ['dojo:deck'],
  discard: hand,
  learn: ([skill, paid], seat) => [`sensei:${skill}`, ...(paid ? [`hand:${seat}:${paid}`] : [])],
  'pay envoy': ([slot, letters]) => [`palace:${slot}`, `pay:${letters}`],
  'pay rumor': ([slot, letters]) => [`pavilion:${slot}`, `pay:${letters}`],
  invade: ([house, side]) => [`house:${house}`, `house:${house}:${side === '+' ? 'strength' : 'stealth'}`],
  'play card': hand,
  boryaku: ([value], seat) => [`skill:${seat}:boryaku`, `as:${value}`],
  modify: ([sign], seat) => [`hand:${seat}:3`, `as:${sign}1`],
  'add skill': ([skill, sign], seat) => [`skill:${seat}:${skill}`, ...(sign ? [`as:${sign}1`] : [])],
  strike: () => ['guard'],
  'strike value': ([value]) => [`guard:${value}`],
  seishin: (_, seat) => [`skill:${seat}:seishin-teki`],
  choho: ([mine, theirs], seat, view) => [
    `skill:${seat}:choho`,
    `shuriken:${mine}`,
    `house:${(view.invasion?.house ?? 0) + 1}:${theirs}`,
  ],
  kuji: ([skill], seat) => [`skill:${seat}:kuji-in`, `used:${seat}:${skill}`],
  leave: () => ['leave'],
  banzai: () => ['banzai'],
  keep: ([letter], _, view) => [`shuriken:${side_on_shuriken(letter!, view)}`],
  'choose token': ([token]) => [`supply:${token}`],
  'name envoy': ([age]) => [`envoy:${age}`],
  'take rumor': ([slot]) => [`pavilion:${slot}`],
};

/** The name on the shuriken of a treasure to keep: moves name it without its side. */
function side_on_shuriken(letter: string, view: NinjatoView): string {
  return view.invasion?.shuriken.includes(letter) ? letter : letter.toUpperCase();
}

export function path(move: string, view: View, seat: number): string[] {
  const { block, parts } = action_of(move);
  return WAYS[block]?.(parts, seat, view as NinjatoView) ?? [];
}
