import { expect, test } from 'vitest';
import type { Fact } from '../../lib/protocol';
import { breakdown } from './breakdown';
import type { NinjatoView } from './view';

test('honor is listed with the pieces that were paid for it', () => {
  const spend = (piece: string): Fact => ({ message: 'spend', seat: 0, piece, is_silent: true });
  const pay = (message: string, piece: string): Fact => ({ message, seat: 0, piece });
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
  const honor = (message: string, piece: string, seat: number): Fact => ({ message, seat, piece, source: 'house:1' });
  const events = [
    ...[spend('f'), spend('j'), pay('pay-envoy', 'envoy:T72'), spend('j'), pay('pay-rumor', 'rumor:Wj')],
    ...[honor('honor-first', 'T2', 0), honor('clan-token', 'T4', 0), honor('honor-second', 'M2', 1), honor('rumor-second', 'rumor:Gf', 0)],
  ];
  const lines = breakdown(view, 0, events);
  expect(lines.map(({ words }) => words)[3]).toBe('Greatest Warrior, 1 card: 1 × 1 elite card = 1');
  expect(lines.map(({ pieces }) => pieces)).toEqual([['f', 'j'], ['j'], ['T2', 'T4'], ['rumor:Wj'], ['g'], ['guard:E51']]);
});
