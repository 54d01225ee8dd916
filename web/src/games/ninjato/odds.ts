// Which of the guards that may come next the invader can beat: the odds shown before a banzai.
import { ELITE_VALUES, STYLE } from './pieces';
import type { Invasion, Player } from './view';

/** The longest play that is searched, in decisions. */
const LONGEST_PLAY = 5;
/** The most ways to beat the first guard of a double that are tried. */
const MOST_WAYS = 40;
const SETS: Record<string, number> = { intonjutsu: 0, kenjutsu: 6 };
const STEPS: Record<string, number[]> = { 'shinobi-iri': [-2], kayakujutsu: [2], taijutsu: [1, -1] };

/** The values of a guard against strength and against stealth. */
type Values = [strength: number, stealth: number];

interface Means {
  hand: number[];
  ready: string[];
  used: string[];
  is_stealth: boolean;
  base: number | null;
  set: number | null;
  add: number;
}

export interface Odds {
  beaten: number;
  of: number;
  /** The guards that can be beaten. */
  names: Set<string>;
}

export function odds(player: Player, invasion: Invasion): Odds {
  const means: Means = {
    hand: player.hand?.toSorted() ?? [],
    ready: player.skills.filter(([, is_ready]) => is_ready).map(([name]) => name).sort(),
    used: player.skills.filter(([, is_ready]) => !is_ready).map(([name]) => name),
    is_stealth: invasion.side === '-',
    base: null,
    set: null,
    add: 0,
  };
  const guards = Object.entries(invasion.next_guards);
  const names = new Set(guards.map(([name]) => name).filter((name) => can_beat(means, values_of(name))));
  const count = (all: typeof guards) => all.reduce((sum, [, copies]) => sum + copies, 0);
  return { beaten: count(guards.filter(([name]) => names.has(name))), of: count(guards), names };
}

export interface Column {
  /** The values of these guards on the side that is played: `4`, `3+5`. */
  shown: string;
  rings: boolean;
  can_beat: boolean;
  count: number;
}

/** The guards that may come next; those with equal values on the side that is played share a column. */
export function columns_of(invasion: Invasion, chance: Odds | null): Column[] {
  const found = new Map<string, Column>();
  for (const [name, count] of Object.entries(invasion.next_guards)) {
    const shown = values_of(name).map((values) => values[invasion.side === '+' ? 0 : 1]).join('+');
    const rings = name.endsWith('a') && invasion.next_source === 'normal';
    const can_beat = chance?.names.has(name) ?? false;
    const column = found.get(`${shown}${can_beat}`) ?? { shown, rings, can_beat, count: 0 };
    found.set(`${shown}${can_beat}`, { ...column, count: column.count + count });
  }
  return [...found.values()].sort((first, second) => first.shown.length - second.shown.length || first.shown.localeCompare(second.shown));
}

/** A guard's values; a double is two guards. */
export function values_of(name: string): Values[] {
  const [first, second] = ELITE_VALUES[name] ?? [];
  if (first === undefined || second === undefined) return [[Number(name[0]), Number(name[0])]];
  return name.startsWith('D') ? [[first, first], [second, second]] : [[first, second]];
}

function can_beat(means: Means, guards: Values[]): boolean {
  if (guards.length === 0) return true;
  return guards.some((guard, place) => {
    let ways = 0;
    for (const left of winning(means, guard)) {
      if (can_beat({ ...left, base: null, set: null, add: 0 }, guards.toSpliced(place, 1))) return true;
      if (++ways === MOST_WAYS) return false;
    }
    return false;
  });
}

function beats({ base, set, add, is_stealth }: Means, [strength, stealth]: Values): boolean {
  if (base === null) return false;
  const total = (set ?? base) + add;
  return is_stealth ? total < stealth : total > strength;
}

/** The means left after every play that beats a guard, shortest plays first. */
function* winning(means: Means, guard: Values): Generator<Means> {
  const seen = new Set([key(means)]);
  let waiting = [means];
  for (let length = 1; length <= LONGEST_PLAY && waiting.length; length++) {
    const longer: Means[] = [];
    for (const now of waiting) {
      for (const then of options(now)) {
        const known = key(then);
        if (seen.has(known)) continue;
        seen.add(known);
        if (beats(then, guard)) yield then;
        else longer.push(then);
      }
    }
    waiting = longer;
  }
}

/** The key of some means; hand and tiles are sorted, so that equal means have equal keys. */
function key({ hand, ready, is_stealth, base, set, add }: Means): string {
  return `${hand.join('')}|${ready.join('')}|${is_stealth}|${base}|${set}|${add}`;
}

function without<T>(list: T[], item: T): T[] {
  return list.toSpliced(list.indexOf(item), 1);
}

function use(means: Means, skill: string): Means {
  return { ...means, ready: without(means.ready, skill), used: [...means.used, skill] };
}

/** Every decision that changes the play; Choho does not. */
function* options(means: Means): Generator<Means> {
  const { hand, ready, used, base, add } = means;
  if (base === null) {
    for (const card of new Set(hand)) yield { ...means, hand: without(hand, card), base: card };
    if (ready.includes('boryaku')) for (const value of [2, 4]) yield { ...use(means, 'boryaku'), base: value };
  } else {
    if (hand.includes(3)) for (const step of [1, -1]) yield { ...means, hand: without(hand, 3), add: add + step };
    for (const skill of new Set(ready)) {
      for (const step of STEPS[skill] ?? []) yield { ...use(means, skill), add: add + step };
      if (skill in SETS) yield { ...use(means, skill), set: SETS[skill]! };
    }
  }
  if (ready.includes('seishin-teki')) yield { ...use(means, 'seishin-teki'), is_stealth: !means.is_stealth };
  if (ready.includes('kuji-in')) {
    const again = used.filter((skill) => skill !== 'kuji-in' && !skill.startsWith('hensojutsu') && skill in STYLE);
    for (const skill of new Set(again)) {
      const rest = without(ready, 'kuji-in');
      yield { ...means, ready: [...rest, skill].sort(), used: [...without(used, skill), 'kuji-in'] };
    }
  }
}
