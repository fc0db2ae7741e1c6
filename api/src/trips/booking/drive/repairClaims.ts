import { drivingStatuses } from '@wayfare/shared';
import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import { beginNextTrip } from '../next/beginNextTrip.js';
import { leaveTrip } from '../next/leaveTrip.js';

/** A driver claim older than this, in ms, is checked: its request has ended. */
const CLAIM_GRACE_MS = 30_000;

/**
 * Releases drivers from bookings that they did not get, now or as their next one, and confirms the claims of
 * the others.
 */
export async function repairClaims(limit: number, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  await forEachOne(await db.users.findClaims(clock.now() - CLAIM_GRACE_MS, limit), async (claim) => {
    const booking = await db.bookings.findById(claim.booking);
    if (booking?.driver === claim.id && drivingStatuses.includes(booking.status)) {
      await beginNextTrip(claim.booking, services);
      await db.users.confirmClaim(claim.id, claim.booking);
    } else {
      const awaitsPayment = booking?.driver === claim.id && booking.status === 'PENDING';
      await leaveTrip(claim.id, claim.booking, { awaitsPayment }, services);
    }
  });
  await forEachOne(await db.users.findNextClaims(clock.now() - CLAIM_GRACE_MS, limit), async (claim) => {
    const booking = await db.bookings.findById(claim.booking);
    if (booking?.driver === claim.id && booking.status === 'ACCEPTED')
      await db.users.confirmNextClaim(claim.id, claim.booking);
    else await leaveTrip(claim.id, claim.booking, undefined, services);
  });
}
