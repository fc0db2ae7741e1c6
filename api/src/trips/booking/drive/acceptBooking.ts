import { type Actor, conflict, distanceKm, fleetAlone, NEXT_LOOK_MS, notFound } from '@wayfare/shared';
import { openOffer } from '../offers/openOffer.js';
import { withdrawOffer } from '../offers/withdrawOffer.js';
import type { TripsServices } from '../../services.js';
import { beginNextTrip } from '../next/beginNextTrip.js';
import { nextArrival } from '../next/nextArrival.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import { requireNoCoolDown } from '../limits/limitBookings.js';
import { unplannedEffects } from '../planner/planNotices.js';
import { stepKey } from '../notifyRider.js';
import { transition } from '../transition.js';
import { asClaimedDriver, driverFields } from './claimedDriver.js';

/**
 * The acting driver takes a booking that is offered to them (rule 4.3). First the driver is claimed, then the
 * booking: a driver who loses either race is free again and gets 409. A driver who was asked during a trip
 * takes the booking as their next one (rule 4.83).
 * @throws offer_gone (409) when another driver has it or it was canceled; driver_busy (409) on another trip;
 *   driver_in_debt (409) with a wallet below 0, document_expired (409) with an expired document, if the
 *   settings do not allow it
 */
export async function acceptBooking(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const { db } = services;
  const booking = await db.bookings.findById(id);
  if (!booking || !wasOffered(booking, actor.uid)) throw notFound();
  if (booking.driver === actor.uid) return booking;
  if (booking.status !== 'NEW' || !booking.requestedDrivers?.[actor.uid]) throw conflict('offer_gone');

  // An offer that was made before does not say why it is gone.
  if (await db.pairBlocks.areApart({ rider: booking.customer, driver: actor.uid }))
    throw conflict('offer_gone');
  const fleet = fleetAlone(booking);
  if (fleet && (await db.users.findById(actor.uid))?.fleetadmin !== fleet) throw conflict('offer_gone');
  await requireNoCoolDown(actor.uid, services);
  const after = openOffer(booking, actor.uid, services.clock.now())?.after;
  return asClaimedDriver(
    actor,
    { booking: id, after },
    (driver, first) => takeOver(booking, driver, first, services),
    services,
  );
}

async function takeOver(
  offered: StoredBooking,
  driver: StoredUser,
  after: string | null,
  services: TripsServices,
): Promise<StoredBooking> {
  let booking = offered;
  const next = after === null ? {} : await nextTripFields(offered, { driver: driver.id, after }, services);
  for (;;) {
    try {
      const accepted = await transition(booking, acceptStep(booking, driver, next, services), services);
      services.liveDrivers.release(driver.id, booking.id);
      for (const other of Object.keys(booking.requestedDrivers ?? {})) {
        if (other !== driver.id) withdrawOffer(other, booking.id, services);
      }
      if (after === null) return accepted;
      // The trip before it may have ended since the driver was claimed.
      await beginNextTrip(accepted.id, services);
      return (await services.db.bookings.findById(accepted.id)) ?? accepted;
    } catch (error) {
      // Another driver's offer or refusal may have changed the booking since it was read. Then it can still
      // be accepted.
      const now = await services.db.bookings.findById(booking.id);
      if (now?.driver === driver.id) return now;
      if (now?.status !== 'NEW' || !now.requestedDrivers?.[driver.id]) throw conflict('offer_gone');
      if (now.version === booking.version) throw error;
      booking = now;
    }
  }
}

type NextTripFields = Required<Pick<BookingChanges, 'afterTrip' | 'nextPromisedAt' | 'nextLookAt'>>;

/** What a booking keeps of the trip that its driver finishes first, and when they are expected then. */
async function nextTripFields(
  booking: StoredBooking,
  held: { driver: string; after: string },
  services: TripsServices,
): Promise<NextTripFields> {
  const now = services.clock.now();
  const expected = (await nextArrival(booking, held, services)) ?? now;
  return {
    afterTrip: held.after,
    // Nobody waits for the driver of a prebooking before its time.
    nextPromisedAt: Math.max(expected, booking.tripdate),
    nextLookAt: now + NEXT_LOOK_MS,
  };
}

/** Driver details are copied in and the requested drivers removed (rule 4.3). */
function acceptStep(
  booking: StoredBooking,
  driver: StoredUser,
  next: Partial<NextTripFields>,
  { clock, liveDrivers }: TripsServices,
) {
  const at = clock.now();
  const from = liveDrivers.get(driver.id)?.location ?? driver.location;
  return {
    name: 'accept',
    by: 'driver',
    set: {
      ...driverFields(driver),
      ...next,
      ...(booking.longerTrip && { longerTrip: null }),
      driver_accept_time: at,
      acceptedFrom: from ? { lat: from.lat, lng: from.lng } : null,
      ...(booking.plan && {
        plan: { ...booking.plan, triedAt: booking.plan.triedAt ?? at },
        planDueAt: null,
        planLost: null,
      }),
      requestedDrivers: null,
      dispatch: booking.dispatch
        ? { ...booking.dispatch, nextAt: null, offers: withoutOthers(booking.dispatch.offers, driver.id) }
        : null,
    },
    trace: [
      { driver: driver.id, at, outcome: 'accepted', reason: null, distance: distanceTo(booking, driver) },
    ],
    effects: [
      {
        // A trip that was taken back from a driver can be accepted again.
        key: stepKey(booking, 'accept:rider'),
        kind: 'notify',
        data: {
          to: booking.customer,
          title: 'notice_accepted_title',
          body: next.afterTrip ? 'notice_accepted_next_body' : 'notice_accepted_body',
          screen: 'BookedCab',
          params: { bookingId: booking.id },
        },
      },
      ...unplannedEffects(booking, 'notice_unplanned_body', driver.id),
    ],
  } as const;
}

/** All other open offers end: none of them comes back if the trip is taken from its driver. */
const withoutOthers = (offers: readonly Offer[], driver: string): Offer[] =>
  offers.map((offer) =>
    offer.state === 'offered' && offer.driver !== driver ? { ...offer, state: 'withdrawn' } : offer,
  );

const distanceTo = ({ pickup }: StoredBooking, { location }: StoredUser) =>
  location ? distanceKm(pickup, location) : null;

/** Whether a driver has ever been offered the booking: only they may know that it exists. */
function wasOffered({ requestedDrivers, dispatch, driver }: StoredBooking, uid: string): boolean {
  return (
    driver === uid ||
    requestedDrivers?.[uid] === true ||
    (dispatch?.offers.some((offer) => offer.driver === uid) ?? false)
  );
}
