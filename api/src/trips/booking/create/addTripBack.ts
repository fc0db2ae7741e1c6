import { type BookingInput, wayBackId } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { runEffects } from '../effects/runEffects.js';
import { placeWalletHold, requireCover } from '../pay/walletHold.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest } from '../transition.js';
import { insertDispatched } from './insertDispatched.js';
import { tripBack } from './returnTrip.js';
import { walletNotice } from './walletNotice.js';

/**
 * Adds the second trip of a return, at `returnAt` of the input, to a booking that staff made without one,
 * with the money for it. Its id follows from the first one, so it is added once; a booking that was made with
 * its second trip gets the one that it has. `series` is the part that it follows.
 * @returns the trip that was added; null if none was
 * @throws what `tripBack` throws; wallet_balance_low (409)
 */
export async function addTripBack(
  id: string,
  input: BookingInput,
  series: Required<Pick<StoredBooking, 'series' | 'seriesPart'>>,
  services: TripsServices,
): Promise<StoredBooking | null> {
  const { db } = services;
  const first = await db.bookings.findById(id);
  const customer = first && (await db.users.findById(first.customer));
  if (first?.status !== 'NEW' || !customer) return null;
  // It is an effect of the first one that a process left behind.
  if (first.back?.trip) await runEffects(first, services);
  if (first.back) return null;
  const asked = { ...input, tripdate: first.tripdate };
  const parties = { customer, guest: undefined, byAdmin: true };
  const made = await tripBack({ id, input: asked, seconds: first.estimateTime }, parties, services);
  if (!made) return null;
  const back: StoredBooking = { ...made, ...series };
  await requireCover(back, services);
  const hold = await placeWalletHold(back, services);
  const added = await insertDispatched(hold ? { ...back, hold } : back, walletNotice(back), services);
  await nameTripBack(id, services);
  return added;
}

/** The first trip names the second one that was added to it. Repeating it changes nothing. */
export async function nameTripBack(id: string, services: TripsServices): Promise<void> {
  await onLatest(async () => {
    const first = await services.db.bookings.findById(id);
    if (first?.status !== 'NEW' || first.back) return;
    await amend(first, { kind: 'return', back: { trip: wayBackId(id) } }, {}, services);
  });
}
