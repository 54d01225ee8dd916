import { expect, test, vi } from 'vitest';
import { Chooser, type Choice } from './chooser.svelte';

const CHOICES = [
  { move: 'A', path: ['hall:A'], words: 'take the Ninja from A' },
  { move: 'B', path: ['hall:B', 'court:N'], words: 'take the Ninja from B' },
  { move: 'E>R', path: ['hall:E', 'court:R'], words: 'take the Samurai, to lie over the Ronin' },
  { move: 'E>G', path: ['hall:E', 'court:G'], words: 'take the Samurai, to lie over the Geisha' },
  { move: 'done', path: [], words: 'finish' },
];

function new_chooser(choices: Choice[] = CHOICES) {
  const play = vi.fn();
  const chooser = new Chooser(play);
  chooser.offer(choices);
  return { chooser, play };
}

test('the first tap selects and plays nothing, not even the only move of a piece', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:A');
  expect(play).not.toHaveBeenCalled();
  expect([chooser.chosen, chooser.meant?.move, [...chooser.targets]]).toEqual([['hall:A'], 'A', ['hall:A']]);
  chooser.tap('hall:A');
  expect(play).toHaveBeenCalledExactlyOnceWith('A');
});

test('the glowing place plays the move', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:B');
  expect([...chooser.targets]).toEqual(['court:N']);
  chooser.tap('court:N');
  expect(play).toHaveBeenCalledExactlyOnceWith('B');
});

test('a second tap on the piece plays the only move that is left', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:B');
  chooser.tap('hall:B');
  expect(play).toHaveBeenCalledExactlyOnceWith('B');
});

test('a second tap on a piece with several moves deselects it', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:E');
  expect([chooser.meant, [...chooser.targets]]).toEqual([null, ['court:R', 'court:G']]);
  chooser.tap('hall:E');
  expect([chooser.chosen, play.mock.calls]).toEqual([[], []]);
});

test('a selection can be cancelled, or replaced by another piece', () => {
  const { chooser, play } = new_chooser();
  chooser.tap('hall:E');
  chooser.tap('nowhere');
  expect(chooser.chosen).toEqual([]);
  chooser.tap('hall:E');
  chooser.tap('hall:A');
  expect([chooser.chosen, play.mock.calls]).toEqual([['hall:A'], []]);
  chooser.drop();
  expect(chooser.meant).toBeNull();
});

test('a tap on an earlier place of the selection goes back to it', () => {
  const { chooser } = new_chooser([
    { move: 'sR12', path: ['court:swap', 'river:1', 'river:2'], words: 'swap River 1 and 2' },
    { move: 'sR13', path: ['court:swap', 'river:1', 'river:3'], words: 'swap River 1 and 3' },
    { move: 'sR23', path: ['court:swap', 'river:2', 'river:3'], words: 'swap River 2 and 3' },
  ]);
  chooser.tap('court:swap');
  chooser.tap('river:1');
  chooser.tap('river:1');
  expect(chooser.chosen).toEqual(['court:swap']);
  chooser.tap('court:swap');
  expect(chooser.chosen).toEqual([]);
});

test('moves without a place are buttons while nothing is selected', () => {
  const { chooser } = new_chooser();
  expect(chooser.buttons.map((choice) => choice.move)).toEqual(['done']);
  chooser.tap('hall:E');
  expect(chooser.buttons).toEqual([]);
});

test('a move that needs no more places is a button while others need one', () => {
  const { chooser, play } = new_chooser([
    { move: 'learn:bo', path: ['sensei:bo'], words: 'learn Boryaku' },
    { move: 'learn:bo/3', path: ['sensei:bo', 'hand:0:3'], words: 'learn Boryaku for a 3' },
  ]);
  chooser.tap('sensei:bo');
  expect([chooser.meant, [...chooser.targets]]).toEqual([null, ['hand:0:3']]);
  chooser.press(chooser.buttons[0]!);
  expect(play).toHaveBeenCalledExactlyOnceWith('learn:bo');
});

test('a button for a move that cannot be taken back asks once', () => {
  const banzai = { move: 'banzai', path: [], words: 'shout banzai', asks: true };
  const { chooser, play } = new_chooser([...CHOICES, banzai]);
  chooser.press(banzai);
  expect([chooser.asked, play.mock.calls.length]).toEqual(['banzai', 0]);
  chooser.drop();
  expect(chooser.asked).toBeNull();
  chooser.press(banzai);
  chooser.press(banzai);
  expect(play).toHaveBeenCalledExactlyOnceWith('banzai');
});

test('a button that is all that can be done does not ask', () => {
  const banzai = { move: 'banzai', path: [], words: 'shout banzai', asks: true };
  const { chooser, play } = new_chooser([banzai]);
  chooser.press(banzai);
  expect(play).toHaveBeenCalledExactlyOnceWith('banzai');
});

test('pointing at a place describes what a tap leads to', () => {
  const { chooser } = new_chooser();
  chooser.pointed = 'hall:A';
  expect(chooser.preview).toEqual(['take the Ninja from A']);
  chooser.tap('hall:A');
  expect(chooser.preview).toEqual(['take the Ninja from A']);
  expect(chooser.outlook('hall:E')).toEqual([]);
});

test('a move can be tapped in several orders, and is described once', () => {
  const words = 'swap River 1 and 4';
  const { chooser, play } = new_chooser([
    { move: 'sR14', path: ['court:swap', 'river:1', 'river:4'], words },
    { move: 'sR14', path: ['court:swap', 'river:4', 'river:1'], words },
  ]);
  expect(chooser.outlook('court:swap')).toEqual([words]);
  chooser.tap('court:swap');
  expect(chooser.meant?.move).toBe('sR14');
  chooser.tap('river:4');
  chooser.tap('river:1');
  expect(play).toHaveBeenCalledExactlyOnceWith('sR14');
});

test('everything has a name and says what it is, legal or not', () => {
  const { chooser } = new_chooser();
  expect(chooser.place('hall:A', 'Ninja', 'Pushes a chip.')).toMatchObject({
    'data-place': 'hall:A',
    'aria-label': 'Ninja',
    'aria-description': 'Pushes a chip.',
    role: 'button',
    tabindex: 0,
  });
  expect(chooser.place('court:N', 'Empty')).toMatchObject({ role: 'img', tabindex: -1, 'data-explains': '' });
  expect(chooser.explain('Ghosts', 'They close a stack.')).toMatchObject({ role: 'img', 'aria-description': 'They close a stack.' });
});
