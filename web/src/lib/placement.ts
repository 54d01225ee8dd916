// Where a bubble goes that must not cover certain places: it is tried all over an area, and the best place is taken.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels between the positions that are tried. */
const STEP = 8;
const MARGIN = 8;
/** The weight of a covered pixel of a place that must stay visible; one of another place weighs 1. */
const FORBIDDEN = 1000;
/** The weight of a pixel of distance. */
const FAR = 12;

/** The pixels that two boxes share. */
export const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** The gap between two boxes, 0 if they touch. */
const distance = (a: Box, b: Box): number =>
  Math.hypot(
    Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width),
    Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height),
  );

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - MARGIN,
  y: y - MARGIN,
  width: width + 2 * MARGIN,
  height: height + 2 * MARGIN,
});

export interface Placed {
  x: number;
  y: number;
  cost: number;
}

/** Where a bubble of a size covers nothing of `free`, if possible, and little of `others`, close to `free`. */
export function place_bubble(size: { width: number; height: number }, area: Box, free: Box[], others: Box[]): Placed {
  const [first, last] = [area.x + MARGIN, area.x + area.width - MARGIN - size.width];
  const [top, bottom] = [area.y + MARGIN, area.y + area.height - MARGIN - size.height];
  const kept_free = free.map(grown);
  let best: Placed = { x: first, y: top, cost: Infinity };
  for (let y = top; y <= Math.max(top, bottom); y += STEP) {
    for (let x = first; x <= Math.max(first, last); x += STEP) {
      const bubble = { x, y, ...size };
      const covered = kept_free.reduce((sum, box) => sum + overlap(bubble, box), 0) * FORBIDDEN;
      if (covered >= best.cost) continue;
      const away = free.length ? Math.min(...free.map((box) => distance(bubble, box))) * FAR : 0;
      // Most of the area is too far away, and there are many other places.
      if (covered + away >= best.cost) continue;
      const cost = covered + away + others.reduce((sum, box) => sum + overlap(bubble, box), 0);
      if (cost < best.cost) best = { x, y, cost };
    }
  }
  return best;
}
