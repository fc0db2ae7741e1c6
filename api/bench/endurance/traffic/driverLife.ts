import type { LatLng } from '@wayfare/shared';
import { setTimeout } from 'node:timers/promises';
import { expectOk, type Pair } from './openTown.js';
import { isUnnoticed, LOOK_MS, type Scene, step } from './scene.js';

/** The time between two positions while driving, in ms. */
const MOVE_MS = 700;
/** The positions of one drive. */
const MOVES = 3;

interface SeenTrip {
  id: string;
  status: string;
  payment_mode: string;
}

/** Trips that a driver has something to do for. */
const OPEN = new Set(['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED', 'PENDING']);

/** Goes online, and drives one offered trip after the other until all are over. */
export async function driverLife({ driver, places }: Pair, scene: Scene): Promise<void> {
  const live = driver.live();
  await live.position(places[0]);
  await goOnline(driver);
  let why: 'event' | 'reload' | 'time' = 'reload';
  while (!scene.isOver) {
    const trips = await tripsOf(driver);
    const offered = trips.some(({ status }) => status === 'NEW');
    if (why === 'time' && offered && (await isUnnoticed(live))) scene.missed.push('an offer');
    for (const trip of trips) await drive(trip, { driver, places }, scene);
    if (trips.length === 0) {
      await live.position(places[0]);
      why = await live.wait(LOOK_MS);
      // Drivers who were silent for minutes, such as during an outage, are set offline.
      if (why === 'reload') await goOnline(driver);
    } else why = 'reload';
  }
}

const goOnline = (driver: Pair['driver']) =>
  expectOk(driver.persist({ method: 'PUT', path: '/drivers/me/status', body: { driverActiveStatus: true } }));

/** The open trips that a driver sees. */
async function tripsOf(driver: Pair['driver']): Promise<SeenTrip[]> {
  const path = '/bookings?range=[0,4]&sort=["tripdate","DESC"]';
  const { status, body } = await driver.persist({ method: 'GET', path });
  if (status !== 200) throw new Error(`a driver's list was refused with ${status}`);
  return (body as SeenTrip[]).filter((trip) => OPEN.has(trip.status));
}

/** Drives a trip on from its current step to its end. */
async function drive(
  { id, status, payment_mode: mode }: SeenTrip,
  { driver, places }: Pick<Pair, 'driver' | 'places'>,
  scene: Scene,
): Promise<void> {
  const take = (name: string, body: object = {}) => step(driver, id, { name, body }, scene);
  if (status === 'NEW' && (await take('accept')) === null) return;
  if (status === 'NEW' || status === 'ACCEPTED') await take('arrive', { reason: 'My position is not exact' });
  if (status !== 'STARTED' && status !== 'PENDING') await take('start');
  if (status !== 'PENDING') {
    for (let move = 1; move <= MOVES; move += 1) {
      await live(driver, between(places, move / MOVES));
      await setTimeout(MOVE_MS);
    }
    await take('reach', places[1]);
  }
  if (mode === 'cash') await take('pay', { payment_mode: 'cash' });
  // Otherwise the rider pays, and the driver is free.
  await live(driver, places[0]);
}

const live = (driver: Pair['driver'], point: LatLng) => driver.live().position(point);

/** A place on the straight way between two others. */
const between = ([from, to]: readonly [LatLng, LatLng], share: number): LatLng => ({
  lat: from.lat + (to.lat - from.lat) * share,
  lng: from.lng + (to.lng - from.lng) * share,
});
