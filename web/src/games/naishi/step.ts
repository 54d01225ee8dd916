// The question for the next place of a choice.
import type { View } from '../../lib/protocol';
import { t } from '../../lib/messages';
import type { NaishiView } from './view';
import { card_name } from './names';

export function step([first, ...others]: string[], view: View): string {
  const [kind, which] = first!.split(':') as [string, string];
  if (kind !== 'river') return t(`naishi-step-${which}${others.length ? '-second' : ''}`);
  const card = (view as NaishiView).river[Number(which) - 1]!.top!;
  return t('naishi-step-develop', { card: card_name(card), column: which });
}
