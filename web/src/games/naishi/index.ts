import type { Game } from '../game';
import Board from './Board.svelte';
import { path, paths } from './path';
import Piece from './Piece.svelte';

const naishi: Game = { Board, Piece, path, paths: (move, _view, seat) => paths(move, seat) };

export default naishi;
