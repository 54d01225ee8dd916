// What a game provides for the page. Everything else about a table is the same for all games.
import type { Component } from 'svelte';
import type { Chooser } from '../lib/chooser.svelte';
import type { Fact, View } from '../lib/protocol';

/** The default export of a game folder's `index.ts`. It is part of every page, so it stays small. */
export interface GameDescription {
  /** How long a game takes, about. */
  minutes: number;
  /** The picture on the home page. */
  BoxArt: Component;
  /** Fetches what a table of this game needs. */
  load(): Promise<{ default: Game }>;
}

export interface BoardProps {
  view: View;
  /** The seat at the lower edge; spectators look from seat 0. */
  seat: number;
  /** Whether the viewer plays; false for spectators. */
  is_player: boolean;
  names: string[];
  chooser: Chooser;
  /** The table's id, for a board that is drawn elsewhere. */
  table?: string;
}

/** Points of one source. */
export interface ScoreLine {
  /** The pieces that scored them, named as in events. */
  pieces: string[];
  words: string;
  points: number;
}

/** An item of a list in the rules: the message of its text, that of the name before it, and the pieces it is about. */
export interface RulesItem {
  words: string;
  name?: string;
  pieces?: string[];
}

export interface RulesList {
  items: RulesItem[];
  /** Whether the order matters, so that the items are numbered. */
  is_counted?: boolean;
  /** Whether every item is just a name and a number, so that they stand side by side. */
  is_short?: boolean;
}

/** A complete table, say of all skills. A cell is a message or a number; the first cell of a row is its heading. */
export interface RulesTable {
  /** The messages of the columns' headings. */
  columns: string[];
  rows: { cells: (string | number)[]; pieces?: string[] }[];
}

/** A picture made of the game's own pieces. */
export interface RulesDiagram {
  diagram: Component;
  /** The message of the text below it. */
  caption?: string;
}

export interface RulesSection {
  /** The message of the heading. */
  title: string;
  /** Paragraphs, by their messages, lists, tables and diagrams. */
  blocks: (string | RulesList | RulesTable | RulesDiagram)[];
}

/** An item with its name in the message `ID-name`. */
export const named = (id: string): RulesItem => ({ words: id, name: `${id}-name` });

export interface Game {
  /**
   * The board. It fills the container `board` (100 % of width and height) and takes its sizes from it: `cqw`, `cqh`.
   * Every place has `data-place` with the name that the server's events use: spread `chooser.place`. Everything else
   * that a player may wonder about spreads `chooser.explain`.
   */
  Board: Component<BoardProps>;
  /** A piece that moves between places, or a small one beside text; without a name it is face down. */
  Piece: Component<{ piece: string | null; is_small?: boolean }>;
  /** The rules for beginners. */
  rules: RulesSection[];
  /** Where a seat's points come from, given all events of the game; null while that is hidden. */
  breakdown(view: View, seat: number, events: Fact[]): ScoreLine[] | null;
  /** The places to tap for a move, in order; none if the move is a button in the action bar. */
  path(move: string, view: View, seat: number): string[];
  /** The text that asks for the next place, once some places were tapped. */
  step(chosen: string[], view: View, seat: number): string;
  /** A short word for a move, on the button that plays it: "Take". */
  verb?(move: string, view: View): string;
  /** Whether a move without a place costs something and cannot be taken back: its button then asks once. */
  is_final?(move: string): boolean;
  /** All orders in which the places of a move can be tapped, `path` among them. */
  paths?(move: string, view: View, seat: number): string[][];
}
