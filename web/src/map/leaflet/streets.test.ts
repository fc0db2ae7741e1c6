import { encodePolyline } from '@wayfare/shared';
import { placeStreetNames } from './streetNames.js';
import { streetLines, overlaps } from './streets.js';

const line = (...points: [lat: number, lng: number][]) =>
  encodePolyline(points.map(([lat, lng]) => ({ lat, lng })));
/** One pixel for a thousandth of a degree, north up. */
const project = (lng: number, lat: number) => ({ x: lng * 1000, y: -lat * 1000 });

describe('the streets of the map', () => {
  it('are read from their stored form, wide roads last', () => {
    const streets = streetLines([
      ['A Expressway', 'Queens', 'expressway', 0, line([40, -74], [40.1, -73.9])],
      ['B Street', 'Queens', 'street', 0, line([40, -74], [40, -73]), line([41, -74], [41, -73])],
    ]);
    expect(streets.map(({ name }) => name)).toEqual(['B Street', 'B Street', 'A Expressway']);
    expect(streets.at(-1)).toMatchObject({
      line: [-74, 40, -73.9, 40.1],
      west: -74,
      east: -73.9,
      south: 40,
      north: 40.1,
    });
  });

  it('are in the squares of the map that their box overlaps', () => {
    const box = { west: 0, east: 2, south: 0, north: 2 };
    expect(overlaps(box, { west: 1, east: 3, south: 1, north: 3 })).toBe(true);
    expect(overlaps(box, { west: 3, east: 4, south: 1, north: 3 })).toBe(false);
    expect(overlaps(box, { west: 1, east: 3, south: 3, north: 4 })).toBe(false);
  });
});

describe('placeStreetNames', () => {
  const namesOf = (...stored: Parameters<typeof streetLines>[0]) =>
    placeStreetNames(streetLines(stored), project);

  it('repeats a name along a long street', () => {
    const names = namesOf(['Long Street', 'Queens', 'street', 0, line([0, 0], [0, 2])]);
    expect(names.length).toBeGreaterThanOrEqual(4);
    for (const [index, name] of names.entries()) {
      expect(name).toMatchObject({ text: 'Long Street', y: expect.closeTo(0), angle: expect.closeTo(0) });
      if (index > 0) expect(name.x - (names[index - 1]?.x ?? 0)).toBeGreaterThan(300);
    }
  });

  it('never writes upside down', () => {
    for (const [lat, lng] of [
      [0, -1],
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      const names = namesOf(['Any Street', 'Queens', 'street', 0, line([0, 0], [lat, lng])]);
      expect(names.length).toBeGreaterThan(0);
      for (const { angle } of names) expect(Math.abs(angle)).toBeLessThanOrEqual(Math.PI / 2);
    }
  });

  it('writes no name on a street shorter than it, and none of nameless pieces', () => {
    expect(namesOf(['Much Too Long A Name', 'Queens', 'street', 0, line([0, 0], [0, 0.05])])).toEqual([]);
    expect(namesOf(['', 'Queens', 'expressway', 0, line([0, 0], [0, 2])])).toEqual([]);
  });

  it('keeps the name of the wider of two streets in one place', () => {
    const both = namesOf(
      ['Narrow Street', 'Queens', 'street', 0, line([0, 0], [0, 0.3])],
      ['Wide Expressway', 'Queens', 'expressway', 0, line([0.002, 0], [0.002, 0.3])],
    );
    expect(both.map(({ text }) => text)).toEqual(['Wide Expressway']);
  });
});
