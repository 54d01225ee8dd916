// The points of a territory, to show what a move would add before it is played. The server's points decide; a test
// compares these with them.
import type { CardName, NaishiView } from './view';

/** The Line, then the Hand. */
export type Territory = CardName[];

const WIDTH = 5;
const COPYABLE: CardName[] = ['Naishi', 'Advisor', 'Sentinel', 'Monk', 'Horseman', 'Ronin'];
const ADVISOR = [2, 4, 3, 4, 2];
const MOUNTAIN = [0, 5];
const MANY_MOUNTAINS = -5;
const RICE = [0, 0, 10, 20, 30, 30];
const TORII = [0, -5, 0, 30, 30];
const BANNER = [0, 3, 8];
const RONIN = [0, 0, 0, 0, 0, 0, 0, 0, 8, 15, 45];

/** The places left, right, above and below of a place. */
export function beside(place: number): number[] {
  const column = place % WIDTH;
  const around = [place < WIDTH ? place + WIDTH : place - WIDTH];
  if (column > 0) around.push(place - 1);
  if (column < WIDTH - 1) around.push(place + 1);
  return around;
}

function rice_groups(cards: Territory): number[][] {
  const left = new Set(places_of('Rice field', cards));
  return [...left].flatMap((start) => {
    if (!left.delete(start)) return [];
    const group = [start];
    for (const place of group) {
      for (const next of beside(place)) if (left.delete(next)) group.push(next);
    }
    return [group];
  });
}

function own(cards: (CardName | null)[], place: number, types: number): number {
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

const places_of = (card: CardName, cards: Territory): number[] => cards.flatMap((other, place) => (other === card ? [place] : []));

/** Points, and the places of the cards that score them together. */
export interface Source {
  places: number[];
  points: number;
}

/** Where the points of a territory come from, given its number of types; its Ninjas have become somebody. */
export function sources(cards: Territory, types = 0): Source[] {
  const [mountains, torii] = [places_of('Mountain', cards), places_of('Torii', cards)];
  const banners = places_of('Banner', cards.slice(0, WIDTH));
  return [
    { places: mountains, points: MOUNTAIN[mountains.length] ?? MANY_MOUNTAINS },
    { places: torii, points: TORII[torii.length]! },
    { places: banners, points: BANNER[banners.length]! },
    ...rice_groups(cards).map((places) => ({ places, points: RICE[places.length]! })),
    ...cards.map((_, place) => ({ places: [place], points: own(cards, place, types) })),
  ];
}

const plain = (cards: Territory, types: number): number => sources(cards, types).reduce((sum, { points }) => sum + points, 0);

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

/** Cards that score by themselves, and those of them that also depend on what lies beside them. */
const SINGLE: CardName[] = ['Naishi', 'Advisor', 'Sentinel', 'Monk', 'Horseman', 'Fort'];
const TOUCHED: CardName[] = ['Advisor', 'Sentinel', 'Monk'];

/** The points of one card as far as the cards in sight decide them, and whether they do; null if it does not score by itself. */
export function known_points(cards: (CardName | null)[], place: number): { points: number; is_exact: boolean } | null {
  const card = cards[place]!;
  if (!SINGLE.includes(card)) return null;
  const open = beside(place).filter((other) => cards[other] === null || cards[other] === 'Ninja');
  if (!open.length || !TOUCHED.includes(card)) return { points: own(cards, place, 0), is_exact: true };
  // At worst a hidden card beside a Sentinel is a Sentinel; it never costs the others anything.
  const worst = cards.map((other, i) => (open.includes(i) ? 'Sentinel' : other));
  return { points: own(worst, place, 0), is_exact: false };
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
