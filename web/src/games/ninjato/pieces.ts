// The pieces of Ninjato as the board needs them: letters, signs and orders, not rules.

export const CLANS: Record<string, 'taira' | 'minamoto' | 'shirakawa'> = {
  T: 'taira',
  M: 'minamoto',
  S: 'shirakawa',
  Taira: 'taira',
  Minamoto: 'minamoto',
  'Go-Shirakawa': 'shirakawa',
};
export const CLAN_LETTERS = { taira: 'T', minamoto: 'M', shirakawa: 'S' } as const;
export const TREASURES: Record<string, 'fan' | 'scroll' | 'vase' | 'jade' | 'gold'> = {
  f: 'fan',
  s: 'scroll',
  v: 'vase',
  j: 'jade',
  g: 'gold',
};
export const HONOR: Record<string, number> = { f: 2, s: 3, v: 4, j: 5, g: 5 };
export const RUMORS: Record<string, string> = {
  W: 'warrior',
  G: 'will',
  P: 'friends',
  A: 'arts',
  D: 'dishonor',
};

export type Style = 'snake' | 'tiger' | 'crane';
export const STYLE: Record<string, Style> = {
  'shinobi-iri': 'snake',
  intonjutsu: 'snake',
  choho: 'snake',
  kayakujutsu: 'tiger',
  kenjutsu: 'tiger',
  'kuji-in': 'tiger',
  taijutsu: 'crane',
  boryaku: 'crane',
  'seishin-teki': 'crane',
  'hensojutsu-snake': 'snake',
  'hensojutsu-tiger': 'tiger',
  'hensojutsu-crane': 'crane',
};
/** The effect of a skill as a sign. */
export const SIGN: Record<string, string> = {
  'shinobi-iri': '−2',
  intonjutsu: '= 0',
  choho: '⇄',
  kayakujutsu: '+2',
  kenjutsu: '= 6',
  'kuji-in': '↻',
  taijutsu: '±1',
  boryaku: '2 | 4',
  'seishin-teki': '> <',
  hensojutsu: '+1',
};

/** Values against strength and against stealth; for a double, of its two guards. */
export const ELITE_VALUES: Record<string, [number, number]> = Object.fromEntries(
  ['E51', 'E42', 'E52', 'E41', 'E53', 'E31', 'D35', 'D13', 'D24'].map((name) => [name, [Number(name[1]), Number(name[2])]]),
);

/** The guards of a mask, each with its values against strength and against stealth. */
export function guards_of(id: string): [strength: number, stealth: number][] {
  const [first, second] = ELITE_VALUES[id] ?? [Number(id[0]), Number(id[0])];
  return id.startsWith('D') ? [[first, first], [second, second]] : [[first, second]];
}

/** The honor of a captured elite guard. */
export const ELITE_HONOR: Record<string, number> = { E51: 2, E42: 1, E52: 1, E41: 1, E53: 1, E31: 1, D35: 2, D13: 2, D24: 2 };

export const ROUNDS = [1, 2, 3, 4, 5, 6, 7];
/** After these rounds the clans are scored, in this order. */
export const SCORINGS: Record<number, ('taira' | 'minamoto' | 'shirakawa')[]> = {
  3: ['shirakawa', 'taira', 'minamoto'],
  5: ['taira', 'minamoto', 'shirakawa'],
  7: ['minamoto', 'shirakawa', 'taira'],
};
export const SHURIKENS = 3;

/** A tile's name without its style, as in moves. */
export function plain(skill: string): string {
  return skill.startsWith('hensojutsu') ? 'hensojutsu' : skill;
}

/** Groups equal things, in the order of their first occurrence. */
export function grouped<T>(things: T[]): { thing: T; count: number }[] {
  const groups = new Map<T, number>();
  for (const thing of things) groups.set(thing, (groups.get(thing) ?? 0) + 1);
  return [...groups].map(([thing, count]) => ({ thing, count }));
}

/** The treasures of a house in the order they are taken; a capital is red. */
export function treasures_of({ neutral, red }: { neutral: string[]; red: string[] }): string[] {
  return [...neutral, ...red.map((letter) => letter.toUpperCase())];
}

/** The marks of the kinds in a cost that have no letter. */
const MARKS: Record<string, string> = { a: '?', x: '=', y: '≡' };

/** The slots of a cost: letters, `?` for any kind, `=` and `≡` for equal kinds. */
export function slots(cost: string): string[] {
  const [least = '', most] = cost.split('-');
  const marks = [...least].map((kind) => MARKS[kind] ?? kind);
  return most ? [...marks, `${least.length}–${most.length}`] : marks;
}
