// The options of a game in words; one that the catalogue does not know is called what it is called in data.
import { has, t } from './words';

const words = (id: string, otherwise: string) => (has(id) ? t(id) : otherwise);

export const option_name = (option: string): string => words(`option-${option}`, option);

/** Messages have no slashes in their names: `2/1` is `2-1` there. */
export const option_value = (option: string, value: string): string =>
  words(`option-${option}-${value.replaceAll(/\W/g, '-')}`, value);
