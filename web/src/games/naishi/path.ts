// The places to tap for a move: first the River card, the space of the Court or the emissaries to recall, then its target.

const RIVER = (column: string) => `river:${column}`;

/** The orders in which the places of a move can be tapped; an empty one for a move that is a button. */
export function paths(move: string, seat: number): string[][] {
  const line = (column: string) => `line:${seat}:${column}`;
  const hand = (column: string) => `hand:${seat}:${column}`;
  const rows: Record<string, (column: string) => string> = { R: RIVER, L: line, H: hand };
  const either = (space: string, one: string, other: string) => [
    [space, one, other],
    [space, other, one],
  ];
  const [kind = '', second = '', third = '', fourth = ''] = move;
  if (kind === 'k') return [[`set-up:${second}`]];
  if (kind === 'L' || kind === 'H') return [[RIVER(second), rows[kind]!(second)]];
  if (kind === 'x') return either('court:discard', RIVER(second), RIVER(third));
  if (kind === 's' && second === 'V') return either('court:swap', line(third), hand(third));
  if (kind === 's') return either('court:swap', rows[second]!(third), rows[second]!(fourth));
  if (kind === 'd') {
    const row = second === 'L' ? 'line' : 'hand';
    return [seat, 1 - seat].map((owner) => ['court:decree', `${row}:${owner}:${third}`]);
  }
  const [mine, from] = [`emissaries:${seat}`, { s: 'court:swap', x: 'court:discard' }[second]];
  if (kind === 'r') return [from ? [mine, from] : [mine]];
  return [[]];
}

/** The usual order of a move's places. */
export function path(move: string, _view: unknown, seat: number): string[] {
  return paths(move, seat)[0]!;
}
