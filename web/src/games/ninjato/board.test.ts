// Every place in the server's events is on the board at that time.
import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import Layout from './Layout.svelte';
import positions from './positions.json';
import type { NinjatoView } from './view';

const VIEWS = (positions as unknown as { view: NinjatoView }[]).map(({ view }) => view);

function board(view: NinjatoView): string {
  const names = view.players.map((_, number) => `player ${number}`);
  const chooser = new Chooser(() => undefined);
  return render(Layout, { props: { view, seat: view.player ?? 0, is_player: true, names, chooser } }).body;
}

const EVERYWHERE = [
  ...['palace:deck', 'pavilion:deck', 'bag', 'heap', 'guards', 'palace', 'pavilion'],
  ...[1, 2, 3, 4].flatMap((slot) => [`palace:${slot}`, `pavilion:${slot}`]),
  ...[1, 2, 3, 4, 5].map((house) => `house:${house}`),
];
const OUTSIDE = ['dojo', 'dojo:deck', 'dojo:open', 'dojo:discard', 'sensei', 'sensei:deck'];
const IN_A_HOUSE: Partial<Record<NinjatoView['phase'], string[]>> = {
  face: ['shuriken', 'play', 'guard'],
  between: ['shuriken', 'guard'],
  keep: ['shuriken'],
  token: ['shuriken', 'supply'],
};

test.each(VIEWS.map((view, number) => [`${number}, ${view.phase}`, view] as const))('position %s', (_, view) => {
  const html = board(view);
  const seats = view.players.flatMap((_, seat) => [`seat:${seat}`, `hand:${seat}`, `shurikens:${seat}`]);
  const here = view.invasion ? (IN_A_HOUSE[view.phase] ?? []) : [...OUTSIDE, ...view.sensei.map((skill) => `sensei:${skill.replace(/^(hensojutsu).*/, '$1')}`)];
  for (const place of [...EVERYWHERE, ...seats, ...here]) expect(html).toMatch(new RegExp(`data-(place|at)="${place}"`));
});
