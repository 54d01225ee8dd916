// What a take would score, out of the server's words for it. The page knows no rules; without these words it shows no
// figures.

interface Product {
  influence: number;
  points: number;
}

export interface Figures {
  /** What is done, without the scoring. */
  deed: string;
  /** How many spaces show the type that is scored. */
  shown: number;
  mine: Product;
  his: Product;
}

const WORDS = /^(.*); \w+ score (\d+) × (\d+) = (\d+) for you, \d+ × (\d+) = (\d+) for the other$/;

export function figures(words: string): Figures | null {
  const found = WORDS.exec(words);
  if (!found) return null;
  const [shown, mine, my_points, his, his_points] = found.slice(2).map(Number) as [number, number, number, number, number];
  return {
    deed: found[1]!,
    shown,
    mine: { influence: mine, points: my_points },
    his: { influence: his, points: his_points },
  };
}

/** '15', or '8–15' where it depends on the column. */
export function range(numbers: number[]): string {
  const least = Math.min(...numbers);
  const most = Math.max(...numbers);
  return least === most ? `${least}` : `${least}–${most}`;
}
