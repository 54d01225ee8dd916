// What the server shows of a position of Ninjato.
import type { View } from '../../lib/protocol';

export interface Envoy {
  age: number;
  clan: string;
  cost: string;
  mask: boolean;
}

export interface Rumor {
  /** Kind and cost: `Wj`. */
  id: string;
  name: string;
  cost: string;
}

export interface House {
  token: string;
  sentry: string | null;
  neutral: string[];
  red: string[];
  closed: boolean;
}

export type Source = 'sentry' | 'normal' | 'elite' | 'standin';

export interface Guard {
  source: Source;
  id: string;
  /** What is still to be beaten on the side that is played; two for a double. */
  values: number[];
}

export interface Invasion {
  /** Counted from 0. */
  house: number;
  side: '+' | '-';
  /** A capital is a red treasure. */
  shuriken: string[];
  /** The normal guards turned up in this invasion, the sentry not among them. */
  guards: string[];
  guard: Guard | null;
  beaten: number[];
  base: number | null;
  set: number | null;
  add: number;
  total: number | null;
  /** Where the next guard would come from; null if no treasure would be left. */
  next_source: Source | null;
  /** Every guard that may come next, and how many there are of it. */
  next_guards: Record<string, number>;
}

export type Skill = [name: string, is_ready: boolean];

export interface Player {
  honor: number;
  hand: number[] | null;
  hand_size: number;
  skills: Skill[];
  treasures: string[];
  envoys: Envoy[];
  rumors: Rumor[] | null;
  rumor_count: number;
  elites: string[];
}

export interface NinjatoView extends View {
  seat: number | null;
  phase: 'place' | 'draw' | 'discard' | 'face' | 'between' | 'keep' | 'token' | 'henso' | 'first' | 'second' | 'over';
  round: number;
  /** Shurikens placed in this round. */
  turn: number;
  order: number[];
  players: Player[];
  dojo_stack: number[];
  dojo_open: number[];
  dojo_deck: number;
  dojo_discard: number[];
  draws_left: number;
  sensei: string[];
  palace: (Envoy | null)[];
  envoy_deck: number;
  pavilion: (Rumor | null)[];
  rumor_deck: number;
  houses: House[];
  supply: string[];
  bag: number;
  /** Spent treasures. */
  heap: string[];
  guard_deck: number;
  elite_deck: number;
  invasion: Invasion | null;
  /** Where the honor of each seat comes from. */
  breakdown: { source: string; points: number; reason: string }[][];
  scoring: { named: number[]; index: number } | null;
}
