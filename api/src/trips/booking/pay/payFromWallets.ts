import { forEachOne } from '../../../platform/run/forEachOne.js';
import type { TripsServices } from '../../services.js';
import { amend, onLatest } from '../transition.js';
import { claimWallet } from './payBooking.js';

/** When to try again to pay from a wallet that did not cover the fare, in ms. */
const AGAIN_MS = 60 * 60_000;

/** Pays the trips whose riders chose another way than the reserved wallet money, and did not pay in time. */
export async function payFromWallets(limit: number, services: TripsServices): Promise<void> {
  const due = await services.db.bookings.findWalletDue(services.clock.now(), limit);
  await forEachOne(due, (id) => onLatest(() => payFromWallet(id, services)));
}

async function payFromWallet(id: string, services: TripsServices): Promise<void> {
  const { db, clock } = services;
  const booking = await db.bookings.findById(id);
  if (booking?.status !== 'PENDING' || !booking.walletDueAt || booking.walletDueAt > clock.now()) return;
  const later = { walletDueAt: clock.now() + AGAIN_MS };
  // A payment in progress decides first.
  const scheduled = await amend(booking, later, undefined, services);
  if (!scheduled.paymentClaim) await claimWallet(scheduled, 'system', services);
}
