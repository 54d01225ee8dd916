// The places to tap for a move: first the chip that is used, then its target, and last the destination. A take ends in
// the player's own court, a push in the middle row. All paths in a position differ, and none is the start of another.
import { finder } from '../../lib/actions';
import { t } from '../../lib/messages';
import table from './actions.json';
import type { TakeView } from './view';
import { SPACES } from './view';

const space = (letter: string) => (letter === '-' ? 'supply' : `hall:${letter}`);

export const action_of = finder(table);

type Way = (parts: string[], mine: string, theirs: string, view: TakeView) => string[];

/** The places of an ability that moves something from one space to another. */
const between = ([from, to]: string[]) => [space(from!), space(to!)];

/** By the name of the block. */
const WAYS: Record<string, Way> = {
  take: ([from, over], mine, _, view) => [space(from!), over ? `${mine}:samurai:${over}` : `${mine}:bottom:${shown(from!, view)}`],
  'own daimyo': (_, mine) => [`${mine}:bottom:D`, `${mine}:samurai`],
  samurai: ([from, to], mine) => [`${mine}:samurai:${from}`, `${mine}:samurai:${to}`],
  'own ronin': (parts, mine) => [`${mine}:bottom:R`, ...between(parts)],
  'own geisha': (parts, mine) => [`${mine}:bottom:G`, ...between(parts)],
  'ninja ronin': (parts, mine, theirs) => [`${mine}:bottom:N`, `${theirs}:bottom:R`, ...between(parts)],
  'ninja geisha': (parts, mine, theirs) => [`${mine}:bottom:N`, `${theirs}:bottom:G`, ...between(parts)],
  'ninja daimyo': (_, mine, theirs) => [`${mine}:bottom:N`, `${theirs}:bottom:D`, `${mine}:samurai`],
  push: ([pushed], mine, theirs) => [`${mine}:bottom:N`, `${theirs}:bottom:${pushed}`, `${theirs}:middle:${pushed}`],
};

const shown = (letter: string, view: TakeView) => view.shows[SPACES.indexOf(letter as (typeof SPACES)[number])]!;

/** The places to tap for a move; none for ending a Daimyo's moves, which is a button. */
export function path(move: string, view: TakeView, seat: number): string[] {
  const { block, parts } = action_of(move);
  return WAYS[block]?.(parts, `court:${seat}`, `court:${1 - seat}`, view) ?? [];
}

/** The message that asks for the next place; null if nothing is chosen. */
export function step(chosen: string[], view: TakeView): string | null {
  const [first, second] = chosen;
  if (first === undefined) return null;
  const [where, letter] = first.split(':') as [string, string];
  if (where === 'hall') {
    const is_samurai = shown(letter, view) === 'S';
    return is_samurai ? 'take-step-samurai' : 'take-step-take';
  }
  const [, , row, column] = first.split(':');
  if (row === 'samurai') return 'take-step-over';
  if (column !== 'N') return `take-step-${column}-${chosen.length}`;
  if (second === undefined) return 'take-step-N-1';
  const pushed = second.split(':')[3];
  return chosen.length === 2 ? `take-step-N-${pushed}` : `take-step-${pushed}-2`;
}

/** The ends of the messages for the buttons, by the name of the block; all other blocks move a chip. */
const VERBS: Record<string, string> = {
  take: 'take',
  enough: 'enough',
  samurai: 'samurai',
  'own ronin': 'ghost',
  'ninja ronin': 'ghost',
  push: 'push',
};

/** The label of the button that plays a move. */
export function verb(move: string): string {
  const { block } = action_of(move);
  if (block === 'own daimyo' || block === 'ninja daimyo') return t('take-verb-use', { piece: 'D' });
  return t(`take-verb-${VERBS[block] ?? 'chip'}`);
}
