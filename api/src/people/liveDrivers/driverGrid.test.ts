import { distanceKm, type LatLng } from '@wayfare/shared';
import fc from 'fast-check';
import { DriverGrid } from './driverGrid.js';

interface Point {
  id: string;
  location: LatLng;
  wanted: boolean;
}

const anywhere = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});
/** Around places where a grid can go wrong: a city, the date line, a pole, the corner of a cell. */
const nearby = fc
  .tuple(
    fc.constantFrom<[number, number]>([40.75, -73.98], [10, 179.99], [89.97, 0], [-0.001, 0.001]),
    fc.double({ min: -0.08, max: 0.08, noNaN: true }),
    fc.double({ min: -0.08, max: 0.08, noNaN: true }),
  )
  .map(([[lat, lng], dLat, dLng]) => ({
    lat: Math.min(90, lat + dLat),
    lng: lng + dLng > 180 ? lng + dLng - 360 : lng + dLng,
  }));
const place = fc.oneof({ weight: 4, arbitrary: nearby }, { weight: 1, arbitrary: anywhere });

/** The expected result, found by checking every point. */
function lookedUp(points: readonly Point[], from: LatLng, radiusKm: number, limit: number) {
  return points
    .filter(({ wanted }) => wanted)
    .map(({ id, location }) => ({ id, distance: distanceKm(from, location) }))
    .filter(({ distance }) => distance <= radiusKm)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit);
}

it('finds the same nearest points as a full scan, wherever they are and however they moved', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(place, place, fc.boolean(), fc.boolean()), { maxLength: 60 }),
      place,
      fc.double({ min: 0.1, max: 12, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
      (drawn, from, radiusKm, limit) => {
        const grid = new DriverGrid<Point>();
        const points = drawn.map(
          ([location, , wanted], index): Point => ({ id: `d${index}`, location, wanted }),
        );
        for (const point of points) grid.put(point);
        for (const [index, [, to, , isGone]] of drawn.entries()) {
          const point = points[index] as Point;
          point.location = to;
          if (isGone) grid.remove(point.id);
          else grid.moved(point);
        }
        const left = points.filter((_, index) => !drawn[index]?.[3]);
        const found = grid.nearest(from, radiusKm, limit, ({ wanted }) => wanted);
        const expected = lookedUp(left, from, radiusKm, limit);
        expect(found).toHaveLength(expected.length);
        for (const [index, { distance }] of found.entries()) {
          expect(distance).toBeCloseTo(expected[index]?.distance as number, 6);
        }
      },
    ),
  );
});

it('contains each point once, even when added again, and no removed ones', () => {
  const grid = new DriverGrid<Point>();
  const at = (id: string, lat: number): Point => ({ id, location: { lat, lng: 0 }, wanted: true });
  for (let index = 0; index < 3_000; index += 1) grid.put(at(`d${index}`, index / 100));
  for (let index = 0; index < 3_000; index += 1) grid.put(at(`d${index}`, 1));
  for (let index = 10; index < 3_000; index += 1) grid.remove(`d${index}`);
  grid.put(at('new', 1));
  expect(grid.all()).toHaveLength(11);
  expect(grid.nearest({ lat: 1, lng: 0 }, 1, 100, () => true)).toHaveLength(11);
  expect(grid.get('d11')).toBeUndefined();
  expect(grid.nearest({ lat: 1, lng: 0 }, 1, 0, () => true)).toEqual([]);
});

it('checks few of a hundred thousand points', () => {
  const grid = new DriverGrid<Point>();
  for (let index = 0; index < 100_000; index += 1) {
    const location = { lat: 40 + (index % 400) / 1000, lng: -74 + Math.floor(index / 400) / 1000 };
    grid.put({ id: `d${index}`, location, wanted: index % 2 === 0 });
  }
  let looked = 0;
  const found = grid.nearest({ lat: 40.2, lng: -73.9 }, 10, 10, ({ wanted }) => {
    looked += 1;
    return wanted;
  });
  expect(found).toHaveLength(10);
  expect(looked).toBeLessThan(2_000);
});
