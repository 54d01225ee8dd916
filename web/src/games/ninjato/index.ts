import type { Game } from '../game';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import { path } from './path';
import { step } from './step';

export default {
  Board,
  Piece,
  path,
  step,
  is_final: (move) => ['t?', 'banzai', 'leave', 'yield'].includes(move),
} satisfies Game;
