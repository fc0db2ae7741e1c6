import { bookingReference } from '@wayfare/shared';
import { announceRound, dropRound, firstRound } from '../offers/dispatchBooking.js';
import { isDuplicateKey, isDuplicateOf } from '../../../platform/database/duplicateKey.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import type { NewBookingWork } from '../store/booking.repository.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { inBothScripts } from './inBothScripts.js';
import { EFFECTS_GRACE_MS, followUp } from '../transition.js';
import { statusEvent } from '../webhookEvents.js';
import { refusedPromo } from './tripPromo.js';
import { dropWalletHold } from '../pay/walletHold.js';

/**
 * Stores a new booking together with the offers of its first round: one write, so a crash cannot separate
 * them.
 */
export async function insertDispatched(
  given: StoredBooking,
  notices: readonly Effect[],
  services: TripsServices,
): Promise<StoredBooking> {
  const { db, clock } = services;
  const booking = { ...given, ...(await inBothScripts(given, services)) };
  const round = await firstRound(booking, services);
  const { version, status } = booking;
  const created = await statusEvent({ version, status, previousStatus: null }, services);
  let made = { ...booking, ...round?.set, effects: [...created, ...notices, ...(round?.effects ?? [])] };
  try {
    made = await insertReferenced(
      made,
      { trace: round?.trace, effectsDue: clock.now() + EFFECTS_GRACE_MS },
      undefined,
      services,
    );
  } catch (error) {
    const isTaken = isDuplicateKey(error);
    // If the same request came twice concurrently, both return the one booking, whose drivers stay reserved.
    const before = isTaken ? await db.bookings.findById(booking.id) : null;
    if (before) return before;
    if (round) dropRound(booking.id, round, services);
    // After another failure, the booking may have been written anyway, so the scheduler checks the hold
    // later.
    if (booking.hold && isTaken) await dropWalletHold(booking.id, booking.customer, services);
    throw isTaken ? refusedPromo('promo_used_before') : error;
  }
  if (booking.hold) await db.walletHolds.forget(booking.id);
  return followUp(
    made,
    () => {
      if (round) announceRound(booking.id, round, services);
    },
    services,
  );
}

/**
 * Stores a new booking, under another reference if a booking has its own. @throws a duplicate key error when
 * the id is taken
 */
async function insertReferenced<New extends StoredBooking>(
  booking: New,
  work: NewBookingWork,
  collisions = 0,
  { db, random }: Pick<TripsServices, 'db' | 'random'>,
): Promise<New> {
  try {
    await db.bookings.insert(booking, work);
    return booking;
  } catch (error) {
    if (!isDuplicateOf(error, 'reference')) throw error;
    const reference = bookingReference(random, collisions + 1);
    return insertReferenced({ ...booking, reference }, work, collisions + 1, { db, random });
  }
}
