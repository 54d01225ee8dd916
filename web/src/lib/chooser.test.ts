import { expect, test, vi } from 'vitest';
import { Chooser } from './chooser.svelte';

const CHOICES = [
  { move: 'A', path: ['hall:A'], words: 'take the Ninja from A' },
  { move: 'E>R', path: ['hall:E', 'court:R'], words: 'take the Samurai, to lie over the Ronin' },
  { move: 'E>G', path: ['hall:E', 'court:G'], words: 'take the Samurai, to lie over the Geisha' },
  { move: 'done', path: [], words: 'finish' },
];

function new_chooser() {
  const play = vi.fn();
  const chooser = new Chooser(play);
  chooser.offer(CHOICES);
  return { chooser, play };
}

test('a move with one place is played by one tap', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:A');
  expect(play).toHaveBeenCalledExactlyOnceWith('A');
});

test('a chosen piece shows its targets, and the second tap plays', () => {
  const { chooser, play } = new_chooser();
  expect([...chooser.targets]).toEqual(['hall:A', 'hall:E']);
  chooser.tap('hall:E');
  expect(play).not.toHaveBeenCalled();
  expect([...chooser.targets]).toEqual(['court:R', 'court:G']);
  chooser.tap('court:G');
  expect(play).toHaveBeenCalledExactlyOnceWith('E>G');
});

test('a choice can be cancelled, or replaced by another piece', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:E');
  chooser.tap('nowhere');
  expect(chooser.chosen).toEqual([]);
  chooser.tap('hall:E');
  chooser.tap('hall:A');
  expect(play).toHaveBeenCalledExactlyOnceWith('A');
});

test('moves without a place are buttons while nothing is chosen', () => {
  const { chooser } = new_chooser();
  expect(chooser.buttons.map((choice) => choice.move)).toEqual(['done']);
  chooser.tap('hall:E');
  expect(chooser.buttons).toEqual([]);
});

test('a final move asks for confirmation in its place', () => {
  const play = vi.fn();
  const chooser = new Chooser(play);
  chooser.offer([
    { move: 't?', path: ['dojo:deck'], words: 'draw from the deck', asks: true },
    { move: 'banzai', path: [], words: 'shout banzai', asks: true },
  ]);
  chooser.tap('dojo:deck');
  expect(play).not.toHaveBeenCalled();
  expect([...chooser.targets]).toEqual(['dojo:deck']);
  chooser.drop();
  chooser.press(chooser.buttons[0]!);
  expect([chooser.asked, play.mock.calls.length]).toEqual(['banzai', 0]);
  chooser.drop();
  expect(chooser.asked).toBeNull();
  chooser.press(chooser.buttons[0]!);
  chooser.press(chooser.buttons[0]!);
  expect(play).toHaveBeenCalledExactlyOnceWith('banzai');
  chooser.offer([{ move: 't?', path: ['dojo:deck'], words: 'draw from the deck', asks: true }]);
  chooser.tap('dojo:deck');
  chooser.tap('dojo:deck');
  expect(play).toHaveBeenLastCalledWith('t?');
});

test('pointing at a place describes what would happen', () => {
  const { chooser } = new_chooser();
  chooser.pointed = 'hall:A';
  expect(chooser.preview).toEqual(['take the Ninja from A']);
});

test('a move can be tapped in several orders, and is described once', () => {
  const play = vi.fn();
  const chooser = new Chooser(play);
  const words = 'swap River 1 and 4';
  chooser.offer([
    { move: 'sR14', path: ['court:swap', 'river:1', 'river:4'], words },
    { move: 'sR14', path: ['court:swap', 'river:4', 'river:1'], words },
  ]);
  chooser.pointed = 'court:swap';
  expect(chooser.preview).toEqual([words]);
  chooser.tap('court:swap');
  chooser.tap('river:4');
  chooser.tap('river:1');
  expect(play).toHaveBeenCalledExactlyOnceWith('sR14');
});
