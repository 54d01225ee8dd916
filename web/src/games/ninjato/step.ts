// The question for the next place of a choice, and the word on the button that plays it.
import { t } from '../../lib/messages';

export function step(chosen: string[]): string {
  const [kind, , skill] = chosen[0]!.split(':') as [string, string, string?];
  if (kind !== 'skill') return t(`ninjato-step-${kind}`);
  return t(`ninjato-step-${skill}${skill === 'choho' && chosen.length > 1 ? '-second' : ''}`);
}

const VERBS: [RegExp, string][] = [
  [/^(dojo|learn|leave|banzai)/, '$1'],
  [/^([tx])[\d?]$/, '$1'],
  [/^b\d$/, 'b'],
  [/^([PR])\d:/, '$1'],
  [/^H/, 'H'],
  [/^!/, 'strike'],
  [/^k:/, 'k'],
  [/^sR/, 'take'],
  [/^sh$/, 'honor'],
  [/^h-$/, 'unused'],
  [/^yield$/, 'yield'],
  [/^([TMS]\d|h\d+)$/, 'choose'],
];

export function verb(move: string): string {
  const [pattern, name] = VERBS.find(([pattern]) => pattern.test(move)) ?? [/^/, 'use'];
  return t(`ninjato-verb-${name.replace('$1', pattern.exec(move)?.[1] ?? '')}`);
}
