import { distanceKm } from '@wayfare/shared';
import fc from 'fast-check';
import { nearestWithin } from './nearestWithin.js';

/** In steps of about a meter, as places have them. */
const degrees = (most: number) =>
  fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((steps) => steps / 1e5);
const point = fc.record({ lat: degrees(90), lng: degrees(180) });

it('finds the same place as measuring every distance', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 30 }),
      point,
      fc.double({ min: 0.001, max: 25_000, noNaN: true }),
      (places, from, km) => {
        const near = places.filter((place) => distanceKm(from, place) < km);
        const least = Math.min(...near.map((place) => distanceKm(from, place)));
        const expected = near.find((place) => distanceKm(from, place) === least) ?? null;
        expect(nearestWithin(places, from, km)).toBe(expected);
      },
    ),
  );
});

it('of places at the same distance, finds the first', () => {
  const places = [
    { lat: 40, lng: -74, name: 'one' },
    { lat: 40, lng: -74, name: 'other' },
  ];
  expect(nearestWithin(places, { lat: 40.1, lng: -74 }, 100)?.name).toBe('one');
});
