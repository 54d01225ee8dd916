// The moves of a game, from its generated table: nothing on the page takes notation apart.

/** A block of moves of one kind: its name, and of each move the notation and what it names. */
type Block = (string | string[][])[];

/** What a move is: the name of its block, and the places, pieces and numbers that it names. */
export interface Action {
  block: string;
  parts: string[];
}

/** A function that finds a move in the table of its game. */
export function finder(table: Block[]): (move: string) => Action {
  const known = new Map<string, Action>();
  for (const [block, moves] of table as [string, string[][]][]) {
    for (const [move, ...parts] of moves) known.set(move!, { block, parts });
  }
  return (move) => known.get(move) ?? { block: '', parts: [] };
}
