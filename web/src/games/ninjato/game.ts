import type { Game } from '../game';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Piece from './Piece.svelte';
import { rules } from './rules';
import { path } from './path';
import { step } from './step';
import type { NinjatoView } from './view';

const ninjato: Game = {
  Board,
  Piece,
  rules,
  breakdown: (view, seat, events) => breakdown(view as NinjatoView, seat, events),
  path,
  step,
  is_final: (move) => ['t?', 'banzai', 'leave', 'yield'].includes(move),
  reveals: ['reveal', 'guard'],
};

export default ninjato;
