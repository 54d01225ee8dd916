import type { Game } from '../game';
import Board from './Board.svelte';
import { breakdown } from './breakdown';
import Piece from './Piece.svelte';
import { rules } from './rules';
import { action_of, path } from './path';
import { step, verb } from './step';
import type { NinjatoView } from './view';

const ninjato: Game = {
  Board,
  Piece,
  rules,
  breakdown: (view, seat, events) => breakdown(view as NinjatoView, seat, events),
  path,
  step,
  verb,
  is_final: (move) => ['yield', 'take honor', 'name none'].includes(action_of(move).block),
};

export default ninjato;
