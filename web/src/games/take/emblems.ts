// The crests, drawn for this project: silhouettes within a circle of radius 50, holes by the even-odd rule.
import type { Type } from './view';

const star = 'M0-46Q5-13 46 0Q5 13 0 46Q-5 13-46 0Q-5-13 0-46ZM0-7A7 7 0 1 0 0 7A7 7 0 1 0 0-7Z';

const helmet =
  // The bowl with its sun, the horns, and the neck guard.
  'M-26 9C-27-20-14-32 0-32C14-32 27-20 26 9Q0-1-26 9ZM0-20A6 6 0 1 1 0-8A6 6 0 1 1 0-20Z' +
  'M-31 3C-53-7-54-32-37-49C-40-31-38-20-30.5-15ZM31 3C53-7 54-32 37-49C40-31 38-20 30.5-15Z' +
  'M-34 16Q0 4 34 16L48 37Q37 46 25 43L20 28Q0 20-20 28L-25 43Q-37 46-48 37Z';

const fan =
  // A folding war fan: the leaf with the sun, the ribs, the rivet.
  'M-48.3 -10.0L-43.7 -18.7L-34.3 -21.4L-27.6 -28.5L-17.8 -28.5L-9.4 -33.6L0.0 -31.0L9.4 -33.6L17.8 -28.5L27.6 -28.5L34.3 -21.4L43.7 -18.7L48.3 -10.0L19.7 16.6A27 27 0 0 0 -19.7 16.6Z' +
  'M0-23A10.5 10.5 0 1 1 0-2A10.5 10.5 0 1 1 0-23Z' +
  'M-17.1 18.9L-14.3 16.3L-3.1 28.7L-5.9 31.3ZM-7.5 12.7L-3.8 11.8L0.2 28.0L-3.5 28.9ZM3.8 11.8L7.5 12.7L3.5 28.9L-0.2 28.0ZM14.3 16.3L17.1 18.9L5.9 31.3L3.1 28.7Z' +
  'M0 30A5 5 0 1 0 0 40A5 5 0 1 0 0 30Z';

const hat =
  // A straw hat, its rings, and the cord.
  'M0-34C10-28 16-20 21-13Q0-7-21-13C-16-20-10-28 0-34Z' +
  'M-24-9Q0-2 24-9L36 6Q0 17-36 6Z' +
  'M-39 10Q0 22 39 10L47 19C30 29-30 29-47 19Z' +
  'M-23 29L-17 30Q-11 41 0 41Q11 41 17 30L23 29Q16 47 0 47Q-16 47-23 29Z';

const comb =
  // A wooden comb with a blossom, and the slits between its teeth.
  'M-46 22C-46-18-27-38 0-38C27-38 46-18 46 22Q46 34 36 34H-36Q-46 34-46 22Z' +
  'M-5.3 -22.3A6.2 6.2 0 0 1 5.3 -22.3A6.2 6.2 0 0 1 8.6 -12.2A6.2 6.2 0 0 1 0.0 -6.0A6.2 6.2 0 0 1 -8.6 -12.2A6.2 6.2 0 0 1 -5.3 -22.3Z' +
  'M-34.7 34V8.8A2.2 2.2 0 0 1 -30.3 8.8V34ZM-23.9 34V6.2A2.2 2.2 0 0 1 -19.5 6.2V34ZM-13.0 34V4.5A2.2 2.2 0 0 1 -8.6 4.5V34ZM-2.2 34V4.0A2.2 2.2 0 0 1 2.2 4.0V34ZM8.6 34V4.5A2.2 2.2 0 0 1 13.0 4.5V34ZM19.4 34V6.2A2.2 2.2 0 0 1 23.8 6.2V34ZM30.3 34V8.8A2.2 2.2 0 0 1 34.7 8.8V34Z';

export const EMBLEMS: Record<Type, string> = { S: helmet, D: fan, R: hat, G: comb, N: star };

/** A wandering flame: its body, and a lick of light. */
export const FLAME =
  'M2 46C-22 46-33 30-31 13C-29-3-17-9-15-26Q-14-34-18-42C-3-38 3-27 2-15Q8-21 7-32C24-18 33-3 32 15C31 33 20 46 2 46Z';
export const FLAME_HEART = 'M-17 25C-18 13-8 9-6-4';
