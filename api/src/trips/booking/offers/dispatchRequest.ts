import type { DispatchRequest } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';
import { leftOutDrivers } from './leftOutDrivers.js';

/** What a booking asks of drivers now, and who is left out: drivers who declined, or are kept apart. */
export async function dispatchRequest(
  booking: StoredBooking,
  offers: readonly Offer[],
  { db, clock }: Pick<TripsServices, 'db' | 'clock'>,
): Promise<DispatchRequest> {
  const keptApart = await db.pairBlocks.driversApartFrom(booking.customer);
  return requestOf(booking, offers, { keptApart, at: clock.now() });
}

/** The same from what is known: the drivers who are kept apart from the rider, and now, a ms timestamp. */
export const requestOf = (
  { pickup, drop, carType }: StoredBooking,
  offers: readonly Offer[],
  known: { keptApart: readonly string[]; at: number },
): DispatchRequest => ({ pickup, drop, carType, declinedBy: leftOutDrivers(offers), ...known });
