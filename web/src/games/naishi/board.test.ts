// Every place in the server's events is on the board.
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { Chooser } from '../../lib/chooser.svelte';
import Board from './Board.svelte';
import positions from './positions.json';
import type { NaishiView } from './view';

vi.mock('../../lib/settings.svelte', () => ({ settings: { choices: { knowledge: true }, is_calm: true } }));

const VIEWS = (positions as unknown as { view: NaishiView }[]).map(({ view }) => view);

function board(view: NaishiView, seat: number): string {
  const props = { view: view as never, seat, is_player: true, names: ['Ayame', 'Warashi'], chooser: new Chooser(() => undefined) };
  return render(Board, { props }).body;
}

const territory = [0, 1].flatMap((seat) => [1, 2, 3, 4, 5].flatMap((column) => [`line:${seat}:${column}`, `hand:${seat}:${column}`]));
const ALWAYS = [
  ...territory,
  ...[1, 2, 3, 4, 5].map((column) => `river:${column}`),
  ...['discard', 'emissaries:0', 'emissaries:1', 'court:swap', 'court:discard', 'court:decree'],
];

test.each([0, 1])('in play, behind seat %i', (seat) => {
  const html = board(VIEWS.find((view) => view.phase === 'play')!, seat);
  for (const place of ALWAYS) expect(html).toContain(`data-place="${place}"`);
});

test('in the set-up', () => {
  const playing = VIEWS.find((view) => view.phase === 'play')!;
  const mountains = ['Mountain', 'Mountain', 'Mountain'] as NaishiView['hands'][number];
  const view = { ...playing, phase: 'set-up' as const, hands: [mountains, mountains], dealt: ['Fort' as const, 'Monk' as const] };
  const html = board(view, 0);
  for (const place of ['set-up:1', 'set-up:2', 'dealt:0', 'dealt:1']) expect(html).toContain(`data-place="${place}"`);
});
