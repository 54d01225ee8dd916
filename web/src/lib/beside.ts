// Where a small card goes: beside what it explains, and if possible over nothing that matters.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between the card and what it explains, and between the card and the edge of the window. */
const GAP = 8;

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, across) * Math.max(0, down);
}

const within = (value: number, room: number) => Math.max(GAP, Math.min(value, room - GAP));

/** The position of a card of a size: above, right, left or below, where it covers least of what is to be avoided. */
export function beside(anchor: Box, { width, height }: { width: number; height: number }, room: { width: number; height: number }, avoid: Box[]): Box {
  const box = (left: number, top: number): Box => ({
    left: within(left, room.width - width),
    top: within(top, room.height - height),
    width,
    height,
  });
  const across = [anchor.left + (anchor.width - width) / 2, anchor.left, anchor.left + anchor.width - width];
  const down = [anchor.top + (anchor.height - height) / 2, anchor.top, anchor.top + anchor.height - height];
  const [above, below] = [anchor.top - height - GAP, anchor.top + anchor.height + GAP];
  const [before, after] = [anchor.left - width - GAP, anchor.left + anchor.width + GAP];
  const boxes = [
    ...across.map((left) => box(left, above)),
    ...[after, before].flatMap((left) => down.map((top) => box(left, top))),
    ...across.map((left) => box(left, below)),
  ];
  // What the card explains stays visible before everything else.
  const cost = (box: Box) => 1e6 * overlap(box, anchor) + avoid.reduce((sum, other) => sum + overlap(box, other), 0);
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best));
}
