import { expect, test } from 'vitest';
import { together } from './motion';
import type { Fact } from './protocol';

const messages = (events: Fact[]) => together(events).map((group) => group.map(({ message }) => message));

test('events that happen at the same time are shown together', () => {
  expect(
    messages([
      { message: 'send' },
      { message: 'swap' },
      { message: 'swap', joins: true },
      { message: 'reveal' },
      { message: 'reveal' },
    ]),
  ).toEqual([['send'], ['swap', 'swap'], ['reveal'], ['reveal']]);
});
