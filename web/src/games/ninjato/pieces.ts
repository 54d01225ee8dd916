// The pieces of Ninjato as the board needs them: names, signs, and what is printed on them.
import components from './components.json';

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
export const HONOR: Record<string, number> = components.honor;
export const RUMORS: Record<string, string> = {
  W: 'warrior',
  G: 'will',
  P: 'friends',
  A: 'arts',
  D: 'dishonor',
};

export type Style = 'snake' | 'tiger' | 'crane';
export const STYLE = Object.fromEntries(components.skills.map(({ id, style }) => [id, style as Style]));
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

export const ELITES = Object.fromEntries(components.elites.map((elite) => [elite.id, elite]));

/** The guards of a mask, each with its values against strength and against stealth. */
export function guards_of(id: string): number[][] {
  const elite = ELITES[id];
  if (!elite) return [[Number(id[0]), Number(id[0])]];
  return elite.double ? elite.values.map((value) => [value, value]) : [elite.values];
}

export const ROUNDS = components.rounds;
/** After these rounds the clans are scored, in this order. */
export const SCORINGS = components.scorings as Record<number, string>;
export const SHURIKENS = components.shurikens;

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

/** The slots of a cost: letters, `?` for any kind, `=` and `≡` for equal kinds, and a range such as `1–4`. */
export const slots = (cost: string): string[] => (components.costs as Record<string, string[]>)[cost] ?? [];
