// The places and texts on the board.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import { about_influence, about_stack } from './about';
import take from './game';
import recorded from './positions.json';
import type { TakeView } from './view';

const VIEW = recorded.view as TakeView;

function board(chosen: string[] = []) {
  const seat = VIEW.player!;
  const chooser = new Chooser(() => undefined);
  const moves = ['A', 'D:', 'N.D', 'N.R:-', 'G:A>B', 'R:->C'];
  chooser.offer(moves.map((move) => ({ move, path: take.path(move, VIEW, seat), words: 'do it' })));
  for (const place of chosen) chooser.tap(place);
  const scored = seat === 0 ? [15, 6] : [6, 15];
  const take_of_a = { move: 'A', type: 'G', times: 3, influence: scored.map((points) => points / 3), points: scored };
  const view = { ...VIEW, takes: [take_of_a] } as TakeView;
  return render(take.Board, { props: { view, seat, is_player: true, names: ['Ayame', 'Warashi'], chooser } }).body;
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

test('every piece, counter and label explains itself', () => {
  const explained = [...board().matchAll(/<[^>]*data-explains[^>]*>/g)].map(([element]) => element);
  // Five spaces, the supply, the labels of the points; in each courtyard twelve places, three rows, five counters, the title.
  expect(explained).toHaveLength(5 + 2 + 2 * (12 + 3 + 5 + 1));
  for (const element of explained) expect(element).toMatch(/aria-description="[^"]+"/);
});

test('an influence is explained by its parts', () => {
  const view = { ...VIEW, shows: ['G', 'S', 'G', 'D', 'R'] } as TakeView;
  const column = (bottom: number, middle: number, samurai: number) => ({
    bottom: { G: bottom },
    middle: { G: middle },
    samurai: { G: samurai },
    influence: { S: samurai },
  });
  view.courts = [column(1, 2, 0), column(0, 0, 0)] as unknown as TakeView['courts'];
  expect(about_influence(view, 0, 'G')).toContain('1 × 2 in the bottom row + 2 × 1 in the middle row.');
  expect(about_influence(view, 0, 'G')).toContain('now 2');
  expect(about_influence(view, 1, 'G')).toContain('Nothing counts');
});

test('a stack tells its chips, what blocks it, and what a take would uncover', () => {
  const view = { ...VIEW, stacks: [['G', 'N'], ['D'], [], ['R', 'S'], ['G']], shows: ['N', 'D', 'R', 'S', 'G'], beneath: ['G', 'D', 'R', 'R', 'N'], ghosts: [false, false, false, true, false], closed: ['E'] } as TakeView;
  const says = [0, 1, 2, 3, 4].map((space) => about_stack(view, space));
  expect(says[0]).toContain('From the top: Ninja, Geisha. Taking the Ninja uncovers a Geisha, so Geishas would be scored.');
  expect(says[1]).toContain('uncovers a Daimyo, which is printed on the space');
  expect(says[2]).toBe('An empty space shows its printed type, Ronin.');
  expect(says[3]).toMatch(/ghost.*Samurai: No ability/);
  expect(says[4]).toContain('Closed this turn');
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
