import { between, part, type Spot } from './plane.js';
import type { OnLine, Segment, SegmentIndex, StreetLine } from './streetLines.js';

/** Where two lines of streets meet, so that a driver can turn from one into the other. */
export interface Meeting {
  a: OnLine;
  b: OnLine;
  /** The distance between the two places, in meters: 0 where the lines cross. */
  gap: number;
}

/** The end of a street is drawn up to this far, in meters, beside the street that it ends at. */
const TOUCHES_M = 6;
/**
 * A line that ends at no street continues this far, in meters: minor streets and ramps are not on the map.
 */
const CONTINUES_M = 125;
/** Two meetings of the same lines that are closer than this, in meters, are one. */
const SAME_M = 4;

/**
 * Every place where two lines meet: they cross at street level, one ends at the other, or one's end stops a
 * little before the other. A bridge, a tunnel or a sunken road meets others only at its own ends.
 */
export function findMeetings(lines: readonly StreetLine[], index: SegmentIndex): Meeting[] {
  const found = new Map<string, Meeting>();
  const add = (a: OnLine, b: OnLine) => {
    const [first, second] = a.line < b.line ? [a, b] : [b, a];
    if (!mayMeet(lines, first, second)) return;
    const key = [first.line, second.line, Math.round(first.along / SAME_M)].join(':');
    if (!found.has(key)) found.set(key, { a: first, b: second, gap: between(first.at, second.at) });
  };
  for (const [a, b] of crossings(lines, index)) add(a, b);

  const ends = lines.flatMap((line, position) => endsOf(line, position));
  for (const end of ends) {
    for (const near of index.linesNear(end.at, TOUCHES_M, (_, other) => other !== end.line)) add(end, near);
  }

  const joined = joinedPlaces([...found.values()]);
  for (const end of ends) {
    if (joined(end)) continue;
    const near = index
      .linesNear(end.at, CONTINUES_M, (_, other) => other !== end.line)
      .find((place) => mayMeet(lines, end, place));
    if (near) add(end, near);
  }
  return [...found.values()];
}

function endsOf({ path, length }: StreetLine, line: number): OnLine[] {
  return [
    { line, along: 0, at: path[0] as Spot },
    { line, along: length, at: path.at(-1) as Spot },
  ];
}

const isEnd = ({ length }: StreetLine, along: number) => along <= TOUCHES_M || along >= length - TOUCHES_M;

/** Whether a driver can turn between two places at the same point: not from below a bridge onto it. */
function mayMeet(lines: readonly StreetLine[], a: OnLine, b: OnLine): boolean {
  const one = lines[a.line] as StreetLine;
  const other = lines[b.line] as StreetLine;
  if (!one.street.isApart && !other.street.isApart) return true;
  return (one.street.isApart && isEnd(one, a.along)) || (other.street.isApart && isEnd(other, b.along));
}

/** Whether a line's end is already part of a meeting. */
function joinedPlaces(meetings: readonly Meeting[]): (end: OnLine) => boolean {
  const byLine = new Map<number, number[]>();
  for (const { line, along } of meetings.flatMap(({ a, b }) => [a, b])) {
    byLine.set(line, [...(byLine.get(line) ?? []), along]);
  }
  return ({ line, along }) => (byLine.get(line) ?? []).some((place) => Math.abs(place - along) <= TOUCHES_M);
}

/** The places where two lines cross or share a point. */
function* crossings(lines: readonly StreetLine[], index: SegmentIndex): Iterable<[OnLine, OnLine]> {
  const { segments } = index;
  for (const [position, one] of segments.entries()) {
    const near = index.inBox(
      Math.min(one.a.x, one.b.x),
      Math.min(one.a.y, one.b.y),
      Math.max(one.a.x, one.b.x),
      Math.max(one.a.y, one.b.y),
    );
    for (const candidate of near) {
      const other = segments[candidate] as Segment;
      if (candidate <= position || other.line === one.line) continue;
      const shares = crossing(one, other);
      if (shares) yield [placeOn(lines, one, shares[0]), placeOn(lines, other, shares[1])];
    }
  }
}

function placeOn(lines: readonly StreetLine[], { line, index, a, b }: Segment, share: number): OnLine {
  const start = (lines[line] as StreetLine).along[index] as number;
  return { line, along: start + share * between(a, b), at: part(a, b, share) };
}

/** Where two segments cross, as shares of both; null if they don't or if they are parallel. */
function crossing(one: Segment, other: Segment): [number, number] | null {
  const d1 = { x: one.b.x - one.a.x, y: one.b.y - one.a.y };
  const d2 = { x: other.b.x - other.a.x, y: other.b.y - other.a.y };
  const cross = d1.x * d2.y - d1.y * d2.x;
  if (Math.abs(cross) < 1e-6) return null;
  const dx = other.a.x - one.a.x;
  const dy = other.a.y - one.a.y;
  const first = (dx * d2.y - dy * d2.x) / cross;
  const second = (dx * d1.y - dy * d1.x) / cross;
  const onIt = (share: number) => share >= -1e-6 && share <= 1 + 1e-6;
  return onIt(first) && onIt(second) ? [first, second] : null;
}
