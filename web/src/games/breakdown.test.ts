// Points by their sources.
import { expect, test } from 'vitest';
import { standing } from '../lib/log';
import type { Event, Happened } from '../lib/protocol';
import { breakdown as naishi } from './naishi/breakdown';
import type { NaishiView } from './naishi/view';
import { breakdown as ninjato } from './ninjato/breakdown';
import type { NinjatoView } from './ninjato/view';
import { breakdown as take } from './take/breakdown';

const scored = (seat: number, piece: string, points: number): Event => ({ kind: 'score', text: 'scores', seat, piece, points });
const move = (number: number, ...events: Event[]): Happened => ({ number, type: 'move', seat: 0, time: 0, events });

test('the scorings of Ta-Ke, by type', () => {
  const events = [scored(0, 'G', 15), scored(1, 'G', 0), scored(0, 'S', 2), scored(1, 'S', 4), scored(0, 'G', 8)];
  expect(take(0, events)).toEqual([
    { pieces: ['S'], words: 'Samurai: 2', points: 2 },
    { pieces: ['G'], words: 'Geishas: 15 + 8', points: 23 },
  ]);
  expect(take(1, events).map(({ points }) => points)).toEqual([4]);
});

test('what was taken back does not count', () => {
  const back: Happened = { number: 2, type: 'back', seat: 0, time: 0, to: 1 };
  const log = [move(0, scored(0, 'G', 15)), move(1, scored(0, 'N', 9)), back, move(3, scored(0, 'R', 4))];
  expect(standing(log).map(({ points }) => points)).toEqual([15, 4]);
});

test('the points of a territory, if it is to be seen', () => {
  const fields = { card: 'Rice field', points: 10, reason: 'a group of 2 Rice fields: 10', places: ['L1', 'H1'] };
  const copy = { card: 'Advisor', points: 4, reason: 'Ninja as Advisor in Line 2: 4', places: ['L2'] };
  const view = { lines: [['Rice field', 'Ninja'], []], hands: [['Rice field'], []], breakdown: [[fields, copy], null] } as unknown as NaishiView;
  expect(naishi(view, 0)).toEqual([
    { pieces: ['Rice field', 'Rice field'], words: fields.reason, points: 10 },
    { pieces: ['Ninja'], words: copy.reason, points: 4 },
  ]);
  expect(naishi(view, 1)).toBeNull();
});

test('honor, with what was paid for it', () => {
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
  expect(ninjato(view, 0, events).map(({ pieces }) => pieces)).toEqual([['f', 'j'], ['j'], ['T2', 'T4'], ['rumor:Wj'], ['g'], ['guard:E51']]);
});
