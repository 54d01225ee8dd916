// What the page needs to play games itself.
export { LocalGame, type About } from './game';
export { IllegalMove, Position, type Outcome, type Setup } from './position';
