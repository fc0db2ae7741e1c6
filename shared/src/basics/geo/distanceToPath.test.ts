import { metersToPath } from './distanceToPath.js';
import { distanceKm } from './geo.js';

const at = (lat: number, lng: number) => ({ lat, lng });

it('measures to the nearest point of a line, which may lie between its corners', () => {
  const line = [at(40, -74), at(40, -73.9), at(40.1, -73.9)];
  expect(metersToPath(at(40.01, -73.95), line)).toBeCloseTo(1_112, -1);
  expect(metersToPath(at(40.05, -73.89), line)).toBeCloseTo(
    distanceKm(at(40.05, -73.89), at(40.05, -73.9)) * 1000,
    -1,
  );
  expect(metersToPath(at(40, -74.01), line)).toBeCloseTo(distanceKm(at(40, -74.01), at(40, -74)) * 1000, -1);
  expect(metersToPath(at(40, -73.97), line)).toBeCloseTo(0, 3);
});

it('works for a single point, across the date line, and for no line', () => {
  expect(metersToPath(at(0, 0), [at(0, 0.01)])).toBeCloseTo(1_112, -1);
  expect(metersToPath(at(0, 179.995), [at(0, -179.995)])).toBeCloseTo(1_112, -1);
  expect(metersToPath(at(0, 0), [])).toBe(Infinity);
});
