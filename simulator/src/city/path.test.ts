import { distanceKm } from '@wayfare/shared';
import { positionAlong } from './path.js';

/** A corner: 2 km north, then 1 km east. */
const corner = { lat: 40.71799, lng: -74 };
const path = [{ lat: 40.7, lng: -74 }, corner, { lat: 40.71799, lng: -73.98813 }];

it('a vehicle follows the path with even speed', () => {
  expect(positionAlong(path, 0)).toEqual(path[0]);
  expect(positionAlong(path, 1)).toEqual(path[2]);
  expect(distanceKm(positionAlong(path, 2 / 3), corner)).toBeLessThan(0.01);
  expect(distanceKm(positionAlong(path, 1 / 3), path[0]!)).toBeCloseTo(1, 1);
});

it('shares beyond the ends are the ends, and a path may have no length', () => {
  expect(positionAlong(path, -1)).toEqual(path[0]);
  expect(positionAlong(path, 7)).toEqual(path[2]);
  expect(positionAlong([corner, corner], 0.5)).toEqual(corner);
  expect(positionAlong([corner], 0.5)).toEqual(corner);
});
