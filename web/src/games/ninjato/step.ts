// The question for the next place of a choice.
import { t } from '../../lib/messages';

export function step(chosen: string[]): string {
  const [kind, , skill] = chosen[0]!.split(':') as [string, string, string?];
  if (kind !== 'skill') return t(`ninjato-step-${kind}`);
  return t(`ninjato-step-${skill}${skill === 'choho' && chosen.length > 1 ? '-second' : ''}`);
}
