// Emblems, drawn for this project like family crests: one weight, one colour, on a field of 24 × 24.

export interface Drawing {
  /** A filled path; overlaps are cut out. */
  fill?: string;
  /** Drawn as a line. */
  line?: string;
}

const MIDDLE = 12;

function point(angle: number, radius: number, x = MIDDLE, y = MIDDLE): string {
  return `${round(x + radius * Math.sin(angle))} ${round(y - radius * Math.cos(angle))}`;
}

function round(number: number): number {
  return Math.round(number * 100) / 100;
}

function degrees(angle: number): number {
  return (angle * Math.PI) / 180;
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** A path and its mirror image, for absolute commands M, C, L and Z. */
function mirrored(path: string): string {
  let is_x = true;
  const other = path.replace(/-?\d+(\.\d+)?/g, (number) => {
    const turned = is_x ? String(round(2 * MIDDLE - Number(number))) : number;
    is_x = !is_x;
    return turned;
  });
  return path + other;
}

/** A leaf from a stalk's end, in a direction. */
function leaf(angle: number, length: number, width: number, x: number, y: number): string {
  const [tip, side] = [degrees(angle), Math.atan(width / (0.45 * length))];
  const reach = (0.45 * length) / Math.cos(side);
  return `M${x} ${y}Q${point(tip - side, reach, x, y)} ${point(tip, length, x, y)}Q${point(tip + side, reach, x, y)} ${x} ${y}Z`;
}

function petals(count: number): string {
  return range(count)
    .map((number) => {
      const turn = (number * 2 * Math.PI) / count;
      const [inner, outer] = [0.4, 0.82].map((part) => (part * Math.PI) / count) as [number, number];
      const end = round(9.2 * Math.sin(outer));
      return `M${point(turn - inner, 3.9)}L${point(turn - outer, 9.2)}A${end} ${end} 0 0 1 ${point(turn + outer, 9.2)}L${point(turn + inner, 3.9)}Z`;
    })
    .join('');
}

/** A throwing star; each player's has a different number of points. */
function star(points: number): string {
  const inner = points > 4 ? 5.6 : 4;
  const corners = range(2 * points).map((number) => point((number * Math.PI) / points, number % 2 ? inner : 11.5));
  return `M${corners.join('L')}Z${circle(MIDDLE, MIDDLE, 1.9)}`;
}

function ribs(): string {
  return range(5)
    .map((number) => {
      const [from, to] = [-56 + 22.4 * number + 1.8, -56 + 22.4 * (number + 1) - 1.8].map(degrees) as [number, number];
      const at = (angle: number, radius: number) => point(angle, radius, 12, 18.4);
      return `M${at(from, 6)}L${at(from, 13.8)}A13.8 13.8 0 0 1 ${at(to, 13.8)}L${at(to, 6)}A6 6 0 0 0 ${at(from, 6)}Z`;
    })
    .join('');
}

export const EMBLEMS = {
  taira: {
    fill:
      mirrored('M11.2 11.6C9.6 5.4 3.6 3 1.9 5.6C0.6 9 4.6 13.2 11.2 12.6ZM11.2 13.4C6.2 13 3.6 16 4.7 18.9C6.4 21.6 10.8 19.4 11.2 14.8Z') +
      'M12 8.2C12.8 8.2 13 9.4 13 11V17C13 19 12.5 20.6 12 20.6C11.5 20.6 11 19 11 17V11C11 9.4 11.2 8.2 12 8.2Z' +
      mirrored('M6.9 7.4C6.2 6.7 4.8 6.7 4.5 7.5C4.4 8.6 5.6 9.6 6.9 9.6C7.6 9.2 7.5 8.1 6.9 7.4Z'),
    line: mirrored('M11.6 8.4C11.2 6 9.9 4 8.1 3.1'),
  },
  minamoto: {
    fill:
      [-46, 0, 46].map((angle) => leaf(180 + angle, angle ? 14.6 : 16, 4.3, 12, 6.6)).join('') +
      [-68, 68].map((angle) => leaf(angle, 10, 3, 12, 6)).join(''),
  },
  shirakawa: { fill: petals(12) + circle(12, 12, 2.5) },
  fan: { fill: ribs(), line: 'M12 18.4L8.6 15.9M12 18.4V14M12 18.4L15.4 15.9' },
  scroll: {
    fill: 'M3 4.5A1.8 1.8 0 0 1 4.8 2.7H19.2A1.8 1.8 0 0 1 19.2 6.3H4.8A1.8 1.8 0 0 1 3 4.5ZM3 19.5A1.8 1.8 0 0 1 4.8 17.7H19.2A1.8 1.8 0 0 1 19.2 21.3H4.8A1.8 1.8 0 0 1 3 19.5Z',
    line: 'M6 6V18M18 6V18M9.2 9.4H14.8M9.2 12H14.8M9.2 14.6H12.6',
  },
  vase: {
    fill: 'M8.6 2.5H15.4V4.6C15.4 5.6 13.8 6 13.8 8C13.8 10 18.6 11 18.6 15.6C18.6 19 16.4 21.5 15 21.5H9C7.6 21.5 5.4 19 5.4 15.6C5.4 11 10.2 10 10.2 8C10.2 6 8.6 5.6 8.6 4.6ZM6.9 14.2L9.4 16.2L12 14.2L14.6 16.2L17.1 14.2V15.9L14.6 17.9L12 15.9L9.4 17.9L6.9 15.9Z',
  },
  jade: { fill: `M7.4 2.6C15.6 1.8 20.8 6.6 20.3 13.4C19.9 18.6 16.3 21.6 12 21.4C8 21.2 5.2 18.6 5.2 15.3C5.2 12.2 7.4 10 10.2 10C12.4 10 13.4 8.8 12.8 7C12.2 5.2 10.2 3.6 7.4 2.6Z${circle(10.8, 15.5, 1.9)}` },
  gold: {
    fill: 'M12 2C16 2 18.4 6.4 18.4 12S16 22 12 22S5.6 17.6 5.6 12S8 2 12 2ZM9 5.6V7H15V5.6ZM7.6 15.4V16.6H16.4V15.4ZM8.6 18V19.2H15.4V18ZM12 8.6A2.6 2.6 0 1 0 12 13.8A2.6 2.6 0 1 0 12 8.6Z',
  },
  snake: { line: 'M17.6 5.2C15 2.4 8.6 3.2 8.6 7C8.6 11.4 17.4 10.6 17.4 15.6C17.4 20 9.4 21.4 5.6 17.6M17.6 5.2L20.4 3.4M17.6 5.2L20.6 6.4' },
  tiger: { fill: 'M4 3C8.6 8.6 8.6 15 5.4 21.4C13 15.4 11.4 7 4 3ZM10 2.4C14.6 8.6 14.6 15 11.4 21.6C19 15.4 17.4 6.6 10 2.4ZM16 4C19.6 9 19.8 14.6 17.6 20C23.6 14.6 22 7.6 16 4Z' },
  crane: { fill: 'M1.6 9.2L9 13.4L10.6 2.4L15.2 12.4L19.4 6.6L22.6 7.4L20.4 8.6L16.2 18L12 21.6L8.2 18.6Z' },
  warrior: { line: 'M4 3.4L17.6 17M20 3.4L6.4 17M13.8 19.2L19.6 13.4M10.2 19.2L4.4 13.4M17.4 17L20.6 20.6M6.6 17L3.4 20.6' },
  will: { fill: `${circle(12, 6.4, 3)}${circle(5, 9.4, 2.3)}${circle(19, 9.4, 2.3)}M6.6 20.6C6.6 14.6 8.6 11 12 11S17.4 14.6 17.4 20.6ZM1.2 20.6C1.2 16 2.6 13.2 5 13.2C5.8 13.2 6.4 13.4 6.9 13.9C5.8 15.7 5.3 18 5.2 20.6ZM22.8 20.6C22.8 16 21.4 13.2 19 13.2C18.2 13.2 17.6 13.4 17.1 13.9C18.2 15.7 18.7 18 18.8 20.6Z` },
  friends: { line: `${circle(8.4, 12, 5.8)}${circle(15.6, 12, 5.8)}` },
  arts: { line: 'M12 12.4C12 11.2 13.8 11.4 13.8 13C13.8 15.4 9.4 15.4 9.4 12.2C9.4 8.4 16.8 7.8 16.8 13C16.8 18.6 6.2 18.8 6.2 12C6.2 4.6 19.8 4.6 20.2 13.2' },
  dishonor: { line: 'M13.4 2.8L10.4 8.6L14.2 11.4L9.8 15.8L12.4 21.2M9.4 3.2C5.2 4.4 2.6 8 2.6 12C2.6 16.4 5.8 20.2 9.4 21M16.4 3.8C19.4 5.2 21.4 8.4 21.4 12C21.4 16.4 18.8 19.8 15.4 20.9' },
  strength: { fill: 'M10.6 3.2L12 1L13.4 3.2V15H10.6ZM6.4 15.6H17.6V17.6H6.4ZM11 18.2H13V23H11Z' },
  stealth: { fill: 'M14.4 2.2A10 10 0 1 0 21.8 16.4A8.4 8.4 0 0 1 14.4 2.2Z' },
  bell: { fill: `M12 3.6C8.2 3.6 6.9 6.6 6.6 10.6C6.3 14 5.4 15.8 3.4 17.6H20.6C18.6 15.8 17.7 14 17.4 10.6C17.1 6.6 15.8 3.6 12 3.6Z${circle(12, 20.4, 2.2)}${circle(12, 2.6, 1.6)}` },
  mask: { fill: `M3.4 2.4L8.4 6.4H15.6L20.6 2.4C22 10.8 19.6 17.8 12 22C4.4 17.8 2 10.8 3.4 2.4Z${mirrored('M6.8 10.4C8.2 10 9.9 10.8 10.6 12.6C8.8 13 7.2 12.2 6.8 10.4Z')}M10.8 17.4H13.2L12 18.8Z` },
  elite: { fill: `M4.4 1.6C3.6 5 4.8 7.4 7 8.2C5.6 14.4 7.6 19.6 12 22.4C16.4 19.6 18.4 14.4 17 8.2C19.2 7.4 20.4 5 19.6 1.6C18.4 4.2 16.2 5.2 12 5.2S5.6 4.2 4.4 1.6Z${mirrored('M7.9 10.6L11 12.4L8.4 13.2Z')}M10 17H14L12 18.6Z` },
  star0: { fill: star(4) },
  star1: { fill: star(3) },
  star2: { fill: star(6) },
  star3: { fill: star(8) },
} satisfies Record<string, Drawing>;

export type EmblemName = keyof typeof EMBLEMS;
