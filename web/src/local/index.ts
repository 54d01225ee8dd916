// What the page needs to play and to analyse games itself.
export { LocalGame, type About, type Level } from './game';
export { IllegalMove, Position, type Outcome, type Setup } from './position';
export { accuracy_of } from './review';
export type { Candidate } from './search';
export { new_seed } from './seed';
export { Warashi, type Budget, type ReviewWatching } from './warashi';
export { CORES, type Watching } from './workers';
