// The waves on the cards' backs: rows of scales, each hidden in part by the two rows below it.
const RADIUS = 20;
const RINGS = [20, 13, 6];

/** The angle from its top up to which a ring is visible above the scales below. */
function reach(ring: number): number {
  const hidden = (angle: number) => {
    const x = ring * Math.sin(angle);
    const y = -ring * Math.cos(angle);
    return Math.hypot(x - RADIUS, y - RADIUS / 2) < RADIUS || Math.hypot(x, y - RADIUS) < RADIUS;
  };
  let angle = 0;
  while (angle < Math.PI / 2 && !hidden(angle)) angle += 0.01;
  return angle;
}

function waves(width: number, height: number): string {
  const arcs: string[] = [];
  for (const ring of RINGS) {
    const angle = reach(ring);
    const [dx, dy] = [ring * Math.sin(angle), ring * Math.cos(angle)];
    for (let row = 0; (row * RADIUS) / 2 - RADIUS < height; row++) {
      const y = (row * RADIUS) / 2 - dy;
      for (let x = row % 2 ? 0 : RADIUS; x < width + RADIUS; x += 2 * RADIUS) {
        arcs.push(`M${(x - dx).toFixed(1)} ${y.toFixed(1)}a${ring} ${ring} 0 0 1 ${(2 * dx).toFixed(1)} 0`);
      }
    }
  }
  return arcs.join('');
}

/** For a card of 100 by 72, and cut off where that one is larger. */
export const WAVES = waves(100, 72);
