import { conflict, coolDownUntil, openStatuses, TryLater } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** A slot without a booking this long after it was taken, in ms, was left by a request that failed. */
const LEFT_BEHIND_MS = 60_000;

/**
 * Takes one of a rider's slots for open bookings (setting `maxOpenBookings`). Bookings do not free their
 * slots when they end. Instead, when no slot is left, the slots of finished bookings are freed. So a crashed
 * process leaves nothing to repair.
 * @throws too_many_open_bookings (409)
 */
export async function takeBookingPlace(uid: string, id: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const { maxOpenBookings: most } = await db.settings.settings();
  if (await db.bookingLimits.claim(uid, id, most, clock.now())) return;
  await releaseClosed(uid, services);
  if (await db.bookingLimits.claim(uid, id, most, clock.now())) return;
  throw conflict('too_many_open_bookings');
}

/** Frees the slots of finished bookings. */
async function releaseClosed(uid: string, { db, clock }: TripsServices): Promise<void> {
  const places = await db.bookingLimits.openOf(uid);
  const statuses = await db.bookings.statusesOf(places.map(({ id }) => id));
  const isOver = ({ id, at }: (typeof places)[number]) => {
    const status = statuses.get(id);
    // The slot's booking may be about to be written.
    return status ? !openStatuses.includes(status) : at <= clock.now() - LEFT_BEHIND_MS;
  };
  const closed = places.filter(isOver).map(({ id }) => id);
  if (closed.length > 0) await db.bookingLimits.release(uid, closed);
}

/**
 * Rejects users who canceled many trips within an hour (setting `maxCancellations`).
 * @throws too_many_cancellations (429), with the minutes until they can continue
 */
export async function requireNoCoolDown(uid: string, { db, clock }: TripsServices): Promise<void> {
  const [{ maxCancellations }, cancels] = await Promise.all([
    db.settings.settings(),
    db.bookingLimits.cancelsOf(uid),
  ]);
  const until = coolDownUntil(cancels, maxCancellations, clock.now());
  if (until === null) return;
  const seconds = Math.ceil((until - clock.now()) / 1000);
  throw new TryLater('too_many_cancellations', 429, seconds, { minutes: String(Math.ceil(seconds / 60)) });
}
