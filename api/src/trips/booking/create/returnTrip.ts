import {
  type BookingInput,
  exact,
  invalid,
  returnTimeProblem,
  toWire,
  wayBack,
  wayBackId,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { dropWalletHold, placeWalletHold, requireCover } from '../pay/walletHold.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { insertDispatched } from './insertDispatched.js';
import { newBooking } from './newBooking.js';
import { pricedTrip } from './priceTrip.js';

/** The parties of a booking, as `newBooking` takes them. */
type Parties = Pick<Parameters<typeof newBooking>[2], 'customer' | 'guest' | 'byAdmin'>;

/**
 * The second trip of a return that comes back at a time, before it is written; null for any other booking
 * (rule 4.87). `seconds` is how long the first one takes.
 * @throws return_too_early (400), with the field, if it starts before the first one can end; what
 *   `pricedTrip` throws
 */
export async function tripBack(
  first: { id: string; input: BookingInput; seconds: number },
  parties: Parties,
  services: TripsServices,
): Promise<StoredBooking | null> {
  const { id, input, seconds } = first;
  if (!input.returnAt) return null;
  if (returnTimeProblem(input, services.clock.now(), seconds))
    throw invalid('return_too_early', { returnAt: 'return_too_early' });
  const back = wayBack(input);
  const priced = await pricedTrip(back, services);
  const booking = await newBooking(wayBackId(id), back, { ...parties, trip: priced, promo: null }, services);
  return { ...booking, back: { outbound: id } };
}

/**
 * @throws wallet_balance_low (409) if the rider's money does not cover both trips of a return, or the only
 *   one
 */
export const requireCoverOfBoth = (
  first: StoredBooking,
  back: StoredBooking | null,
  services: TripsServices,
): Promise<void> => {
  if (!back) return requireCover(first, services);
  const sum = (field: 'customer_paid' | 'convenience_fees' | 'discount_amount') =>
    toWire(exact(first[field]).plus(back[field]));
  const both = {
    ...first,
    customer_paid: sum('customer_paid'),
    convenience_fees: sum('convenience_fees'),
    discount_amount: sum('discount_amount'),
  };
  return requireCover(both, services);
};

/**
 * Writes the first trip of a return, with the second one as its effect: a process that dies in between leaves
 * neither half of it. The money for the second is reserved first. Without a second trip, writes the only one.
 */
export async function insertBoth(
  first: StoredBooking,
  back: StoredBooking | null,
  notices: { first: readonly Effect[]; back: readonly Effect[] },
  services: TripsServices,
): Promise<StoredBooking> {
  const hold = back && (await placeWalletHold(back, services));
  const ownHold = await placeWalletHold(first, services).catch(async (error: unknown) => {
    if (back && hold) await dropWalletHold(back.id, back.customer, services);
    throw error;
  });
  const effect: Effect[] = back
    ? [
        {
          key: 'create:back',
          kind: 'bookBack',
          data: { booking: hold ? { ...back, hold } : back, notices: [...notices.back] },
        },
      ]
    : [];
  const booking = ownHold ? { ...first, hold: ownHold } : first;
  return insertDispatched(booking, [...effect, ...notices.first], services);
}

/** Writes the second trip of a return; safe to repeat. */
export async function bookBack(
  { booking, notices }: { booking: StoredBooking; notices: Effect[] },
  services: TripsServices,
): Promise<void> {
  if (await services.db.bookings.findById(booking.id)) return;
  await insertDispatched(booking, notices, services);
}
