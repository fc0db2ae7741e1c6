import fc from 'fast-check';
import { distanceKm } from '../../basics/geo/geo.js';
import { bringsCloser } from './headingHome.js';

/** Places on the equator: a degree is about 111 km. */
const at = (lng: number) => ({ lat: 0, lng });
const home = at(1);
const trip = (pickup: number, drop: number) => ({ pickup: at(pickup), drop: at(drop) });

it('takes trips that end closer to home without much of a detour', () => {
  expect(bringsCloser(home, at(0), trip(0.1, 0.5))).toBe(true);
  // Home itself, and a little beyond it.
  expect(bringsCloser(home, at(0), trip(0, 1))).toBe(true);
  expect(bringsCloser(home, at(0), trip(0, 1.1))).toBe(true);
});

it('leaves out trips that end further away, or gain little for a long drive', () => {
  expect(bringsCloser(home, at(0), trip(0.1, -0.1))).toBe(false);
  expect(bringsCloser(home, at(0), trip(0, 0))).toBe(false);
  // 0.1 degrees gained for 1.1 driven.
  expect(bringsCloser(home, at(0), trip(-0.5, 0.1))).toBe(false);
  expect(bringsCloser(home, at(0.99), trip(0.5, 0.995))).toBe(false);
});

it('brings a driver who takes every such trip home, in at most twice the distance', () => {
  const place = fc.record({
    lat: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
    lng: fc.double({ min: -0.5, max: 0.5, noNaN: true }),
  });
  const trips = fc.array(fc.record({ pickup: place, drop: place }), { maxLength: 60 });
  fc.assert(
    fc.property(place, place, trips, (goal, start, offered) => {
      let [here, driven] = [start, 0];
      for (const { pickup, drop } of offered) {
        if (!bringsCloser(goal, here, { pickup, drop })) continue;
        driven += distanceKm(here, pickup) + distanceKm(pickup, drop);
        here = drop;
      }
      const gained = distanceKm(start, goal) - distanceKm(here, goal);
      return gained >= 0 && driven <= 2 * gained + 1e-6;
    }),
  );
});
