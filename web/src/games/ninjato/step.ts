// The question for the next place of a choice, and the word on the button that plays it.
import { t } from '../../lib/messages';
import { action_of } from './path';

export function step(chosen: string[]): string {
  const [kind, , skill] = chosen[0]!.split(':') as [string, string, string?];
  if (kind !== 'skill') return t(`ninjato-step-${kind}`);
  return t(`ninjato-step-${skill}${skill === 'choho' && chosen.length > 1 ? '-second' : ''}`);
}

/** The ends of the messages for the buttons, by the name of the block; all other blocks use a skill. */
const VERBS: Record<string, string> = {
  'visit dojo': 'dojo',
  'take face up': 't',
  'take from deck': 't',
  discard: 'x',
  learn: 'learn',
  'pay envoy': 'P',
  'pay rumor': 'R',
  invade: 'H',
  'play card': 'b',
  strike: 'strike',
  'strike value': 'strike',
  yield: 'yield',
  leave: 'leave',
  banzai: 'banzai',
  keep: 'k',
  'choose token': 'choose',
  'name envoy': 'choose',
  'name none': 'unused',
  'take honor': 'honor',
  'take rumor': 'take',
};

export const verb = (move: string): string => t(`ninjato-verb-${VERBS[action_of(move).block] ?? 'use'}`);
