import type { DrawnStreet } from './streets.js';

/** A street's name on the map of one zoom level, in pixels of that whole level. */
export interface StreetName {
  text: string;
  x: number;
  y: number;
  /** In radians, turned so that the text is never upside down. */
  angle: number;
  width: number;
}

interface Pixel {
  x: number;
  y: number;
}

/** Between two names of the same street, in pixels. */
const APART = 420;
/** The height that a name takes, in pixels. */
const NAME_HEIGHT = 13;
/** The average width of a letter, in pixels: exact enough to keep names apart. */
const LETTER = 6.3;
/** The space around a name, in pixels. */
const SPACE = 4;

/**
 * Where the names of streets are written at a zoom level: repeatedly along straight parts, without overlaps.
 */
export function placeStreetNames(
  streets: readonly DrawnStreet[],
  project: (lng: number, lat: number) => Pixel,
): StreetName[] {
  const taken = new Set<string>();
  const names: StreetName[] = [];
  // Wide roads first: they have more use of a name.
  for (const { name, line } of [...streets].reverse()) {
    if (!name) continue;
    const width = name.length * LETTER;
    let since = APART / 2;
    for (let index = 2; index + 1 < line.length; index += 2) {
      const a = project(line[index - 2] as number, line[index - 1] as number);
      const b = project(line[index] as number, line[index + 1] as number);
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      if (length < width) {
        since += length;
        continue;
      }
      const half = width / 2;
      for (let along = Math.max(half, APART - since); along <= length - half; along += APART) {
        const share = along / length;
        const placed = placeName(
          name,
          width,
          { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share },
          a,
          b,
        );
        if (claims(taken, placed)) names.push(placed);
        since = -along;
      }
      since += length;
    }
  }
  return names;
}

function placeName(text: string, width: number, at: Pixel, a: Pixel, b: Pixel): StreetName {
  const angle = Math.atan2(b.y - a.y, b.x - a.x);
  const isUpsideDown = Math.abs(angle) > Math.PI / 2;
  return { text, ...at, angle: isUpsideDown ? angle - Math.sign(angle) * Math.PI : angle, width };
}

/** Takes the squares along a name; false if another name has one of them. */
function claims(taken: Set<string>, { x, y, angle, width }: StreetName): boolean {
  const size = NAME_HEIGHT + SPACE;
  const squares: string[] = [];
  for (let off = -width / 2; off <= width / 2; off += size / 2) {
    const column = Math.round((x + Math.cos(angle) * off) / size);
    const row = Math.round((y + Math.sin(angle) * off) / size);
    squares.push(`${column}:${row}`);
  }
  if (squares.some((square) => taken.has(square))) return false;
  for (const square of squares) taken.add(square);
  return true;
}
