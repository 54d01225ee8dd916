// What the people at a table are called, so that no two of them are called the same.
import type { SeatInfo } from './protocol';
import { t } from './messages';

/** Somebody who sits on several seats of one device is player 1, 2 and so on; others of one name are numbered. */
export function names(seats: SeatInfo[]): string[] {
  return seats.map(({ name, player }, seat) => {
    const alike = seats.flatMap((one, i) => (one.name === name && one.player === player ? [i] : []));
    if (alike.length < 2 || !name) return name;
    const number = alike.indexOf(seat) + 1;
    return player === null ? t('name-numbered', { name, number }) : t('player-number', { number });
  });
}
