import { expect, test, vi } from 'vitest';
import { about_pile, about_place, about_space, type Viewer } from './about';
import type { NaishiView } from './view';

vi.mock('../../lib/settings.svelte', () => ({ settings: { choices: {}, is_calm: true } }));

const view = {
  phase: 'play',
  river: [{ cards: 3, top: 'Fort' }, { cards: 1, top: 'Monk' }, { cards: 0, top: null }],
  lines: [
    ['Mountain', 'Advisor', 'Naishi', 'Ninja', 'Banner'],
    ['Fort', 'Sentinel', 'Advisor', 'Naishi', 'Monk'],
  ],
  hands: [
    ['Mountain', 'Mountain', 'Rice field', 'Rice field', 'Horseman'],
    [null, 'Monk', null, null, null],
  ],
  known: [
    [true, false, false, false, false],
    [false, true, false, false, false],
  ],
  court: { swap: [1, 0], discard: [1, 0], decree: null, free: [0, 2] },
  breakdown: [
    [
      { message: 'score-card', piece: 'Naishi', points: 12, args: { places: ['L3'], is_copy: 0 } },
      { message: 'score-card', piece: 'Advisor', points: 8, args: { places: ['L4'], is_copy: 1 } },
      { message: 'score-mountains', piece: 'Mountain', points: -5, args: { places: ['L1', 'H1', 'H2'], count: 3 } },
    ],
    null,
  ],
  in_sight: [
    [],
    [
      { place: 'L1', points: 6, is_exact: true },
      { place: 'L2', points: 7, is_exact: true },
      { place: 'L3', points: 7, is_exact: false },
    ],
  ],
  gains: { L1: 6, H1: 6, L2: 0 },
} as unknown as NaishiView;
const viewer: Viewer = { seat: 0, is_player: true, shows_known: true, names: ['Ayame', 'Warashi'] };

test('a card says how it scores and what it scores now', () => {
  expect(about_place(view, 'line', 0, 3, 'Naishi', viewer)).toMatch(/middle column.*Now \+12\.$/);
  expect(about_place(view, 'line', 0, 4, 'Ninja', viewer)).toContain('Now as Advisor +8.');
  expect(about_place(view, 'hand', 0, 1, 'Mountain', viewer)).toMatch(/Now −5 for the 3 of them together\. The eye: Warashi knows this card\.$/);
});

test('what an opponent’s card scores is said as far as the cards in sight decide it', () => {
  expect(about_place(view, 'line', 1, 1, 'Fort', viewer)).toContain('Now +6.');
  expect(about_place(view, 'line', 1, 2, 'Sentinel', viewer)).toContain('Now +7.');
  expect(about_place(view, 'line', 1, 3, 'Advisor', viewer)).toContain('Now at least +7.');
  expect(about_place(view, 'line', 1, 5, 'Monk', viewer)).not.toContain('Now');
});

test('a hidden card says who knows it', () => {
  expect(about_place(view, 'hand', 1, 1, null, viewer)).toContain('the card you gave');
  expect(about_place(view, 'hand', 1, 1, null, { ...viewer, is_player: false })).toBe('Only Warashi sees this card before the end.');
  expect(about_place(view, 'hand', 1, 2, 'Monk', viewer)).toContain('you saw it go there');
});

test('a pile says what its card would bring, and a space why it cannot be used', () => {
  expect(about_pile(view, 1)).toMatch(/For you: \+6 in the Line, \+6 in the Hand\. 2 cards lie face down below it\.$/);
  expect(about_pile(view, 2)).toMatch(/beside it\. It is the last card of its pile\.$/);
  expect(about_pile(view, 3)).toContain('declare the end');
  expect(about_space(view, 'swap', viewer)).toContain('no free emissary');
  expect(about_space(view, 'swap', { ...viewer, seat: 1 })).not.toContain('no free emissary');
});
