import { DomainError, driverRadiusKm, ineligibleReason } from '@wayfare/shared';
import type { Offer, StoredBooking } from '../booking/booking.repository.js';
import { amend } from '../booking/transition.js';
import type { Services } from '../services.js';
import { traceRound } from './dispatchTrace.js';

/** How many drivers see a trip at the same time. */
const OFFERS_AT_A_TIME = 3;
/** How long a driver has to answer, in ms. */
export const OFFER_MS = 30_000;
/** How long dispatch waits when nobody is near, in ms. */
const RETRY_MS = 5_000;
/** Shares of the radius that are searched, nearest ring first. */
const RINGS = [0.25, 0.5, 1];

/** Looks for drivers as soon as a booking is made, unless its time has not come. */
export async function startDispatch(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  const due = booking.dispatch?.nextAt;
  if (due === null || due === undefined || due > services.clock.now()) return booking;
  if (!(await services.db.settings.settings()).autoDispatch) return booking;
  return dispatchRound(services, booking);
}

/** A round of dispatch that gives way when the booking changes meanwhile: the scheduler comes back to it. */
export async function dispatchRound(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  try {
    return await offerToNext(services, booking);
  } catch (error) {
    if (!(error instanceof DomainError && error.status === 409)) throw error;
    return (await services.db.bookings.findById(booking.id)) ?? booking;
  }
}

/**
 * One round of a booking's dispatch: offers nobody answered in time expire, and the nearest eligible
 * drivers of the smallest ring that has any are offered the trip. All of it is in the booking, so any
 * process can go on with it after a restart.
 */
async function offerToNext(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  const now = services.clock.now();
  const offers = (booking.dispatch?.offers ?? []).map((offer) =>
    isOver(offer, now) ? { ...offer, state: 'expired' as const } : offer,
  );
  const open = offers.filter((offer) => offer.state === 'offered');
  const drivers = await nextDrivers(services, booking, offers, OFFERS_AT_A_TIME - open.length);
  const made = drivers.map(
    (driver): Offer => ({ driver, at: now, expiresAt: now + OFFER_MS, state: 'offered' }),
  );
  const current = [...open, ...made];
  const trace = traceRound(services, booking, { offers, made }, await services.db.settings.settings());

  const changed = await amend(
    services,
    booking,
    {
      requestedDrivers: Object.fromEntries(current.map((offer) => [offer.driver, true as const])),
      dispatch: {
        round: (booking.dispatch?.round ?? 0) + 1,
        nextAt: Math.min(
          ...current.map((offer) => offer.expiresAt ?? Number.POSITIVE_INFINITY),
          now + (current.length > 0 ? OFFER_MS : RETRY_MS),
        ),
        offers: [...offers.filter((offer) => !drivers.includes(offer.driver)), ...made],
      },
    },
    [],
    trace,
  );
  for (const { driver } of offers.filter(
    (offer) => offer.state === 'expired' && booking.requestedDrivers?.[offer.driver],
  )) {
    services.realtime.offerWithdrawn(driver, booking.id);
  }
  for (const { driver, expiresAt } of made) services.realtime.offered(driver, { id: booking.id, expiresAt });
  return changed;
}

const isOver = (offer: Offer, now: number) =>
  offer.state === 'offered' && offer.expiresAt !== null && offer.expiresAt <= now;

/** Who is offered the trip next: those who have not had it yet, else those who let it pass; never those who declined. */
async function nextDrivers(
  { db, liveDrivers }: Services,
  booking: StoredBooking,
  offers: readonly Offer[],
  count: number,
): Promise<string[]> {
  if (count <= 0) return [];
  const settings = await db.settings.settings();
  const declinedBy = offers.filter((offer) => offer.state === 'declined').map((offer) => offer.driver);
  const request = { pickup: booking.pickup, carType: booking.carType, declinedBy };
  const open = new Set(offers.filter((offer) => offer.state === 'offered').map((offer) => offer.driver));
  const expired = new Set(offers.filter((offer) => offer.state === 'expired').map((offer) => offer.driver));

  for (const again of [false, true]) {
    for (const ring of RINGS) {
      const near = liveDrivers.nearest(booking.pickup, driverRadiusKm(settings) * ring, count, (driver) => {
        if (open.has(driver.id) || (expired.has(driver.id) && !again)) return false;
        return ineligibleReason(driver, request, settings) === null;
      });
      if (near.length > 0) return near.map(({ driver }) => driver.id);
    }
  }
  return [];
}
