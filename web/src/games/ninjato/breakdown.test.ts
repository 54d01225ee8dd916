import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol';
import { breakdown } from './breakdown';
import type { NinjatoView } from './view';

test('honor is listed with the pieces that were paid for it', () => {
  const spend = (piece: string): Event => ({ kind: 'spend', text: '', seat: 0, piece });
  const pay = (piece: string): Event => ({ kind: 'pay', text: 'pays', seat: 0, piece });
  const view = {
    players: [{ rumors: [{ id: 'Wj', name: 'Greatest Warrior', cost: 'j' }], treasures: ['g'], elites: ['E51'] }],
    breakdown: [
      [
        { message: 'from-envoys', points: 7 },
        { message: 'from-pavilion', points: 5 },
        { message: 'from-clans', points: 6 },
        { message: 'from-rumors', points: 1, args: { kind: 'W', cards: 1, times: 1, things: 1 } },
        { message: 'from-treasures', points: 1, args: { count: 1 } },
        { message: 'from-elites', points: 2, args: { count: 1 } },
      ],
    ],
  } as unknown as NinjatoView;
  const clan = (piece: string, source: string, seat: number): Event => ({ kind: 'clan', text: '', seat, piece, source });
  const events = [
    ...[spend('f'), spend('j'), pay('envoy:T72'), spend('j'), pay('rumor:Wj')],
    ...[clan('T2', 'house:1', 0), clan('T4', 'house:2', 0), clan('M2', 'house:3', 1), clan('rumor:Gf', 'pavilion:1', 0)],
  ];
  const lines = breakdown(view, 0, events);
  expect(lines.map(({ words }) => words)[3]).toBe('Greatest Warrior, 1 card: 1 × 1 elite card = 1');
  expect(lines.map(({ pieces }) => pieces)).toEqual([['f', 'j'], ['j'], ['T2', 'T4'], ['rumor:Wj'], ['g'], ['guard:E51']]);
});
