import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import type { Fact } from '../../lib/protocol';
import ninjato from './game';
import Layout from './Layout.svelte';
import { path } from './path';
import positions from './positions.json';
import { step, verb } from './step';
import type { NinjatoView } from './view';

interface Recorded {
  view: NinjatoView;
  legal: string[];
  /** What moves that pay treasures would do. */
  does: Record<string, Fact[]>;
}

const RECORDED = positions as unknown as Recorded[];
const BUTTONS = ['yield', 'h-', 'sh'];

function draw(view: NinjatoView, seat: number, chooser: Chooser): string {
  const names = view.players.map((_, number) => `player ${number}`);
  return render(Layout, { props: { view, seat, is_player: true, names, chooser } }).body;
}

/** The highlighted places on a rendered board. */
function highlighted(html: string): Set<string> {
  const places = [...html.matchAll(/<div[^>]*data-place="([^"]+)"[^>]*>/g)];
  return new Set(places.filter(([tag]) => /class="[^"]*\bcan\b/.test(tag)).map(([, place]) => place!.replace('&lt;', '<')));
}

test('every button costs something, so that it asks once', () => {
  for (const move of BUTTONS) expect(ninjato.is_final!(move), move).toBe(true);
});

describe.each(RECORDED.map((recorded, number) => [`${number}, ${recorded.view.phase}`, recorded] as const))('position %s', (_, { view, legal, does }) => {
  const seat = view.player ?? 0;
  const choices = legal.map((move) => ({ move, path: path(move, view, seat), words: move, does: does[move] ?? [] }));

  test('every move has a path of its own, or is a button', () => {
    for (const { move, path } of choices) expect(path.length === 0, move).toBe(BUTTONS.includes(move));
    const paths = choices.filter(({ path }) => path.length).map(({ path }) => path.join(' '));
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('every move can be tapped on the board, place by place', () => {
    const drawn = new Map<string, Set<string>>();
    for (const { move, path } of choices) {
      const played: string[] = [];
      const chooser = new Chooser((move) => played.push(move));
      chooser.offer(choices);
      for (const place of path) {
        const so_far = chooser.chosen.join(' ');
        const places = drawn.get(so_far) ?? highlighted(draw(view, seat, chooser));
        drawn.set(so_far, places);
        expect(places, `${move} after ${so_far}`).toContain(place);
        chooser.tap(place);
      }
      // The first tap only selects.
      if (path.length === 1) chooser.press(chooser.meant ?? chooser.buttons.find((choice) => choice.move === move)!);
      expect(played).toEqual(path.length ? [move] : []);
    }
  });

  test('every step has a question', () => {
    for (const { move, path } of choices) {
      expect(verb(move), move).not.toContain('⟨');
      for (let depth = 1; depth < path.length; depth++) expect(step(path.slice(0, depth))).not.toContain('⟨');
    }
  });

  test('no text is missing', () => {
    const chooser = new Chooser(() => undefined);
    expect(draw(view, seat, chooser)).not.toMatch(/⟨|undefined|NaN/);
  });
});

test.each([
  ['yield', 'Give up'],
  ['sh', 'Take the honor'],
  ['h-', 'Do not use it'],
  ['shinobi', 'Use'],
])('the button of %s', (move, label) => expect(verb(move)).toBe(label));
