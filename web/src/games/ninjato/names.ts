// The names of pieces and places: the headings of the cards that explain them, and what screen readers read.
import { t } from '../../lib/messages';
import { action_of } from './path';
import { CLAN_LETTERS, CLANS, grouped, guards_of, plain, STYLE, treasures_of } from './pieces';
import type { Envoy, House, Rumor } from './view';

export function treasure_name(letter: string, count = 1): string {
  return t(`ninjato-treasure-${letter}`, { count });
}

export function treasure_names(letters: string[]): string {
  return grouped(letters).map(({ thing, count }) => treasure_name(thing, count)).join(', ') || t('ninjato-nothing');
}

export function token_name(token: string): string {
  return t('ninjato-token', { clan: token[0]!, honor: token.slice(1) });
}

/** The letter of a clan, which messages know it by. */
export const clan_letter = (name: string): string => CLAN_LETTERS[CLANS[name] ?? 'taira'];

/** A skill with its style. */
export function skill_name(skill: string, count = 1): string {
  return t('ninjato-tile', { skill: plain(skill), style: STYLE[skill] ?? '', count });
}

/** A skill of a player, ready or used. */
export function skill_title(skill: string, is_ready: boolean): string {
  return is_ready ? skill_name(skill) : t('ninjato-used', { tile: skill_name(skill) });
}

export function envoy_name(envoy: Envoy): string {
  return t('ninjato-envoy', { clan: clan_letter(envoy.clan), age: envoy.age, mask: envoy.mask ? 'yes' : 'no' });
}

export function rumor_name(rumor: Rumor): string {
  return t('ninjato-rumor', { kind: rumor.id[0]! });
}

export function guard_name(id: string): string {
  const [[strength, stealth], second] = guards_of(id) as [[number, number], [number, number] | undefined];
  if (second) return t('ninjato-guard-double', { first: strength, second: second[0] });
  if (id.startsWith('E')) return t('ninjato-guard-elite', { strength, stealth });
  return t(id.endsWith('a') ? 'ninjato-guard-alarm' : 'ninjato-guard', { value: strength });
}

export function house_name(house: House, number: number): string {
  const token = token_name(house.token);
  if (house.closed) return t('ninjato-house-closed-name', { number, token });
  const treasures = treasure_names(treasures_of(house));
  return t('ninjato-house-name', { number, token, sentry: house.sentry?.[0] ?? '', treasures });
}

/** A play, from its moves: `4 + 3 as +1`, `2 + Kenjutsu`. */
export function play_name(moves: string[]): string {
  return moves.map(move_name).join(' + ') || t('ninjato-strike');
}

function move_name(move: string): string {
  const { block, parts: [what = '', sign] } = action_of(move);
  if (block === 'play card') return what;
  if (block === 'boryaku') return t('ninjato-play-boryaku', { value: what });
  if (block === 'modify') return t('ninjato-play-three', { value: step(what) });
  return sign ? t('ninjato-play-taijutsu', { value: step(sign) }) : t(`ninjato-tile-${plain(what || 'seishin-teki')}`);
}

const step = (sign: string) => (sign === '+' ? '+1' : '−1');
