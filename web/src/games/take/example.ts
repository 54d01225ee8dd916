// The take that the rules explain: the position before it and after it. Seat 0 takes the Geisha from E.
import type { TakeView, Type } from './view';
import { PRINTED, SPACES } from './view';

const NONE = { D: 0, R: 0, G: 0, N: 0 };
const STACKS = ['NDRG', 'SGRN', 'RSDG', 'GNDR', 'DNGG'];

function position(stacks: string[], ghosts: string, geishas: number): TakeView {
  const chips = stacks.map((stack) => [...stack] as Type[]);
  return {
    game: 'take',
    options: { ninja_values: '2/1', ninja_repeats: 'no' },
    player: null,
    scores: [0, 0],
    stacks: chips,
    shows: chips.map((stack, space) => stack.at(-1) ?? PRINTED[space]!),
    beneath: chips.map((stack, space) => stack.at(-2) ?? PRINTED[space]!),
    ghosts: SPACES.map((letter) => ghosts.includes(letter)),
    supply: SPACES.length - ghosts.length,
    courts: [
      {
        bottom: { ...NONE, D: 1, G: geishas },
        middle: { ...NONE, G: 1 },
        samurai: { ...NONE, G: 2 },
        influence: { S: 2, D: 2, R: 0, G: 3 + 2 * geishas, N: 0 },
      },
      { bottom: NONE, middle: NONE, samurai: NONE, influence: { S: 0, ...NONE } },
    ],
    values: { bottom: { D: 2, R: 2, G: 2, N: 2 }, middle: { D: 1, R: 1, G: 1, N: 1 }, samurai: { D: 1, R: 1, G: 1, N: 1 } },
    used: [],
    closed: [],
    samurai_moves: null,
    takes: [],
    taken: 15,
  };
}

export const BEFORE = position(STACKS, 'B', 0);
export const AFTER = position([...STACKS.slice(0, 4), 'DNG'], 'BE', 1);
/** The space of the take. */
export const TAKEN = 4;
