import type { Game } from '../game';
import Board from './Board.svelte';
import Piece from './Piece.svelte';
import { path } from './path';

export default { Board, Piece, path } satisfies Game;
