// Names of cards, and numbers with signs.
import { figure, t } from '../../lib/messages';
import type { CardName } from './view';

export function slug(card: CardName): string {
  return card.toLowerCase().replace(' ', '-');
}

/** The message with the name of a card. */
export const card_message = (card: CardName): string => `naishi-card-${card.replace(' ', '-')}`;

export function card_name(card: CardName): string {
  return t(card_message(card));
}

/** Points with their sign, and a minus that is as wide as a plus. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points ? figure(points) : '±0';
}
