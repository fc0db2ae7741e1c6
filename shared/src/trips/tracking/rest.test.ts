import { restOf } from './rest.js';

const fix = (lat: number, at: number) => ({ lat, lng: -73.9, at });

it('keeps the first position while a driver stays within the noise of a device, and starts over beyond it', () => {
  const first = fix(40, 1_000);
  expect(restOf(null, first)).toBe(first);
  expect(restOf(first, fix(40.001, 2_000))).toBe(first);
  expect(restOf(first, fix(40.002, 3_000))).toEqual(fix(40.002, 3_000));
});
