import { expect, test, vi } from 'vitest';
import { about_pile, about_place, about_space, type Viewer } from './about';
import type { NaishiView } from './view';

vi.mock('../../lib/settings.svelte', () => ({ settings: { choices: {}, is_calm: true } }));

const view = {
  phase: 'play',
  river: [{ size: 3, top: 'Fort' }, { size: 1, top: 'Monk' }, { size: 0, top: null }],
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
      { card: 'Naishi', points: 12, reason: '', places: ['L3'] },
      { card: 'Advisor', points: 8, reason: '', places: ['L4'] },
      { card: 'Mountain', points: -5, reason: '', places: ['L1', 'H1', 'H2'] },
    ],
    null,
  ],
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
  expect(about_pile(view, 1, viewer)).toMatch(/For you: \+6 in the Line, \+6 in the Hand\. 2 cards lie face down below it\.$/);
  expect(about_pile(view, 2, { ...viewer, is_player: false })).toMatch(/beside it\. It is the last card of its pile\.$/);
  expect(about_pile(view, 3, viewer)).toContain('declare the end');
  expect(about_space(view, 'swap', viewer)).toContain('no free emissary');
  expect(about_space(view, 'swap', { ...viewer, seat: 1 })).not.toContain('no free emissary');
});
