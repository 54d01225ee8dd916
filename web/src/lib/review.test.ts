import { expect, test, vi } from 'vitest';
import { Review } from './review.svelte';

const loading = vi.hoisted(() => {
  let finish: (game: object) => void = () => undefined;
  return { game: new Promise<object>((resolve) => (finish = resolve)), finish: () => finish({}) };
});
vi.mock('../games/registry', () => ({ load_game: () => loading.game }));
vi.mock('./api', () => ({ get: (path: string) => Promise.resolve(path.includes('moments') ? { ply: 0 } : { about: { game: 'take', seats: [] } }) }));
vi.mock('./session.svelte', () => ({ session: { profile: null } }));
vi.mock('./review-progress.svelte', () => ({
  ReviewFollower: class {
    result = { decisions: [] };

    constructor(_: string, begin: () => void) {
      queueMicrotask(begin);
    }
  },
}));

/** Until all promises that can be kept are kept. */
const everything = () => new Promise((resolve) => setTimeout(resolve));

test('nothing is worded before the messages of the game are there', async () => {
  const review = new Review('one', null);
  await everything();
  expect(review.about).toBeNull();
  loading.finish();
  await everything();
  expect(review.about?.game).toBe('take');
});
