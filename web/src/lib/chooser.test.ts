import { expect, test, vi } from 'vitest';
import { Chooser } from './chooser.svelte';

const CHOICES = [
  { move: 'A', path: ['hall:A'], words: 'take the Ninja from A' },
  { move: 'E>R', path: ['hall:E', 'court:R'], words: 'take the Samurai, to lie over the Ronin' },
  { move: 'E>G', path: ['hall:E', 'court:G'], words: 'take the Samurai, to lie over the Geisha' },
  { move: 'done', path: [], words: 'finish' },
];

function chooser() {
  const play = vi.fn();
  const one = new Chooser(play);
  one.offer(CHOICES);
  return { one, play };
}

test('a move with one place is played by one tap', () => {
  const { one, play } = chooser();
  one.tap('hall:A');
  expect(play).toHaveBeenCalledExactlyOnceWith('A');
});

test('a chosen piece shows its targets, and the second tap plays', () => {
  const { one, play } = chooser();
  expect([...one.targets]).toEqual(['hall:A', 'hall:E']);
  one.tap('hall:E');
  expect(play).not.toHaveBeenCalled();
  expect([...one.targets]).toEqual(['court:R', 'court:G']);
  one.tap('court:G');
  expect(play).toHaveBeenCalledExactlyOnceWith('E>G');
});

test('a choice can be cancelled, or replaced by another piece', () => {
  const { one, play } = chooser();
  one.tap('hall:E');
  one.tap('nowhere');
  expect(one.chosen).toEqual([]);
  one.tap('hall:E');
  one.tap('hall:A');
  expect(play).toHaveBeenCalledExactlyOnceWith('A');
});

test('moves without a place are buttons while nothing is chosen', () => {
  const { one } = chooser();
  expect(one.buttons.map((choice) => choice.move)).toEqual(['done']);
  one.tap('hall:E');
  expect(one.buttons).toEqual([]);
});

test('a final move asks for confirmation in its place', () => {
  const play = vi.fn();
  const one = new Chooser(play);
  one.offer([
    { move: 't?', path: ['dojo:deck'], words: 'draw from the deck', asks: true },
    { move: 'banzai', path: [], words: 'shout banzai', asks: true },
  ]);
  one.tap('dojo:deck');
  expect(play).not.toHaveBeenCalled();
  expect([...one.targets]).toEqual(['dojo:deck']);
  one.drop();
  one.press(one.buttons[0]!);
  expect([one.asked, play.mock.calls.length]).toEqual(['banzai', 0]);
  one.drop();
  expect(one.asked).toBeNull();
  one.press(one.buttons[0]!);
  one.press(one.buttons[0]!);
  expect(play).toHaveBeenCalledExactlyOnceWith('banzai');
  one.offer([{ move: 't?', path: ['dojo:deck'], words: 'draw from the deck', asks: true }]);
  one.tap('dojo:deck');
  one.tap('dojo:deck');
  expect(play).toHaveBeenLastCalledWith('t?');
});

test('pointing at a place describes what would happen', () => {
  const { one } = chooser();
  one.pointed = 'hall:A';
  expect(one.preview).toEqual(['take the Ninja from A']);
});

test('a move can be tapped in several orders, and is described once', () => {
  const play = vi.fn();
  const one = new Chooser(play);
  const words = 'swap River 1 and 4';
  one.offer([
    { move: 'sR14', path: ['court:swap', 'river:1', 'river:4'], words },
    { move: 'sR14', path: ['court:swap', 'river:4', 'river:1'], words },
  ]);
  one.pointed = 'court:swap';
  expect(one.preview).toEqual([words]);
  one.tap('court:swap');
  one.tap('river:4');
  one.tap('river:1');
  expect(play).toHaveBeenCalledExactlyOnceWith('sR14');
});
