// The sources of points in Ta-Ke: the scorings of each type, from the log.
import type { Fact } from '../../lib/protocol';
import { t } from '../../lib/messages';
import type { ScoreLine } from '../game';
import { PRINTED } from './view';

export function breakdown(seat: number, events: Fact[]): ScoreLine[] {
  const scored = events.filter((event) => event.message === 'score' && event.seat === seat && event.points);
  return PRINTED.flatMap((type) => {
    const points = scored.flatMap((event) => (event.piece === type ? event.points! : []));
    const total = points.reduce((sum, value) => sum + value, 0);
    return total ? [{ pieces: [type], words: t('take-scored', { piece: type, sum: points.join(' + ') }), points: total }] : [];
  });
}
