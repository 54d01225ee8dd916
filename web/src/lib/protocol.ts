// The types of the server's interface, with the part of a view that all games share.
import type * as server from '../generated/server';

export type {
  ChatMessage,
  Clock,
  Fact,
  GameInfo,
  Hint,
  Incoming as Command,
  LogEntry,
  MatchResult,
  NewToken,
  Profile,
  ProfileChange,
  ReviewedDecision,
  ReviewProgress,
  SeatInfo,
  TableRequest,
  TableSummary,
  Token,
} from '../generated/server';

/** What every game's view has; each game adds its own. */
export interface View {
  game: string;
  /** The seat to decide; null when the game is over, by a resignation too. */
  player: number | null;
  scores: (number | null)[] | null;
}

export type Now = Omit<server.Now, 'view'> & { view: View };
export type PastPosition = Omit<server.PastPosition, 'view'> & { view: View };
export type TableMessage = Omit<server.Table, 'now'> & { now: Now | null };
export type UpdateMessage = Omit<server.Update, 'now'> & { now: Now };
/** A binary message: one without its view and its facts, and the records of these. */
export type PackedMessage = Omit<server.Packed, 'message'> & { message: TableMessage | UpdateMessage; records: DataView };
type Own = TableMessage | UpdateMessage | PackedMessage;
export type Message = Own | Exclude<server.Outgoing, server.Table | server.Update | server.Packed>;
