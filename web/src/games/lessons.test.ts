// The guided first games can be played on the boards: every place that a step points at or asks for is there.
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import type { LessonData, LessonStep } from '../generated/server';
import { Chooser } from '../lib/chooser.svelte';
import { views_of } from '../lib/lessons';
import { has, t } from '../lib/messages';
import type { View } from '../lib/protocol';
import type { Game } from './game';
import { load_game } from './registry';

vi.mock('../lib/settings.svelte', () => ({ settings: { choices: {}, is_calm: true } }));

const files = import.meta.glob<LessonData>('./*/lesson.json', { eager: true, import: 'default' });
const lessons = Object.entries(files).map(([path, data]) => [path.split('/')[1]!, data] as const);

function drawn(game: Game, { seat, players }: LessonData, { moves = [], kind }: LessonStep, view: View) {
  const chooser = new Chooser(() => undefined);
  const choices = kind === 'play' ? moves.map(({ move, does = [] }) => ({ move, path: game.path(move, view, seat), words: move, does })) : [];
  chooser.offer(choices);
  const names = Array.from({ length: players }, (_, number) => `player ${number}`);
  const html = render(game.Board, { props: { view, seat, is_player: true, names, chooser } }).body;
  return { html, first: choices.flatMap(({ path }) => path.slice(0, 1)) };
}

test.each(lessons)('the lesson of %s points at places on the board, and says something short', async (name, data) => {
  const game = (await load_game(name))!;
  const views = views_of(data);
  for (const step of data.steps) {
    const view = views[step.kind === 'reply' ? step.moves![0]!.view : step.view]!;
    const { html, first } = drawn(game, data, step, view);
    const places = [...(step.at ?? []), ...first].filter((place) => !place.startsWith('score:'));
    for (const place of places) expect(html, `${step.message}: ${place}`).toMatch(new RegExp(`data-(place|at)="${place}"`));
    if (step.message) expect(has(step.message), step.message).toBe(true);
    if (step.message) expect(t(step.message).length, step.message).toBeLessThanOrEqual(140);
  }
});
