import { findMeetings } from './meetings.js';
import type { Spot } from './plane.js';
import { indexSegments, type Street, type StreetLine } from './streetLines.js';
import { streetMap } from './streetMap.js';

type Given = Partial<Street> & { path: [x: number, y: number][] };

/** Lines on the plane, in meters. */
const linesOf = (...given: Given[]): StreetLine[] =>
  given.map(({ path, ...street }) => {
    const spots: Spot[] = path.map(([x, y]) => ({ x, y }));
    let length = 0;
    const along = spots.map((spot, index) => {
      const before = spots[index - 1];
      if (before) length += Math.hypot(spot.x - before.x, spot.y - before.y);
      return length;
    });
    return {
      street: { name: 'A', borough: 'Queens', kind: 'street', isApart: false, ...street },
      path: spots,
      along,
      length,
    };
  });
const meetingsOf = (...given: Given[]) => {
  const lines = linesOf(...given);
  return findMeetings(lines, indexSegments(lines)).map(({ a, b, gap }) => ({
    a: Math.round(a.along),
    b: Math.round(b.along),
    gap: Math.round(gap),
  }));
};
const acrossAt = (x: number): Given => ({
  path: [
    [x, -500],
    [x, 500],
  ],
});
const along: Given = {
  path: [
    [0, 0],
    [1000, 0],
  ],
};

describe('findMeetings', () => {
  it('joins streets that cross, also between the points of the data', () => {
    expect(meetingsOf(along, acrossAt(400))).toEqual([{ a: 400, b: 500, gap: 0 }]);
  });

  it('does not join a bridge with a street below it, only at its ends', () => {
    const bridge: Given = { ...along, isApart: true };
    expect(meetingsOf(bridge, acrossAt(400))).toEqual([]);
    expect(meetingsOf(bridge, acrossAt(400), acrossAt(1000))).toEqual([{ a: 1000, b: 500, gap: 0 }]);
  });

  it('does not join a street that ends below a bridge', () => {
    const below: Given = {
      path: [
        [400, -500],
        [400, -2],
      ],
    };
    expect(meetingsOf({ ...along, isApart: true }, below)).toEqual([]);
    expect(meetingsOf(along, below)).toEqual([{ a: 400, b: 498, gap: 2 }]);
  });

  it('continues an end to a street a little ahead, but not to one far away', () => {
    expect(meetingsOf(along, acrossAt(1100))).toEqual([{ a: 1000, b: 500, gap: 100 }]);
    expect(meetingsOf(along, acrossAt(1200))).toEqual([]);
  });

  it('distinguishes the bridges and tunnels of the demo city from the streets they pass', () => {
    const { lines, meetings } = streetMap();
    const joined = (one: string, other: string) =>
      meetings.some(({ a, b }) => {
        const names = [a, b].map(({ line }) => lines[line]?.street.name);
        return names.includes(one) && names.includes(other);
      });
    expect(joined('Brooklyn Bridge', 'FDR Drive')).toBe(false);
    expect(joined('Ed Koch Queensboro Bridge', 'Vernon Boulevard')).toBe(false);
    expect(joined('Holland Tunnel', 'West Side Highway')).toBe(false);
    expect(joined('79th Street Transverse', 'East Drive')).toBe(false);
    expect(joined('Brooklyn Bridge', 'Adams Street')).toBe(true);
    expect(joined('Broadway', 'West 42nd Street')).toBe(true);
  });
});
