// The messages of the WebSocket, as docs/server.md describes them.

export interface Event {
  kind: string;
  /** Empty where another event of the move tells it too. */
  text: string;
  seat?: number;
  piece?: string;
  source?: string;
  target?: string;
  points?: number;
}

export interface Sitting {
  kind: 'open' | 'person' | 'guest' | 'bot' | 'warashi';
  name: string;
  player: string | null;
  level: number | null;
  present: boolean;
  gave_up: 'resigned' | 'left' | 'time' | null;
}

export interface Happened {
  number: number;
  type: 'move' | 'back' | 'ask' | 'agree' | 'decline' | 'gave_up';
  seat: number;
  time: number;
  ply?: number;
  move?: string;
  to?: number;
  reason?: 'resigned' | 'left' | 'time';
  events?: Event[];
}

export interface Outcome {
  ranks: number[];
  winners: number[];
  scores: number[];
  reason: 'played' | 'resigned' | 'left' | 'time';
}

export interface Wish {
  seat: number;
  to: number;
  waiting_for: number[];
}

/** What a move scores for one seat at once: so many times so much. */
export interface Gain {
  piece: string;
  times: number;
  worth: number;
  points: number;
}

export interface Words {
  moves: Record<string, string>;
  /** What a move would score for each seat, of the moves that score. */
  gains: Record<string, Gain[]>;
  reasons: string[][];
}

export interface Now {
  number: number;
  ply: number;
  player: number | null;
  view: View;
  legal_moves: string[];
  asks: string;
  clocks: (number | null)[] | null;
  can_undo: boolean;
  can_take_back: boolean;
  wish: Wish | null;
  outcome: Outcome | null;
  words: Words | null;
}

/** What every game's view has; each game adds its own. */
export interface View {
  game: string;
  player: number | null;
  scores: (number | null)[] | null;
}

export type Clock = { type: 'live'; seconds: number; increment: number } | { type: 'slow'; seconds: number } | null;

export interface Summary {
  table: string;
  game: string;
  options: Record<string, string>;
  status: 'open' | 'running' | 'over';
  seats: Sitting[];
  clock: Clock;
  rated: boolean;
  listed: boolean;
  created: number;
  player: number | null;
  outcome: Outcome | null;
}

export interface Said {
  player: string;
  name: string;
  time: number;
  text: string;
}

export interface TableMessage {
  type: 'table';
  about: Summary;
  seat: number | null;
  commitment: string;
  now: Now | null;
  log: Happened[];
  chat: Said[];
  rematch: string | null;
}

export interface UpdateMessage {
  type: 'update';
  table: string;
  happened: Happened;
  now: Now;
}

export type Message =
  | TableMessage
  | UpdateMessage
  | { type: 'seated'; table: string; status: Summary['status']; seats: Sitting[]; rematch: string | null }
  | { type: 'chat'; table: string; said: Said }
  | { type: 'tables'; open: Summary[]; mine: Summary[] }
  | { type: 'changed'; about: Summary }
  | { type: 'done'; id: number }
  | { type: 'pong'; id?: number }
  | { type: 'error'; code: string; message: string; id?: number; table?: string };

export type Command =
  | { type: 'watch'; table: string; have: number; words: true; seat?: number }
  | { type: 'unwatch'; table: string }
  | { type: 'move'; table: string; ply: number; move: string }
  | { type: 'undo'; table: string; ply: number }
  | { type: 'take_back'; table: string; ply: number }
  | { type: 'answer'; table: string; agree: boolean; ply: number }
  | { type: 'resign'; table: string }
  | { type: 'leave'; table: string }
  | { type: 'chat'; table: string; text: string }
  | { type: 'lobby'; on: boolean }
  | { type: 'ping' };

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  options: Record<string, string[]>;
  has_secrets: boolean;
  levels: number;
  primer: string;
  ready: boolean;
}

export interface Standing {
  rating: number;
  is_provisional: boolean;
  games: number;
}

export interface Profile {
  id: string;
  kind: 'guest' | 'account';
  name: string;
  created: number;
  ratings: Record<string, Standing>;
}

export interface Hint {
  move: string;
  chance: number;
  margin: number;
  line: string[];
  text: string;
}
