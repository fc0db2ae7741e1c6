import type { LatLng } from '@wayfare/shared';
import { answerOf } from '../calls/call.js';
import { positionAlong } from '../city/path.js';
import type { Surroundings } from '../surroundings.js';
import type { Driver } from './driver.js';

/**
 * Positions are sent this often: in time of the city, but not more often than this in real time. Both in ms.
 */
const EVERY_MS = 4_000;
const REAL_MS = 200;

/** A way that is being driven. */
export interface Drive {
  path: readonly LatLng[];
  /** How long it takes, in ms. */
  ms: number;
}

/** The time between two positions, in ms of the city. */
export const stepMs = ({ clock }: Pick<Surroundings, 'clock'>) => Math.max(EVERY_MS, REAL_MS * clock.speed);

/**
 * The way from where the driver is to a place, along the streets that the installation's map service knows.
 */
export async function wayTo(place: LatLng, driver: Driver): Promise<Drive> {
  const { lat, lng } = driver.place;
  const body = { start: `${lat},${lng}`, dest: `${place.lat},${place.lng}` };
  const route = await answerOf(driver.client.POST('/api/googleapis-getroute', { body }));
  const streets = route.coords.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
  const path = [driver.place, ...streets, { lat: place.lat, lng: place.lng }];
  return { path, ms: route.duration * 1000 * driver.habits.pace };
}

/**
 * Drives a way, sending the positions, until its end or until `stops` returns true. Returns whether the end
 * was reached.
 */
export async function drive(
  { path, ms }: Drive,
  driver: Driver,
  around: Surroundings,
  stops: () => boolean,
): Promise<boolean> {
  const { clock } = around;
  const begun = clock.now();
  for (;;) {
    await clock.sleep(Math.min(stepMs(around), Math.max(0, begun + ms - clock.now())));
    // While the simulation is ending, pauses are short: the vehicle stays where it is.
    const share = ms > 0 ? Math.min(1, (clock.now() - begun) / ms) : 1;
    await moveTo(positionAlong(path, share), driver);
    if (share === 1) return true;
    if (stops()) return false;
  }
}

/** Puts the vehicle there and notifies the installation. */
export async function moveTo(point: LatLng, driver: Driver): Promise<void> {
  driver.place = point;
  await driver.live.position(point);
}
