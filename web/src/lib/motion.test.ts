import { expect, test } from 'vitest';
import { together } from './motion';

const kinds = (events: { kind: string; text: string }[], exchanges: string[] = []) =>
  together(events, exchanges).map((group) => group.map((event) => event.kind));

test('an event without a text is shown together with the one before', () => {
  expect(
    kinds([
      { kind: 'pay', text: 'pays a fan and a jade' },
      { kind: 'pay', text: '' },
      { kind: 'envoy', text: 'gets the envoy' },
    ]),
  ).toEqual([['pay', 'pay'], ['envoy']]);
});

test('two pieces that change places move at once', () => {
  expect(
    kinds([
      { kind: 'send', text: 'sends an emissary' },
      { kind: 'swap', text: 'moves the Fort to River 2' },
      { kind: 'swap', text: 'moves the Monk to River 1' },
      { kind: 'reveal', text: 'Pile 1 shows the Torii' },
      { kind: 'reveal', text: 'Pile 2 shows the Torii' },
    ], ['swap']),
  ).toEqual([['send'], ['swap', 'swap'], ['reveal'], ['reveal']]);
});
