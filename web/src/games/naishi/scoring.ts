// The points of a territory, to show what a move would add before it is played. The server's points decide; a test
// compares these with them.
import type { CardName, NaishiView } from './view';

/** The Line, then the Hand. */
export type Territory = CardName[];

const WIDTH = 5;
const COPYABLE: CardName[] = ['Naishi', 'Advisor', 'Sentinel', 'Monk', 'Horseman', 'Ronin'];
const ADVISOR = [2, 4, 3, 4, 2];
const RICE = [0, 0, 10, 20, 30, 30];
const TORII = [0, -5, 0, 30, 30];
const BANNER = [0, 3, 8];
const RONIN = [0, 0, 0, 0, 0, 0, 0, 0, 8, 15, 45];

function beside(place: number): number[] {
  const column = place % WIDTH;
  const around = [place < WIDTH ? place + WIDTH : place - WIDTH];
  if (column > 0) around.push(place - 1);
  if (column < WIDTH - 1) around.push(place + 1);
  return around;
}

function rice(cards: Territory): number {
  const left = new Set(cards.flatMap((card, place) => (card === 'Rice field' ? [place] : [])));
  let points = 0;
  for (const start of left) {
    const group = [start];
    left.delete(start);
    for (const place of group) {
      for (const next of beside(place)) if (left.delete(next)) group.push(next);
    }
    points += RICE[group.length]!;
  }
  return points;
}

function own(cards: Territory, place: number, types: number): number {
  const column = place % WIDTH;
  const in_line = place < WIDTH;
  const touching = (card: CardName) => beside(place).filter((other) => cards[other] === card).length;
  switch (cards[place]) {
    case 'Naishi':
      return column === 2 ? (in_line ? 12 : 8) : 0;
    case 'Advisor':
      return ADVISOR[column]! + 4 * touching('Naishi');
    case 'Sentinel':
      return (touching('Sentinel') ? 0 : 3) + 4 * touching('Fort');
    case 'Monk':
      return (in_line ? 0 : 5) + 2 * touching('Torii');
    case 'Horseman':
      return in_line ? 0 : cards[column] === 'Banner' ? 13 : 3;
    case 'Ronin':
      return RONIN[types]!;
    case 'Fort':
      return column === 0 || column === WIDTH - 1 ? 6 : 0;
    default:
      return 0;
  }
}

function plain(cards: Territory, types: number): number {
  const count = (card: CardName, among = cards) => among.filter((other) => other === card).length;
  const mountains = count('Mountain');
  let points = mountains === 0 ? 0 : mountains === 1 ? 5 : -5;
  points += TORII[count('Torii')]! + BANNER[count('Banner', cards.slice(0, WIDTH))]! + rice(cards);
  for (let place = 0; place < cards.length; place++) points += own(cards, place, types);
  return points;
}

/** The points of a territory, its Ninjas at their best. */
export function points(cards: Territory): number {
  const kinds = new Set(cards);
  const models = COPYABLE.filter((card) => kinds.has(card));
  kinds.delete('Mountain');
  kinds.delete('Ninja');
  const best = (now: Territory): number => {
    const ninja = now.indexOf('Ninja');
    if (ninja < 0 || !models.length) return plain(now, kinds.size);
    return Math.max(...models.map((model) => best(now.with(ninja, model))));
  };
  return best(cards);
}

/** The points that a move would add for its player; null if they cannot know, or if it moves none of their cards. */
export function gain(move: string, view: NaishiView, seat: number): number | null {
  const cards = [...view.lines[seat]!, ...view.hands[seat]!];
  if (!is_known(cards)) return null;
  const after = [...cards];
  const [kind, second = '', third = '', fourth = ''] = move;
  const at = (row: string, column: string) => (row === 'H' ? WIDTH : 0) + Number(column) - 1;
  if (kind === 'L' || kind === 'H') {
    const card = view.river[Number(second) - 1]!.top;
    if (card === null) return null;
    after[at(kind, second)] = card;
  } else if (kind === 's' && second !== 'R') {
    const [one, other] = second === 'V' ? [at('L', third), at('H', third)] : [at(second, third), at(second, fourth)];
    [after[one], after[other]] = [cards[other]!, cards[one]!];
  } else if (kind === 'd') {
    const row = second === 'L' ? view.lines : view.hands;
    const card = row[1 - seat]![Number(third) - 1];
    if (!card) return null;
    after[at(second, third)] = card;
  } else {
    return null;
  }
  return points(after) - points(cards);
}

function is_known(cards: (CardName | null)[]): cards is Territory {
  return cards.length === 2 * WIDTH && cards.every((card) => card !== null);
}
