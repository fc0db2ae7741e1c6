import { distanceKm, type LatLng, type Route } from '@wayfare/shared';
import type { LiveDriver } from '../../../people/liveDrivers/liveDrivers.js';
import { DROP, PICKUP } from '../../../../test/support/builders.js';
import type { LearnedSpeeds } from '../../dispatch/learnedSpeeds.js';
import { tripEtas } from './tripEtas.js';

const trip = {
  id: 'trip',
  status: 'ACCEPTED',
  driver: 'driver',
  pickup: PICKUP,
  drop: DROP,
  dropAddress: DROP.add,
} as const;

/** Arrival times with a car and a clock to move, and a route service that counts its requests. */
function following({
  seconds = 300 as number | null,
  speeds = null as LearnedSpeeds | null,
  isEstimated = false,
} = {}) {
  const clock = { at: 1_000_000, now: () => clock.at };
  const car = { location: { lat: 40.75, lng: -73.99 } as LatLng | undefined, positionAt: clock.at };
  const asked: LatLng[] = [];
  const maps = {
    async route(_from: LatLng, to: LatLng) {
      asked.push(to);
      if (seconds === null) return null;
      const coords = Array.from({ length: 200 }, (_, index) => ({
        latitude: 40.75 + index / 10_000,
        longitude: -74,
      }));
      return { duration: seconds, distance: 2, coords, ...(isEstimated && { isEstimated }) } as Route;
    },
  };
  const liveDrivers = { get: () => car as LiveDriver };
  const liveTrips = { known: () => null, lookUp: async () => null };
  return { clock, car, asked, etas: tripEtas({ maps, speeds, liveDrivers, liveTrips, clock }) };
}

it('asks for the drive once, however many people follow the trip at the same time and shortly after', async () => {
  const { etas, asked, clock } = following();
  const followed = await Promise.all([etas.of(trip), etas.of(trip), etas.of(trip)]);
  expect(followed).toEqual(Array(3).fill({ to: 'pickup', seconds: 300, distance: 2 }));
  clock.at += 14_000;
  expect(await etas.of(trip)).toEqual({ to: 'pickup', seconds: 286, distance: 2 });
  expect(asked).toHaveLength(1);
});

it('asks again once the car has moved on', async () => {
  const { etas, asked, clock, car } = following();
  await etas.of(trip);
  clock.at += 20_000;
  car.location = { lat: 40.752, lng: -73.99 };
  expect((await etas.of(trip))?.seconds).toBe(300);
  expect(asked).toHaveLength(2);
});

it('shows the way to the pickup in few points, and none after it', async () => {
  const { etas } = following();
  const { eta, path } = await etas.withPath(trip);
  expect([eta?.to, path?.length, path?.[0], path?.at(-1)?.lat]).toEqual([
    'pickup',
    80,
    { lat: 40.75, lng: -74 },
    40.75 + 199 / 10_000,
  ]);
  expect((await etas.withPath({ ...trip, status: 'STARTED' })).path).toBeNull();
  expect(await etas.withPath({ ...trip, status: 'PAID' })).toEqual({ eta: null, path: null, position: null });
});

it('shows where the driver is and when that was measured, but only during the trip', async () => {
  const { etas, car } = following();
  const at = async (status: 'ARRIVED' | 'REACHED' | 'PAID') =>
    (await etas.withPath({ ...trip, status })).position;
  expect(await at('ARRIVED')).toEqual({ lat: 40.75, lng: -73.99, at: car.positionAt });
  expect((await at('REACHED'))?.at).toBe(car.positionAt);
  expect(await at('PAID')).toBeNull();
});

it('knows no position of which the time is unknown', async () => {
  const { etas, car } = following();
  car.positionAt = 0;
  expect((await etas.withPath(trip)).position).toBeNull();
});

it('asks for the drive to the drop at once when the ride starts', async () => {
  const { etas, asked } = following();
  await etas.of(trip);
  expect((await etas.of({ ...trip, status: 'STARTED' }))?.to).toBe('drop');
  expect(asked).toEqual([PICKUP, DROP]);
});

it('knows no arrival without a drive, a position, or a driver on the way', async () => {
  expect(await following({ seconds: null }).etas.of(trip)).toBeNull();
  const { etas, asked, car } = following();
  for (const status of ['NEW', 'ARRIVED', 'REACHED', 'PAID', 'CANCELLED'] as const)
    expect(await etas.of({ ...trip, status })).toBeNull();
  car.location = undefined;
  expect(await etas.of(trip)).toBeNull();
  expect(asked).toEqual([]);
});

it('corrects the drive by what trips showed, and measures the line if the maps do not answer [4.132]', async () => {
  const speeds = { to: async () => [{ ratio: 1.5, pace: 100, trips: 9 }] };
  expect((await following({ speeds }).etas.of(trip))?.seconds).toBe(450);
  const line = distanceKm({ lat: 40.75, lng: -73.99 }, PICKUP) * 100;
  expect((await following({ speeds, isEstimated: true }).etas.of(trip))?.seconds).toBe(Math.round(line));
  const nothing = { to: async () => [null] };
  expect((await following({ speeds: nothing, isEstimated: true }).etas.of(trip))?.seconds).toBe(300);
});
