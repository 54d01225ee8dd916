// What a rated game needs, and why a game does not count, in words.
import { catalogue } from './catalogue.svelte';
import { t } from './messages';
import type { TableSummary } from './protocol';

/** The moves that everybody must make before a rated game that is not played to its end counts. */
const least_moves = (game: string) => catalogue.find(game)?.rated_moves ?? 1;

const needs = (game: string) => t('rated-note', { moves: least_moves(game) });

/** What a rated game of this kind needs. */
export const rated_text = (game: string): string => `${t('rated-clock')} ${needs(game)}`;

/** What there is to know about the rating of a table; null if nothing. */
export function rating_note({ game, rated, status, uncounted }: TableSummary): string | null {
  if (uncounted) return t(`uncounted-${uncounted}`, { moves: least_moves(game) });
  return rated && status !== 'over' ? `${t('rated-here')} ${needs(game)}` : null;
}
