// What the pieces are and do, for the cards that explain them.
import { t } from '../../lib/messages';
import { clan_letter, treasure_name } from './names';
import { ELITES, HONOR, plain, slots, STYLE } from './pieces';
import type { Clan, Envoy, GuardSource, House, Player, Rumor } from './view';

const joined = (...sentences: (string | false | null)[]): string => sentences.filter(Boolean).join(' ');

export function about_card(value: number): string {
  return t(value === 3 ? 'ninjato-about-three' : 'ninjato-about-card');
}

export function about_treasure(letter: string): string {
  const kind = letter.toLowerCase();
  const worth = kind === 'g' ? t('ninjato-about-gold') : t('ninjato-about-treasure', { honor: HONOR[kind]! });
  return joined(worth, letter !== kind && t('ninjato-about-red'));
}

export function about_skill(skill: string): string {
  return t(`ninjato-about-${plain(skill)}`);
}

/** A skill at the sensei, with the card it costs; none if the style is owned. */
export function about_lesson(skill: string, cost: string | null): string {
  const price = t('ninjato-about-lesson', { card: cost?.replace('?', 'any') ?? 'none', style: STYLE[skill] ?? '' });
  return joined(about_skill(skill), price);
}

export function about_guard(id: string, source: GuardSource): string {
  if (id.startsWith('D')) return joined(t('ninjato-about-double'), about_elites([id]));
  if (id.startsWith('E')) return joined(t('ninjato-about-elite'), about_elites([id]));
  if (source === 'sentry') return t('ninjato-about-sentry');
  if (source === 'standin') return t('ninjato-about-standin');
  return t(id.endsWith('a') ? 'ninjato-about-alarm' : 'ninjato-about-guard');
}

export function about_elites(elites: string[]): string {
  return t('ninjato-about-elites', { honor: elites.reduce((sum, id) => sum + ELITES[id]!.honor, 0) });
}

export function about_token(token: string): string {
  return t('ninjato-about-token', { clan: token[0]! });
}

export function about_house(house: House): string {
  if (house.closed) return t('ninjato-about-closed');
  return joined(t('ninjato-about-house', { value: house.sentry?.[0] ?? '' }), about_token(house.token));
}

/** What a cost asks for, with the meaning of its marks. */
export function about_cost(cost: string): string {
  const marks = slots(cost);
  if (marks.every((mark) => mark in HONOR)) {
    const honor = marks.reduce((sum, mark) => sum + HONOR[mark]!, 0);
    return t('ninjato-about-cost-named', { list: marks.map((mark) => treasure_name(mark)).join(', '), honor });
  }
  if (marks.every((mark) => mark === '?')) return t('ninjato-about-cost-any', { count: marks.length });
  if (marks.includes('≡')) return t('ninjato-about-cost-pairs');
  return t(marks.includes('?') ? 'ninjato-about-cost-three' : 'ninjato-about-cost-range');
}

export function about_envoy(envoy: Envoy, has_cost = false): string {
  return joined(
    t('ninjato-about-envoy', { clan: clan_letter(envoy.clan) }),
    envoy.mask && t('ninjato-about-mask'),
    has_cost && about_cost(envoy.cost),
  );
}

export function about_rumor(rumor: Rumor): string {
  return joined(t(`ninjato-about-rumor-${rumor.id[0]}`), about_cost(rumor.cost));
}

/** A player's own rumors of a kind: what each of the counted things is worth. */
export function about_rumors(kind: string, { rumor_worth }: Player): string {
  const words = t(`ninjato-about-rumor-${kind}`);
  const worth = rumor_worth?.find((worth) => worth.kind === kind);
  if (!worth) return words;
  const { cards, times, things, honor } = worth;
  return joined(words, t('ninjato-about-rumor-now', { count: cards, factor: times, things, honor }));
}

/** A clan as it would be scored now. */
export function about_clan({ honor, influence }: Clan, names: string[]): string {
  if (!influence.length) return t('ninjato-about-clan-nobody', { honor });
  const list = influence.map(({ seat, count }) => t('ninjato-about-clan-rank', { name: names[seat] ?? '', count })).join(', ');
  return t('ninjato-about-clan', { list, honor });
}
