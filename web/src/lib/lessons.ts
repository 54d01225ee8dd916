// The guided first games: which games have one, and how far this device is in them.
import type { LessonData } from '../generated/server';
import type { View } from './protocol';

export interface Progress {
  /** The step to continue with, from 0. */
  step: number;
  /** The number of steps. */
  steps: number;
  /** The number of the sentence at that step, from 1, and how many there are. */
  number: number;
  count: number;
  is_done: boolean;
}

const files = import.meta.glob<LessonData>('../games/*/lesson.json', { import: 'default' });
const file = (name: string) => files[`../games/${name}/lesson.json`];
const KEY = 'zashiki-lesson-';

export const has_lesson = (name: string): boolean => file(name) !== undefined;

export const load_lesson = (name: string): Promise<LessonData> => file(name)!();

/** The complete views: each is stored without the fields that are as in the one before it. */
export function views_of({ views }: LessonData): View[] {
  const found: View[] = [];
  for (const view of views) found.push({ ...found.at(-1), ...view } as View);
  return found;
}

/** Null if the lesson was not begun on this device. */
export function progress_of(name: string): Progress | null {
  try {
    return JSON.parse(localStorage.getItem(KEY + name) ?? 'null') as Progress | null;
  } catch {
    return null;
  }
}

export function keep_progress(name: string, progress: Progress): void {
  localStorage.setItem(KEY + name, JSON.stringify(progress));
}
