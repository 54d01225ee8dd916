import { expect, test } from 'vitest';
import { names } from './player-names';
import type { SeatInfo } from './protocol';

const sitting = (name: string, player: string | null): SeatInfo => ({
  kind: player === null ? 'warashi' : 'guest',
  name,
  player,
  level: null,
  present: true,
  gave_up: null,
});

test('players at one device are numbered', () => {
  expect(names([sitting('Guest 12', 'a'), sitting('Guest 12', 'a')])).toEqual(['Player 1', 'Player 2']);
});

test('several Warashi of one level are numbered', () => {
  const opponents = [sitting('Ada', 'a'), sitting('Warashi 3', null), sitting('Warashi 3', null)];
  expect(names(opponents)).toEqual(['Ada', 'Warashi 3 (1)', 'Warashi 3 (2)']);
});
