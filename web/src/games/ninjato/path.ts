// The places to tap for a move of Ninjato, in order: for `P2:fj` slot 2 of the palace, and then the payment in its tray.
// Moves without a piece are buttons: yield, no Hensojutsu, a clan's honor.
import type { View } from '../../lib/protocol';
import { SKILL_OF } from './pieces';
import type { NinjatoView } from './view';

type Way = (found: string[], seat: number, view: NinjatoView) => string[];

const WAYS: [RegExp, Way][] = [
  [/^dojo$/, () => ['dojo']],
  [/^t(\d)$/, ([value]) => [`dojo:open:${value}`]],
  [/^t\?$/, () => ['dojo:deck']],
  [/^[xb](\d)$/, ([value], seat) => [`hand:${seat}:${value}`]],
  [/^learn:([a-z-]+)$/, ([skill]) => [`sensei:${skill}`]],
  [/^learn:([a-z-]+)\/(\d)$/, ([skill, value], seat) => [`sensei:${skill}`, `hand:${seat}:${value}`]],
  [/^P(\d):(\w+)$/, ([slot, letters]) => [`palace:${slot}`, `pay:${letters}`]],
  [/^R(\d):(\w+)$/, ([slot, letters]) => [`pavilion:${slot}`, `pay:${letters}`]],
  [/^H(\d)([+-])$/, ([house, side]) => [`house:${house}`, `house:${house}:${side === '+' ? 'strength' : 'stealth'}`]],
  [/^B(\d)$/, ([value], seat) => [`skill:${seat}:boryaku`, `as:${value}`]],
  [/^([+-])$/, ([sign], seat) => [`hand:${seat}:3`, `as:${sign}1`]],
  [/^tai([+-])$/, ([sign], seat) => [`skill:${seat}:taijutsu`, `as:${sign}1`]],
  [/^(shinobi|kayaku|inton|kenjutsu|seishin)$/, ([name], seat) => [`skill:${seat}:${SKILL_OF[name!]}`]],
  [/^!$/, () => ['guard']],
  [/^!(\d)$/, ([value]) => [`guard:${value}`]],
  [/^(leave|banzai)$/, ([move]) => [move!]],
  [/^c:(\w)\/(\w)$/, ([mine, theirs], seat, view) => [
    `skill:${seat}:choho`,
    `shuriken:${mine}`,
    `house:${(view.invasion?.house ?? 0) + 1}:${theirs}`,
  ]],
  [/^kuji:([a-z-]+)$/, ([skill], seat) => [`skill:${seat}:kuji-in`, `used:${seat}:${skill}`]],
  [/^k:(\w)$/, ([letter], _, view) => [`shuriken:${side_on_shuriken(letter!, view)}`]],
  [/^([TMS]\d)$/, ([token]) => [`supply:${token}`]],
  [/^h(\d+)$/, ([age]) => [`envoy:${age}`]],
  [/^sR(\d)$/, ([slot]) => [`pavilion:${slot}`]],
];

/** The name on the shuriken of a treasure to keep: moves name it without its side. */
function side_on_shuriken(letter: string, view: NinjatoView): string {
  return view.invasion?.shuriken.includes(letter) ? letter : letter.toUpperCase();
}

export function path(move: string, view: View, seat: number): string[] {
  for (const [pattern, way] of WAYS) {
    const match = pattern.exec(move);
    if (match) return way(match.slice(1), seat, view as NinjatoView);
  }
  return [];
}
