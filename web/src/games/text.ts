// A game for which nobody has drawn a board: a board of text, and every move a button in words.
import TextBoard from '../parts/TextBoard.svelte';
import TextPiece from '../parts/TextPiece.svelte';
import type { Game } from './game';

const text: Game = {
  Board: TextBoard,
  Piece: TextPiece,
  rules: [],
  breakdown: () => null,
  path: () => [],
  step: () => '',
};

export default text;
