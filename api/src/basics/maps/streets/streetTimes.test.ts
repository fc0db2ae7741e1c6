import { offlineMaps } from '../offlineMaps.js';
import { streetMap } from './streetMap.js';
import { createStreetRouter } from './streetRouter.js';
import { streetSecondsTo } from './streetTimes.js';

/** A place in Manhattan or Brooklyn for a number; always the same. */
const placeAt = (number: number) => ({
  lat: 40.69 + ((number * 0.618) % 1) * 0.06,
  lng: -73.99 + ((number * 0.414) % 1) * 0.06,
});

it('finds the same times as single drives along the streets', () => {
  const router = createStreetRouter(streetMap());
  for (let trip = 0; trip < 8; trip += 1) {
    const dest = placeAt(trip * 20);
    const starts = Array.from({ length: 12 }, (_, index) => placeAt(trip * 20 + index + 1));
    const times = streetSecondsTo(dest, starts);
    const single = starts.map((start) => router.drive(start, dest, { isTracked: false })?.seconds ?? null);
    expect(times.filter((seconds) => seconds !== null).length).toBeGreaterThan(3);
    for (const [index, seconds] of times.entries())
      if (seconds === null) expect(single[index]).toBeNull();
      else expect(seconds).toBeCloseTo(single[index] as number, 3);
  }
});

it('knows no times to or from places outside the city, where the straight line stands in [9.2]', async () => {
  const [city, far] = [placeAt(1), { lat: 41.5, lng: -74 }];
  expect(streetSecondsTo(far, [city])).toEqual([null]);
  expect(streetSecondsTo(city, [far])).toEqual([null]);
  const times = await offlineMaps().timesTo(city, [placeAt(2), far]);
  expect(times).toEqual([
    { seconds: expect.any(Number), source: 'streets' },
    { seconds: expect.any(Number), source: 'line' },
  ]);
});
