import { expect, test } from 'vitest';
import { beside } from './beside';

const ROOM = { width: 400, height: 400 };
const CARD = { width: 100, height: 60 };
const PIECE = { left: 180, top: 180, width: 40, height: 40 };

test('a card lies above what it explains', () => {
  expect(beside(PIECE, CARD, ROOM, [])).toMatchObject({ left: 150, top: 112 });
});

test('a card makes way for what glows', () => {
  expect(beside(PIECE, CARD, ROOM, [{ left: 0, top: 0, width: 400, height: 175 }])).toMatchObject({ left: 228, top: 180 });
});

test('a card stays in the window and never covers what it explains', () => {
  expect(beside({ left: 0, top: 0, width: 40, height: 40 }, CARD, ROOM, [])).toMatchObject({ left: 48, top: 8 });
  expect(beside({ left: 0, top: 0, width: 400, height: 40 }, CARD, ROOM, [])).toMatchObject({ top: 48 });
});
