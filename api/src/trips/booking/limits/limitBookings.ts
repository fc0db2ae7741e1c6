import { conflict, coolDownUntil, openStatuses, TryLater } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';

/** A slot without a booking this long after it was taken, in ms, was left by a request that failed. */
const LEFT_BEHIND_MS = 60_000;

/**
 * Takes one of a rider's slots for open bookings (setting `maxOpenBookings`). Bookings do not free their
 * slots when they end. Instead, when no slot is left, the slots of finished bookings are freed. So a crashed
 * process leaves nothing to repair. What takes the slot also says how often the rider canceled: it costs no
 * read of its own.
 * @throws too_many_open_bookings (409); too_many_cancellations (429) as `requireNoCoolDown` does, without
 *   keeping the slot
 */
export async function takeBookingPlace(uid: string, id: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const { maxOpenBookings: most, maxCancellations } = await db.settings.settings();
  const claim = () => db.bookingLimits.claim(uid, id, most, clock.now());
  let cancels = await claim();
  if (!cancels) {
    await releaseClosed(uid, services);
    cancels = await claim();
  }
  if (!cancels) throw conflict('too_many_open_bookings');
  const refusal = coolDown(cancels, maxCancellations, clock.now());
  if (!refusal) return;
  await db.bookingLimits.release(uid, [id]);
  throw refusal;
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
  const refusal = coolDown(cancels, maxCancellations, clock.now());
  if (refusal) throw refusal;
}

/** The refusal of a user who canceled at some times; null for one who may continue. */
function coolDown(cancels: readonly number[], maxCancellations: number, now: number): TryLater | null {
  const until = coolDownUntil(cancels, maxCancellations, now);
  if (until === null) return null;
  const seconds = Math.ceil((until - now) / 1000);
  return new TryLater('too_many_cancellations', 429, seconds, { minutes: String(Math.ceil(seconds / 60)) });
}
