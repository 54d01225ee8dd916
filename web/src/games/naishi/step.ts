// What the action bar says: the question for the next place of a choice, and the verb of a move.
import type { View } from '../../lib/protocol';
import { t } from '../../lib/messages';
import type { CardName, NaishiView } from './view';
import { action_of } from './path';

/** The card at a place of the River, or of the viewer's own territory. */
function card_at(place: string, view: NaishiView): CardName {
  const [row, second, column] = place.split(':') as [string, string, string?];
  if (row === 'river') return view.river[Number(second) - 1]!.top!;
  return (row === 'line' ? view.lines : view.hands)[Number(second)]![Number(column) - 1]!;
}

export function step([first, other]: string[], given: View): string {
  const view = given as NaishiView;
  const [kind, which] = first!.split(':') as [string, string];
  if (kind === 'set-up') return t('naishi-step-keep');
  if (kind === 'emissaries') return t('naishi-step-recall');
  if (kind === 'river') return t('naishi-step-develop', { card: card_at(first!, view) });
  return other ? t(`naishi-step-${which}-second`, { card: card_at(other, view) }) : t(`naishi-step-${which}`);
}

/** The ends of the messages for the buttons, by the name of the block. */
const VERBS: Record<string, string> = {
  keep: 'k',
  'discard two': 'x',
  decree: 'd',
  'recall all': 'r',
  'recall swap': 'r',
  'recall discard': 'r',
  declare: 'end',
  finish: 'finish',
};

/** A short label for a move. */
export function verb(move: string, given: View): string {
  const { court, player } = given as NaishiView;
  const { block, parts } = action_of(move);
  const count = block === 'recall all' ? court.swap[player!]! + court.discard[player!]! : 1;
  return t(`naishi-verb-${VERBS[block] ?? (block === 'develop' ? parts[0]! : 's')}`, { count });
}
