import type { Game } from '../game';
import Board from './Board.svelte';
import { path, paths } from './path';
import Piece from './Piece.svelte';
import { step } from './step';

const naishi: Game = {
  Board,
  Piece,
  path,
  paths: (move, _view, seat) => paths(move, seat),
  step,
  is_final: (move) => ['k1', 'k2', 'end'].includes(move),
};

export default naishi;
