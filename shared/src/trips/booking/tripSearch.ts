import type { Settings } from '../../basics/settings/settings.schema.js';
import type { Booking } from './booking.schema.js';
import { dispatchStartsAt } from './bookingStart.js';
import { promisedAt } from './desk.js';
import { isOpenOffer, OVERDUE_MS, type RoundOffer } from './dispatchRound.js';
import type { TripSearch } from './tripSearch.schema.js';
import { searchRadiusKm } from './widening.js';

/** What the search for a trip's driver depends on. */
type SearchedTrip = Pick<
  Booking,
  'status' | 'tripdate' | 'bookLater' | 'leadSeconds' | 'waitingSince' | 'widened'
> & {
  dispatch?: { offers: readonly RoundOffer[]; searchedKm?: number | null } | null;
};

/** Offers in these states were questions to a driver; one that was withdrawn may never have been seen. */
const asking: readonly string[] = ['offered', 'expired', 'declined'];

/** The search for the driver of a trip; null while none goes on. */
export function tripSearch(
  trip: SearchedTrip,
  settings: Pick<Settings, 'driverRadius' | 'convert_to_mile'>,
  now: number,
): TripSearch | null {
  const start = dispatchStartsAt(trip);
  if (trip.status !== 'NEW' || start > now) return null;
  const offers = trip.dispatch?.offers ?? [];
  return {
    since: Math.max(start, trip.waitingSince ?? 0),
    endsAt: promisedAt(trip) + OVERDUE_MS,
    asked: offers.filter(({ state }) => asking.includes(state)).length,
    asking: offers.filter((offer) => isOpenOffer(offer, now)).length,
    searched: trip.dispatch?.searchedKm ?? null,
    radius: searchRadiusKm(trip, settings),
  };
}
