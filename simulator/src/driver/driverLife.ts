import { listQuery } from '@wayfare/client';
import { distanceKm } from '@wayfare/shared';
import { answerOf, answerUnless } from '../calls/call.js';
import { positionAlong } from '../city/path.js';
import type { Surroundings } from '../surroundings.js';
import { type Drive, moveTo, stepMs, wayTo } from './drive.js';
import type { Driver } from './driver.js';
import { driveTrip } from './driveTrip.js';
import { isOnShift, takesOffer } from './habits.js';

const MINUTE_MS = 60_000;
/** The trips of a driver that are not over. */
const UNDERWAY = ['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING'];
/** An offer cannot be accepted for these reasons when another driver was faster, or it has ended. */
const GONE = ['offer_gone', 'wrong_state', 'not_found', 'driver_busy', 'driver_in_debt', 'conflict'];
/** Parked vehicles send their position this often, in ms. */
const PARKED_MS = 30_000;

/** Finishes the trip that an earlier simulation left open, then works in shifts until the simulation ends. */
export async function driverLife(driver: Driver, around: Surroundings): Promise<void> {
  const { clock } = around;
  await finishLeft(driver, around);
  while (!clock.ending) {
    if (isOnShift(driver.habits, clock.hour())) await work(driver, around);
    else await clock.sleep(5 * MINUTE_MS);
  }
}

async function finishLeft(driver: Driver, around: Surroundings): Promise<void> {
  const query = listQuery({ range: [0, 9], sort: ['tripdate', 'DESC'] });
  const trips = await answerOf(driver.client.GET('/api/bookings', { params: { query } }));
  for (const { id, status, driver: by } of trips)
    if (by === driver.uid && UNDERWAY.includes(status)) await driveTrip(id, driver, around);
}

/** Goes online until the next break or the end of the shift. */
async function work(driver: Driver, around: Surroundings): Promise<void> {
  const { clock, trips } = around;
  const { habits } = driver;
  const breakAt = clock.now() + habits.breakAfterMs;
  await setOnline(true, driver);
  trips.state('driversOnline', 1);
  try {
    let cruise = park();
    while (!clock.ending && isOnShift(habits, clock.hour()) && clock.now() < breakAt) {
      const offered = await driver.live.offer(cruise.isMoving() ? stepMs(around) : PARKED_MS);
      if (offered) {
        if (await consider(offered, driver, around)) cruise = park();
      } else cruise = await cruise.goOn(driver, around);
    }
  } finally {
    trips.state('driversOnline', -1);
    await setOnline(false, driver);
  }
  if (clock.now() >= breakAt) await clock.sleep(habits.breakMs);
}

async function setOnline(driverActiveStatus: boolean, driver: Driver): Promise<void> {
  await answerOf(driver.client.PUT('/api/drivers/me/status', { body: { driverActiveStatus } }));
  if (driverActiveStatus)
    await answerOf(driver.client.PUT('/api/drivers/me/location', { body: driver.place }));
}

/** Looks at an offer, and drives the trip if it is taken. Returns whether it was. */
async function consider(id: string, driver: Driver, around: Surroundings): Promise<boolean> {
  const { client, habits, random } = driver;
  const path = { id };
  await around.clock.sleep(habits.thinkMs);
  const trip = await answerUnless(['not_found'], client.GET('/api/bookings/{id}', { params: { path } }));
  if (!trip || trip.status !== 'NEW') return false;
  if (around.clock.ending || !takesOffer(habits, distanceKm(driver.place, trip.pickup), random)) {
    await answerUnless(GONE, client.POST('/api/bookings/{id}/decline', { params: { path } }));
    return false;
  }
  if (!(await answerUnless(GONE, client.POST('/api/bookings/{id}/accept', { params: { path } }))))
    return false;
  await driveTrip(id, driver, around);
  return true;
}

/**
 * The activity of a driver without a trip: parking for some minutes, or driving slowly to another busy place.
 */
interface Cruise {
  isMoving(): boolean;
  goOn(driver: Driver, around: Surroundings): Promise<Cruise>;
}

function park(since?: number): Cruise {
  return {
    isMoving: () => false,
    async goOn(driver, around) {
      const { clock, city } = around;
      const from = since ?? clock.now();
      await moveTo(driver.place, driver);
      if (clock.now() - from < driver.random.between(4, 15) * MINUTE_MS) return park(from);
      return moving(await wayTo(driver.random.pick(city.places), driver), clock.now());
    },
  };
}

function moving(way: Drive, since: number): Cruise {
  return {
    isMoving: () => true,
    async goOn(driver, { clock }) {
      const share = way.ms > 0 ? (clock.now() - since) / way.ms : 1;
      await moveTo(positionAlong(way.path, share), driver);
      return share < 1 ? this : park();
    },
  };
}
