// The places and texts on the board.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import take from './game';
import recorded from './positions.json';
import type { TakeView } from './view';

const VIEW = recorded.view as TakeView;

function board(chosen: string[] = []) {
  const seat = VIEW.player!;
  const chooser = new Chooser(() => undefined);
  const moves = ['A', 'D:', 'N.D', 'N.R:-', 'G:A>B', 'R:->C'];
  const gains = [6, 15].map((points) => ({ piece: 'G', times: 3, worth: points / 3, points }));
  if (seat === 0) gains.reverse();
  chooser.offer(moves.map((move) => ({ move, path: take.path(move, VIEW, seat), words: 'do it', gains: move === 'A' ? gains : [] })));
  for (const place of chosen) chooser.tap(place);
  return render(take.Board, { props: { view: VIEW, seat, is_player: true, names: ['Ayame', 'Warashi'], chooser } }).body;
}

test("every place in the server's events has an element with a name", () => {
  const html = board();
  const courts = [0, 1].flatMap((seat) =>
    ['bottom', 'middle', 'samurai'].flatMap((row) => [...'DRGN'].map((column) => `court:${seat}:${row}:${column}`)),
  );
  for (const place of [...[...'ABCDE'].map((letter) => `hall:${letter}`), 'supply', ...courts]) {
    const [element] = new RegExp(`<div[^>]*data-place="${place}"[^>]*>`).exec(html) ?? [''];
    expect(element, place).toMatch(/aria-label="[^"]+"/);
  }
  expect(html).toContain('data-place="hall"');
});

test('no message is missing, and there are no inline styles', () => {
  const html = board();
  expect(html).not.toContain('⟨');
  expect(html).not.toMatch(/ style="/);
});

test('the points of a take are shown below its tower before it is chosen', () => {
  expect(board()).toContain('+15');
  expect(board(['hall:A'])).toContain('3 × 5 = 15');
});

test('a Daimyo asks for all Samurai together', () => {
  const seat = VIEW.player!;
  const all = `data-place="court:${seat}:samurai"`;
  expect(board()).not.toContain(all);
  expect(board([`court:${seat}:bottom:D`])).toContain(all);
});
