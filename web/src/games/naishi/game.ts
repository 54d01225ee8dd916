import type { Game } from '../game';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import { path, paths } from './path';
import Piece from './Piece.svelte';
import { rules } from './rules';
import { step, verb } from './step';
import type { NaishiView } from './view';

const naishi: Game = {
  Board,
  Piece,
  rules,
  breakdown: (view, seat) => breakdown(view as NaishiView, seat),
  path,
  paths: (move, _view, seat) => paths(move, seat),
  step,
  verb,
  is_final: (move) => move === 'end',
};

export default naishi;
