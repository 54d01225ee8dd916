import { expect, test } from 'vitest';
import type { Event } from '../../lib/protocol';
import { breakdown } from './breakdown';
import type { NinjatoView } from './view';

test('honor is listed with the pieces that were paid for it', () => {
  const spend = (piece: string): Event => ({ kind: 'spend', text: '', seat: 0, piece });
  const pay = (piece: string): Event => ({ kind: 'pay', text: 'pays', seat: 0, piece });
  const view = {
    players: [{ rumors: [{ id: 'Wj', name: 'Greatest Warrior', cost: 'jade' }], treasures: ['g'], elites: ['E51'] }],
    breakdown: [
      [
        { source: 'envoys', points: 7, reason: 'treasures paid for envoys: 7' },
        { source: 'pavilion', points: 5, reason: 'treasures paid for rumors: 5' },
        { source: 'clans', points: 6, reason: 'influence in the clans: 6' },
        { source: 'rumors', points: 1, reason: 'Greatest Warrior, 1 card: 1 × 1 elite card = 1' },
        { source: 'treasures', points: 1, reason: '1 unspent treasure: 1' },
        { source: 'elites', points: 2, reason: '1 elite card: 2' },
      ],
    ],
  } as unknown as NinjatoView;
  const clan = (piece: string, source: string, seat: number): Event => ({ kind: 'clan', text: '', seat, piece, source });
  const events = [
    ...[spend('f'), spend('j'), pay('envoy:T72'), spend('j'), pay('rumor:Wj')],
    ...[clan('T2', 'house:1', 0), clan('T4', 'house:2', 0), clan('M2', 'house:3', 1), clan('rumor:Gf', 'pavilion:1', 0)],
  ];
  expect(breakdown(view, 0, events).map(({ pieces }) => pieces)).toEqual([['f', 'j'], ['j'], ['T2', 'T4'], ['rumor:Wj'], ['g'], ['guard:E51']]);
});
