import { between, nearestShare, part, type Spot } from './plane.js';

/** Corners closer to the line than this are left out, in meters; more if there are too many. */
const TOLERANCE_M = 5;
const MOST_CORNERS = 120;
/** Points are added to straight parts that are longer than this, in meters. */
const EVERY_M = 165;
/** How many points are added at most; on long paths they are farther apart than `EVERY_M`. */
const MOST_FILLED = 60;

/**
 * A path with few enough points to store, and with points along its straight parts: cars are shown at them.
 */
export function drawnPath(path: readonly Spot[]): Spot[] {
  let tolerance = TOLERANCE_M;
  let corners = withoutSmallBends(path, tolerance);
  while (corners.length > MOST_CORNERS) {
    tolerance *= 2;
    corners = withoutSmallBends(path, tolerance);
  }
  const lengths = corners.slice(1).map((point, index) => between(corners[index] as Spot, point));
  const longest = Math.max(EVERY_M, lengths.reduce((sum, length) => sum + length, 0) / MOST_FILLED);
  return corners.flatMap((point, index) => {
    const before = corners[index - 1];
    if (!before) return [point];
    const parts = Math.max(1, Math.ceil((lengths[index - 1] as number) / longest));
    return Array.from({ length: parts }, (_, step) => part(before, point, (step + 1) / parts));
  });
}

/** The path without points that are closer to the line than the tolerance (Douglas and Peucker). */
function withoutSmallBends(path: readonly Spot[], tolerance: number): Spot[] {
  const kept = new Set([0, path.length - 1]);
  const open: [from: number, to: number][] = [[0, path.length - 1]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    const [a, b] = [path[from] as Spot, path[to] as Spot];
    let farthest = tolerance;
    let at = -1;
    for (let index = from + 1; index < to; index += 1) {
      const point = path[index] as Spot;
      const off = between(point, part(a, b, nearestShare(point, a, b)));
      if (off <= farthest) continue;
      farthest = off;
      at = index;
    }
    if (at === -1) continue;
    kept.add(at);
    open.push([from, at], [at, to]);
  }
  return path.filter((_, index) => kept.has(index));
}
