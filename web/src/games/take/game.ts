import type { Game } from '../game';
import Board from './Board.svelte';
import { t } from '../../lib/messages';
import { breakdown } from './breakdown';
import { path, step, verb } from './path';
import Piece from './Piece.svelte';
import { rules } from './rules';
import type { TakeView } from './view';

const take: Game = {
  Board,
  Piece,
  rules,
  breakdown: (_, seat, events) => breakdown(seat, events),
  path: (move, view, seat) => path(move, view as TakeView, seat),
  verb,
  step: (chosen, view) => t(step(chosen, view as TakeView)!),
};

export default take;
