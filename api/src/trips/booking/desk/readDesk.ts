import {
  type Actor,
  decidesOn,
  type Desk,
  DESK_AHEAD_MS,
  deskLaneOf,
  type DeskTrip,
  deskTripSchema,
  longestLeadMs,
  scopeOf,
} from '@wayfare/shared';
import { onlyFields } from '../../../platform/crud/onlyFields.js';
import type { TripsServices } from '../../services.js';
import { whyNoDriver } from './whyNoDriver.js';
import { presentBookings } from '../booking.presenter.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many trips of each status the desk shows. */
const A_STATUS_AT_MOST = 500;
/**
 * How far back the start of an open trip may be, in ms. A trip that is still unpaid after a week is no work
 * for a dispatcher.
 */
const BACK_MS = 7 * 24 * 60 * 60_000;
/** How many changed trips are read at once. */
export const READ_AGAIN_AT_MOST = 200;

const fields = Object.keys(deskTripSchema.shape);

/**
 * Returns the open trips an actor may see, or only those with the given ids. The presenter decides which
 * fields are shown.
 */
export async function readDesk(
  actor: Actor,
  ids: readonly string[] | null,
  services: Pick<TripsServices, 'db' | 'clock' | 'liveDrivers'> & TripsServices,
): Promise<Desk> {
  const { db, clock } = services;
  const at = clock.now();
  const scope = scopeOf(actor, 'list', 'bookings');
  const settings = await db.settings.settings();
  const asked = {
    scope: scope === 'all' ? {} : { $or: [...scope] },
    from: at - BACK_MS,
    to: at + Math.max(DESK_AHEAD_MS, longestLeadMs(settings)),
  };
  const read = ids
    ? { trips: await db.bookings.openAmong(ids, asked), isCut: false }
    : await db.bookings.openTrips(asked, A_STATUS_AT_MOST);
  const found = { ...read, trips: read.trips.filter((trip) => deskLaneOf(trip, at) !== null) };
  const riders = found.trips.filter(({ status }) => status === 'NEW').map(({ customer }) => customer);
  const [apart, standIns] = await Promise.all([
    db.pairBlocks.driversApartFromEach([...new Set(riders)]),
    db.carTypes.standIns(),
  ]);
  const presented = await presentBookings(found.trips, actor, services);
  const trips = presented.map((shown, index) => {
    const booking = found.trips[index] as StoredBooking;
    const live = booking.driver ? services.liveDrivers.get(booking.driver) : undefined;
    return {
      ...(onlyFields(shown, fields) as Omit<DeskTrip, 'inReview'>),
      driver_at: live?.positionAt || null,
      ...(decidesOn(actor, booking) && {
        noDriver: whyNoDriver(
          booking,
          { keptApart: apart.get(booking.customer) ?? [], standIns, shownTo: actor },
          settings,
          services,
        ),
      }),
      inReview: booking.fareReview?.status === 'open',
    };
  });
  return { at, trips, isCut: found.isCut };
}
