// What the things on the board are and do now, for the card that explains them.
import { t } from '../../lib/messages';
import { signed, slug } from './names';
import { type CardName, type NaishiView, sources_of, type Space } from './view';

export type Row = 'line' | 'hand';

/** The person who looks at the board, and what is shown to them. */
export interface Viewer {
  seat: number;
  /** False for spectators. */
  is_player: boolean;
  /** Whether known cards of the other Hand are shown. */
  shows_known: boolean;
  names: string[];
}

/** How a card scores. */
export const about_card = (card: CardName): string => t(`naishi-rules-${slug(card)}`);

const sentences = (...parts: (string | null | false | undefined)[]): string => parts.filter(Boolean).join(' ');

/** What a card in a territory scores now; null if the viewer cannot know. */
function worth_now(view: NaishiView, row: Row, of: number, column: number, card: CardName): string | null {
  const sources = sources_of(view, of);
  const place = `${row === 'line' ? 'L' : 'H'}${column}`;
  if (!sources) {
    const known = view.in_sight[of]!.find((seen) => seen.place === place);
    return known ? t(known.is_exact ? 'naishi-worth' : 'naishi-worth-least', { count: 1, points: signed(known.points) }) : null;
  }
  const source = sources.find(({ places }) => places.includes(place));
  if (!source) return null;
  const points = signed(source.points);
  if (card === 'Ninja' && source.card !== 'Ninja') return t('naishi-worth-ninja', { card: source.card, points });
  return t('naishi-worth', { count: source.places.length, points });
}

function about_hidden(view: NaishiView, of: number, { seat, is_player, shows_known, names }: Viewer): string {
  if (view.phase === 'set-up') return t('naishi-drafting');
  const was_never_seen = is_player && of !== seat && shows_known;
  return t(was_never_seen ? 'naishi-about-unknown' : 'naishi-about-secret', { owner: names[of]! });
}

/** A place of a Line or a Hand. */
export function about_place(view: NaishiView, row: Row, of: number, column: number, card: CardName | null, viewer: Viewer): string {
  const { seat, is_player, shows_known, names } = viewer;
  if (!card) return about_hidden(view, of, viewer);
  const is_known = row === 'hand' && is_player && shows_known && view.phase === 'play' && view.known[of]![column - 1];
  const eye = of === seat ? 'naishi-about-known-mine' : 'naishi-about-known-theirs';
  return sentences(
    about_card(card),
    view.phase !== 'set-up' && worth_now(view, row, of, column, card),
    is_known && t(eye, { other: names[1 - seat]! }),
  );
}

/** A pile of the River. */
export function about_pile(view: NaishiView, column: number): string {
  const { cards, top } = view.river[column - 1]!;
  if (!top) return t('naishi-about-pile-empty');
  const [line, hand] = [view.gains[`L${column}`], view.gains[`H${column}`]];
  return sentences(
    about_card(top),
    line !== undefined && hand !== undefined && t('naishi-about-develop', { line: signed(line), hand: signed(hand) }),
    t('naishi-about-pile', { below: cards - 1 }),
  );
}

/** The free emissaries of a seat. */
export function about_emissaries({ court }: NaishiView, of: number, { seat, is_player, names }: Viewer): string {
  if (!is_player || of !== seat) return t('naishi-about-emissaries', { name: names[of]! });
  return sentences(t('naishi-rules-emissaries'), court.swap[of]! + court.discard[of]! > 0 && t('naishi-about-recall'));
}

/** The spaces of a kind. */
export function about_space(view: NaishiView, space: Space, { seat, is_player }: Viewer): string {
  return sentences(t(`naishi-rules-${space}`), is_player && view.phase === 'play' && !view.court.free[seat] && t('naishi-about-none-free'));
}
