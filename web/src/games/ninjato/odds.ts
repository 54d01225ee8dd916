// What the invader can beat: the plays that beat the guard who is faced, and the odds against those who may come next.
import { ELITE_VALUES, STYLE } from './pieces';
import type { Invasion, Player } from './view';

/** The longest play that is searched, in decisions. */
const LONGEST_PLAY = 5;
/** The most ways to beat the first guard of a double that are tried. */
const MOST_WAYS = 40;
const SETS: Record<string, number> = { intonjutsu: 0, kenjutsu: 6 };
const STEPS: Record<string, number[]> = { 'shinobi-iri': [-2], kayakujutsu: [2], taijutsu: [1, -1] };
/** The moves that use skills, without the sign of Taijutsu. */
export const SKILL_MOVES: Record<string, string> = {
  'shinobi-iri': 'shinobi',
  kayakujutsu: 'kayaku',
  taijutsu: 'tai',
  intonjutsu: 'inton',
  kenjutsu: 'kenjutsu',
  'seishin-teki': 'seishin',
};

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

function means_of({ hand, skills }: Player, { side, base, set, add }: Invasion): Means {
  return {
    hand: hand?.toSorted() ?? [],
    ready: skills.filter(([, is_ready]) => is_ready).map(([name]) => name).sort(),
    used: skills.filter(([, is_ready]) => !is_ready).map(([name]) => name),
    is_stealth: side === '-',
    base,
    set,
    add,
  };
}

export interface Plays {
  /** The value of the guard on the side that is played. */
  value: number;
  /** The shortest plays that beat it, as moves; an empty one if the play so far does. */
  plays: string[][];
}

/** For each guard that is left to beat, the shortest plays that do not contain a smaller one. */
export function winning_plays(player: Player, invasion: Invasion, most: number): Plays[] {
  const { guard, beaten, side } = invasion;
  if (!guard) return [];
  const left = values_of(guard.id).filter(([value]) => !guard.id.startsWith('D') || !beaten.includes(value));
  return left.map((values) => {
    const plays: string[][] = [];
    for (const { moves } of winning(means_of(player, invasion), values)) {
      if (plays.length === most) break;
      if (!plays.some((other) => is_part(other, moves))) plays.push(moves);
    }
    return { value: values[side === '+' ? 0 : 1], plays };
  });
}

function is_part(some: string[], all: string[]): boolean {
  const left = [...all];
  return some.every((move) => left.includes(move) && left.splice(left.indexOf(move), 1));
}

export function odds(player: Player, invasion: Invasion): Odds {
  const means = means_of(player, { ...invasion, base: null, set: null, add: 0 });
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
    for (const { left } of winning(means, guard)) {
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

interface Play {
  moves: string[];
  left: Means;
}

/** Every play that beats a guard, with the means left after it, shortest plays first. */
function* winning(means: Means, guard: Values): Generator<Play> {
  if (beats(means, guard)) {
    yield { moves: [], left: means };
    return;
  }
  const seen = new Set([key(means)]);
  let waiting: Play[] = [{ moves: [], left: means }];
  for (let length = 1; length <= LONGEST_PLAY && waiting.length; length++) {
    const longer: Play[] = [];
    for (const { moves, left: now } of waiting) {
      for (const [move, left] of options(now)) {
        const known = key(left);
        if (seen.has(known)) continue;
        seen.add(known);
        const play = { moves: [...moves, move], left };
        if (beats(left, guard)) yield play;
        else longer.push(play);
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

const signed = (name: string, step: number) => `${name}${step > 0 ? '+' : '-'}`;

/** Every decision that changes the play, as a move and the means after it; Choho does not. */
function* options(means: Means): Generator<[string, Means]> {
  const { hand, ready, used, base, add } = means;
  if (base === null) {
    for (const card of new Set(hand)) yield [`b${card}`, { ...means, hand: without(hand, card), base: card }];
    if (ready.includes('boryaku')) for (const value of [2, 4]) yield [`B${value}`, { ...use(means, 'boryaku'), base: value }];
  } else {
    if (hand.includes(3)) for (const step of [1, -1]) yield [signed('', step), { ...means, hand: without(hand, 3), add: add + step }];
    for (const skill of new Set(ready)) {
      const move = SKILL_MOVES[skill]!;
      for (const step of STEPS[skill] ?? []) yield [skill === 'taijutsu' ? signed(move, step) : move, { ...use(means, skill), add: add + step }];
      if (skill in SETS) yield [move, { ...use(means, skill), set: SETS[skill]! }];
    }
  }
  if (ready.includes('seishin-teki')) yield ['seishin', { ...use(means, 'seishin-teki'), is_stealth: !means.is_stealth }];
  if (ready.includes('kuji-in')) {
    const again = used.filter((skill) => skill !== 'kuji-in' && !skill.startsWith('hensojutsu') && skill in STYLE);
    for (const skill of new Set(again)) {
      const rest = without(ready, 'kuji-in');
      yield [`kuji:${skill}`, { ...means, ready: [...rest, skill].sort(), used: [...without(used, skill), 'kuji-in'] }];
    }
  }
}
