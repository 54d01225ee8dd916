// The names and values of a game's options; those without a message are shown as they are named in data.
import { has, t } from './messages';

const text = (id: string, fallback: string) => (has(id) ? t(id) : fallback);

export const option_name = (game: string, option: string): string => text(`${game}-option-${option}`, option);

/** Message names have no slashes: `2/1` is `2-1` there. */
export const option_value = (game: string, option: string, value: string): string =>
  text(`${game}-option-${option}-${value.replaceAll(/\W/g, '-')}`, value);
