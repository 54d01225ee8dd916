// The names of pieces and places for screen readers.
import { t } from '../../lib/messages';
import { CLAN_OF, CLANS, grouped, plain, STYLE, TREASURES } from './pieces';
import { values_of } from './odds';
import type { Envoy, House, Player, Rumor } from './view';

export function treasure_name(letter: string, count = 1): string {
  const side = letter === letter.toLowerCase() ? 'neutral' : 'red';
  return t('ninjato-treasure', { kind: TREASURES[letter.toLowerCase()] ?? '', count, side });
}

export function treasure_names(letters: string[]): string {
  return grouped(letters).map(({ thing, count }) => treasure_name(thing, count)).join(', ') || t('ninjato-nothing');
}

export function token_name(token: string): string {
  return t('ninjato-token', { clan: CLAN_OF[CLANS[token[0]!] ?? 'taira'], honor: token.slice(1) });
}

export function skill_name(skill: string, count = 1): string {
  const name = t(`ninjato-skill-${plain(skill)}`);
  return t('ninjato-tile', { name, effect: t(`ninjato-effect-${plain(skill)}`), style: STYLE[skill] ?? '', count });
}

export function envoy_name(envoy: Envoy): string {
  return t('ninjato-envoy', { clan: envoy.clan, age: envoy.age, mask: envoy.mask ? 'yes' : 'no' });
}

export function rumor_name(rumor: Rumor): string {
  return t('ninjato-rumor', { name: rumor.name });
}

export function guard_name(id: string): string {
  const [[strength, stealth], second] = values_of(id) as [[number, number], [number, number] | undefined];
  if (second) return t('ninjato-guard-double', { first: strength, second: second[0] });
  if (id.startsWith('E')) return t('ninjato-guard-elite', { strength, stealth });
  return t(id.endsWith('a') ? 'ninjato-guard-alarm' : 'ninjato-guard', { value: strength });
}

export function house_name(house: House, number: number): string {
  const token = token_name(house.token);
  if (house.closed) return t('ninjato-house-closed-name', { number, token });
  const treasures = treasure_names([...house.neutral, ...house.red.map((letter) => letter.toUpperCase())]);
  return t('ninjato-house-name', { number, token, sentry: house.sentry?.[0] ?? '', treasures });
}

export function seat_name(player: Player, name: string): string {
  const parts = [
    t('ninjato-seat-honor', { name, honor: player.honor }),
    t('ninjato-seat-cards', { count: player.hand_size }),
    player.treasures.length && t('ninjato-seat-treasures', { list: treasure_names(player.treasures) }),
    player.skills.length && player.skills.map(([skill, is_ready]) => t('ninjato-seat-skill', { name: t(`ninjato-skill-${plain(skill)}`), ready: is_ready ? 'yes' : 'no' })).join(', '),
    ...player.envoys.map(envoy_name),
    player.elites.length && t('ninjato-seat-elites', { count: player.elites.length }),
    player.rumor_count && t('ninjato-seat-rumors', { count: player.rumor_count }),
  ];
  return parts.filter(Boolean).join('; ');
}
