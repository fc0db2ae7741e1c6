import { conflict, coolDownUntil, openStatuses, TryLater } from '@wayfare/shared';
import type { Services } from '../../services.js';

/** A place whose booking is not there this long after it was taken, in ms, was left by a request that failed. */
const LEFT_BEHIND_MS = 60_000;

/**
 * Takes one of the places a rider has for open bookings (setting `maxOpenBookings`). Nothing has to give a place back:
 * when there is none left, those of bookings that are over are found by the bookings themselves, so that a process that
 * dies leaves nothing to repair.
 * @throws too_many_open_bookings (409)
 */
export async function takeBookingPlace(uid: string, id: string, services: Services): Promise<void> {
  const { db, clock } = services;
  const { maxOpenBookings: most } = await db.settings.settings();
  if (await db.bookingLimits.claim(uid, id, most, clock.now())) return;
  await releaseClosed(uid, services);
  if (await db.bookingLimits.claim(uid, id, most, clock.now())) return;
  throw conflict('too_many_open_bookings');
}

/** Gives back the places of bookings that are over. */
async function releaseClosed(uid: string, { db, clock }: Services): Promise<void> {
  const places = await db.bookingLimits.openOf(uid);
  const statuses = await db.bookings.statusesOf(places.map(({ id }) => id));
  const isOver = ({ id, at }: (typeof places)[number]) => {
    const status = statuses.get(id);
    // Its booking may be about to be written.
    return status ? !openStatuses.includes(status) : at <= clock.now() - LEFT_BEHIND_MS;
  };
  const closed = places.filter(isOver).map(({ id }) => id);
  if (closed.length > 0) await db.bookingLimits.release(uid, closed);
}

/**
 * Lets nobody go on who has cancelled many trips within an hour (setting `maxCancellations`).
 * @throws too_many_cancellations (429), which says in how many minutes they can
 */
export async function requireNoCoolDown(uid: string, { db, clock }: Services): Promise<void> {
  const [{ maxCancellations }, cancels] = await Promise.all([
    db.settings.settings(),
    db.bookingLimits.cancelsOf(uid),
  ]);
  const until = coolDownUntil(cancels, maxCancellations, clock.now());
  if (until === null) return;
  const seconds = Math.ceil((until - clock.now()) / 1000);
  throw new TryLater('too_many_cancellations', 429, seconds, { minutes: String(Math.ceil(seconds / 60)) });
}
