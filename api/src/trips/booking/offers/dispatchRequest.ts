import {
  type DispatchRequest,
  fleetAlone,
  loadOf,
  type NamedStandIn,
  standInsFrom,
  searchBeganAt,
  dispatchStartsAt,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Offer, StoredBooking } from '../store/storedBooking.js';
import { leftOutDrivers } from './leftOutDrivers.js';

/**
 * What a booking asks of drivers now: which car types may take it, and who is left out, because they declined
 * or are kept apart.
 */
export async function dispatchRequest(
  booking: StoredBooking,
  offers: readonly Offer[],
  { db, clock }: Pick<TripsServices, 'db' | 'clock'>,
): Promise<DispatchRequest> {
  const [keptApart, standIns] = await Promise.all([
    db.pairBlocks.driversApartFrom(booking.customer),
    db.carTypes.standIns(),
  ]);
  return requestOf(booking, offers, { keptApart, standIns, at: clock.now() });
}

/** What a request depends on besides the booking: `at` is now, a ms timestamp. */
export interface KnownOfRequest {
  /** The drivers who are kept apart from the rider. */
  keptApart: readonly string[];
  /** The car types that may stand in for each one. */
  standIns: ReadonlyMap<string, readonly NamedStandIn[]>;
  at: number;
}

/** The same from what is known. */
export const requestOf = (
  booking: StoredBooking,
  offers: readonly Offer[],
  { keptApart, standIns, at }: KnownOfRequest,
): DispatchRequest => {
  const { pickup, drop, carType, bookingDate } = booking;
  const since = searchBeganAt({ bookedAt: bookingDate ?? 0, dispatchAt: dispatchStartsAt(booking) });
  return {
    pickup,
    drop,
    carType,
    standIns: standInsFrom(standIns.get(carType) ?? [], since),
    load: loadOf(booking),
    declinedBy: leftOutDrivers(offers),
    keptApart,
    fleet: fleetAlone(booking),
    at,
  };
};
