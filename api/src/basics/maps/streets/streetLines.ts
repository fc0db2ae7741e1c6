import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { decodePolyline, type StoredStreet, type StreetKind } from '@wayfare/shared';
import Flatbush from 'flatbush';
import { between, nearestShare, part, type Spot, toPlane } from './plane.js';

/** A street of the demo city, within one borough. Nameless pieces are ramps and park entrances. */
export interface Street {
  name: string;
  borough: string;
  kind: StreetKind;
  /**
   * A bridge, tunnel or sunken road: it meets other streets only at its ends, and passes over or under the
   * rest.
   */
  isApart: boolean;
}

/** One line of a street, on the plane. */
export interface StreetLine {
  street: Street;
  path: readonly Spot[];
  /** The distance from the start of the line to each of its points, in meters. */
  along: readonly number[];
  length: number;
}

/** A place on a line, `along` meters from its start. */
export interface OnLine {
  line: number;
  along: number;
  at: Spot;
}

/** A place on a line near some point, and how far it is away in meters. */
export interface NearLine extends OnLine {
  away: number;
}

/** The lines of the demo city's highways and major streets. */
export function readStreetLines(): StreetLine[] {
  const file = createRequire(import.meta.url).resolve('@wayfare/shared/newYorkStreets.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as StoredStreet[];
  return stored.flatMap(([name, borough, kind, isApart, ...lines]) => {
    const street: Street = { name, borough, kind, isApart: isApart === 1 };
    return lines.map((encoded) => lineOf(street, decodePolyline(encoded).map(toPlane)));
  });
}

function lineOf(street: Street, path: Spot[]): StreetLine {
  let length = 0;
  const along = path.map((point, index) => {
    const before = path[index - 1];
    if (before) length += between(before, point);
    return length;
  });
  return { street, path, along, length };
}

/** The part of a line between two distances from its start, in that direction. */
export function slice(line: StreetLine, from: number, to: number): Spot[] {
  const [low, high] = from <= to ? [from, to] : [to, from];
  const inside = line.path.filter((_, index) => {
    const along = line.along[index] as number;
    return along > low && along < high;
  });
  const points = [pointAt(line, low), ...inside, pointAt(line, high)];
  return from <= to ? points : points.reverse();
}

function pointAt({ path, along }: StreetLine, distance: number): Spot {
  const next = along.findIndex((value, index) => index > 0 && value >= distance);
  if (next === -1) return path.at(-1) as Spot;
  const start = along[next - 1] as number;
  const length = (along[next] as number) - start;
  return part(path[next - 1] as Spot, path[next] as Spot, length === 0 ? 0 : (distance - start) / length);
}

/** One straight piece of a line. */
export interface Segment {
  line: number;
  /** Its first point's position in the line's path. */
  index: number;
  a: Spot;
  b: Spot;
}

/** The straight pieces of all lines, found by place. */
export interface SegmentIndex {
  segments: readonly Segment[];
  /** Positions of the segments whose box touches a box. */
  inBox(minX: number, minY: number, maxX: number, maxY: number): number[];
  /** The nearest place of every accepted line that passes within `meters` of a point, nearest first. */
  linesNear(point: Spot, meters: number, accepts: (line: StreetLine, index: number) => boolean): NearLine[];
}

/** Indexes the straight pieces of the lines by place. */
export function indexSegments(lines: readonly StreetLine[]): SegmentIndex {
  const segments: Segment[] = lines.flatMap(({ path }, line) =>
    path.slice(1).map((b, index) => ({ line, index, a: path[index] as Spot, b })),
  );
  const boxes = new Flatbush(segments.length);
  for (const { a, b } of segments) {
    boxes.add(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y));
  }
  boxes.finish();
  const inBox = (minX: number, minY: number, maxX: number, maxY: number) =>
    boxes.search(minX, minY, maxX, maxY);

  return {
    segments,
    inBox,
    linesNear(point, meters, accepts) {
      const nearest = new Map<number, NearLine>();
      for (const position of inBox(point.x - meters, point.y - meters, point.x + meters, point.y + meters)) {
        const { line, index, a, b } = segments[position] as Segment;
        const owner = lines[line] as StreetLine;
        if (!accepts(owner, line)) continue;
        const share = nearestShare(point, a, b);
        const at = part(a, b, share);
        const away = between(point, at);
        if (away > Math.min(meters, nearest.get(line)?.away ?? meters)) continue;
        nearest.set(line, { line, along: (owner.along[index] as number) + share * between(a, b), at, away });
      }
      return [...nearest.values()].sort((a, b) => a.away - b.away);
    },
  };
}
