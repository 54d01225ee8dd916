// What the page asks of a game. Everything else about a table is the same for all of them.
import type { Component } from 'svelte';
import type { Chooser } from '../lib/choosing.svelte';
import type { Event, View } from '../lib/protocol';

export interface BoardProps {
  view: View;
  /** The seat at the lower edge; a spectator sits behind seat 0. */
  seat: number;
  /** Whether the viewer plays, or only looks on. */
  is_player: boolean;
  names: string[];
  chooser: Chooser;
}

/** Points of one source. */
export interface ScoreLine {
  /** The pieces that made them, as events name them. */
  pieces: string[];
  words: string;
  points: number;
}

export interface Game {
  /** The board. Every place has `data-place`, under the name that the server's events use: spread `chooser.place`. */
  Board: Component<BoardProps>;
  /** A piece on its way from place to place, or a small one beside words; without a name it is face down. */
  Piece: Component<{ piece: string | null; is_small?: boolean }>;
  /** Where a seat's points come from, after all events of the game; null if that is not to be seen. */
  breakdown(view: View, seat: number, events: Event[]): ScoreLine[] | null;
  /** The places to tap for a move, in order; none if it is a button in the action bar. */
  path(move: string, view: View, seat: number): string[];
  /** What is asked for once some places were tapped, in words. */
  step(chosen: string[], view: View, seat: number): string;
  /** Whether a move reveals something, or else cannot be taken back: one that a single tap would make asks once. */
  is_final?(move: string): boolean;
  /** Where a move can be tapped in several orders: all of them, the path among them. */
  paths?(move: string, view: View, seat: number): string[][];
}

export const games: Record<string, () => Promise<{ default: Game }>> = {
  take: () => import('./take'),
  naishi: () => import('./naishi'),
  ninjato: () => import('./ninjato'),
};
