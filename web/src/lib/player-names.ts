// The names of the players at a table, made distinct.
import type { SeatInfo } from './protocol';
import { contained, t } from './messages';

/** Several seats of one player are called Player 1, Player 2 and so on; other equal names are numbered. */
export function names(seats: SeatInfo[]): string[] {
  return seats.map(({ name, player }, seat) => {
    const alike = seats.flatMap((other, i) => (other.name === name && other.player === player ? [i] : []));
    if (alike.length < 2 || !name) return contained(name);
    const number = alike.indexOf(seat) + 1;
    return player === null ? t('name-numbered', { name, number }) : t('player-number', { number });
  });
}
