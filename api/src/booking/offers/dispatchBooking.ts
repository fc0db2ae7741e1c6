import { type DispatchTrace, DomainError, ineligibleReason, searchRadiusKm } from '@wayfare/shared';
import type { BookingChanges, Offer, StoredBooking } from '../storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { amend } from '../transition.js';
import type { Services } from '../../services.js';
import { isPlannedAsked, plannedTurn, withPlanned } from './plannedFirst.js';
import { traceRound } from './dispatchTrace.js';
import type { LiveDriver, NearbyDriver } from '../../dispatch/liveDrivers.js';
import { withdrawOffer } from './withdrawOffer.js';

/** How many drivers are offered a trip at the same time. */
const OFFERS_AT_A_TIME = 3;
/** How long a driver has to respond, in ms. */
export const OFFER_MS = 30_000;
/** How long dispatch waits when no driver is near, in ms. */
const RETRY_MS = 5_000;
/** Fractions of the radius that are searched, nearest ring first. */
const RINGS = [0.25, 0.5, 1];

/** Looks for drivers as soon as a booking is made, unless it is not due yet. */
export async function startDispatch(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  const due = booking.dispatch?.nextAt;
  if (due === null || due === undefined || due > services.clock.now()) return booking;
  if (!(await services.db.settings.settings()).autoDispatch) return booking;
  return dispatchRound(services, booking);
}

/**
 * A round of dispatch that gives up if the booking changes in the meantime: the scheduler runs it again later. Does nothing
 * for a booking that is no longer NEW: the effects of a change take time, and others may have taken or canceled the trip.
 */
export async function dispatchRound(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  if (booking.status !== 'NEW') return booking;
  try {
    return await offerToNext(services, booking);
  } catch (error) {
    if (!(error instanceof DomainError && error.status === 409)) throw error;
    return (await services.db.bookings.findById(booking.id)) ?? booking;
  }
}

/** The planned result of a dispatch round, before any of it is written. */
interface Round {
  set: Pick<StoredBooking, 'requestedDrivers' | 'dispatch'> & Pick<BookingChanges, 'plan' | 'planDueAt'>;
  trace: DispatchTrace[];
  /** Messages to the devices of drivers who are offered the trip for the first time. */
  effects: Effect[];
  made: readonly Offer[];
  /** Drivers whose offers have expired. */
  over: readonly string[];
}

/**
 * The first round of a booking that is being created: its offers are written with it, in one write. Null if it is
 * not due yet, or if auto dispatch is off.
 */
export async function firstRound(services: Services, booking: StoredBooking): Promise<Round | null> {
  const due = booking.dispatch?.nextAt;
  if (due === null || due === undefined || due > services.clock.now()) return null;
  if (!(await services.db.settings.settings()).autoDispatch) return null;
  return planRound(services, booking);
}

/** Discards a round that was not written: its drivers are available to other bookings again. */
export function dropRound({ liveDrivers }: Services, id: string, { made }: Round): void {
  for (const { driver } of made) liveDrivers.release(driver, id);
}

/** Notifies the drivers of a round over their sockets, after it was written. */
export function announceRound(services: Services, id: string, { made, over }: Round): void {
  for (const driver of over) withdrawOffer(services, driver, id);
  for (const { driver, expiresAt } of made) services.realtime.offered(driver, { id, expiresAt });
}

/**
 * One round of a booking's dispatch: offers that were not answered in time expire, and the nearest eligible
 * drivers in the smallest ring that has any are offered the trip. All state is in the booking, so any
 * process can continue after a restart.
 */
async function offerToNext(services: Services, booking: StoredBooking): Promise<StoredBooking> {
  const round = await planRound(services, booking);
  let isWritten = false;
  const announce = () => {
    isWritten = true;
    announceRound(services, booking.id, round);
  };
  const { set, effects, trace } = round;
  return amend(services, booking, set, { effects, trace, announce }).catch((error: unknown) => {
    if (!isWritten) dropRound(services, booking.id, round);
    throw error;
  });
}

async function planRound(services: Services, booking: StoredBooking): Promise<Round> {
  const now = services.clock.now();
  const offers = (booking.dispatch?.offers ?? []).map((offer) =>
    isOver(offer, now) ? { ...offer, state: 'expired' as const } : offer,
  );
  const open = offers.filter((offer) => offer.state === 'offered');
  const turn = await plannedTurn(services, booking);
  const drivers = turn?.canTake
    ? askAlone(services, booking, turn.driver)
    : await nextDrivers(
        services,
        booking,
        offers,
        isPlannedAsked(booking, offers) ? 0 : OFFERS_AT_A_TIME - open.length,
      );
  const made = drivers.map(
    (driver): Offer => ({ driver, at: now, expiresAt: now + OFFER_MS, state: 'offered' }),
  );
  const current = [...open, ...made];
  return {
    set: {
      ...turn?.set,
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
    trace: turn?.canTake
      ? [turn.trace]
      : [
          ...withPlanned(
            traceRound(services, booking, { offers, made }, await services.db.settings.settings()),
            booking,
            offers,
            now,
          ),
          ...(turn ? [turn.trace] : []),
        ],
    effects: [...tellingEffects(services, booking, drivers), ...(turn?.effects ?? [])],
    made,
    over: offers
      .filter(({ state, driver }) => state === 'expired' && booking.requestedDrivers?.[driver])
      .map(({ driver }) => driver),
  };
}

/** The driver who is asked alone, reserved so that concurrent rounds pick others. */
function askAlone({ liveDrivers, clock }: Services, booking: StoredBooking, driver: string): string[] {
  liveDrivers.reserve(driver, booking.id, clock.now() + OFFER_MS);
  return [driver];
}

/** Only for drivers who have a device for messages, so most bookings carry no such effect. */
function tellingEffects(
  { liveDrivers }: Services,
  { dispatch }: StoredBooking,
  chosen: readonly string[],
): Effect[] {
  const drivers = chosen.filter(
    (id) => liveDrivers.get(id)?.hasDevice && !dispatch?.offers.some(({ driver }) => driver === id),
  );
  if (drivers.length === 0) return [];
  return [{ key: `offer:${(dispatch?.round ?? 0) + 1}`, kind: 'tellOffered', data: { drivers } }];
}

const isOver = (offer: Offer, now: number) =>
  offer.state === 'offered' && offer.expiresAt !== null && offer.expiresAt <= now;

/** Who is offered the trip next: drivers not yet asked, else those whose offer expired; never those who declined. */
async function nextDrivers(
  { db, liveDrivers, clock }: Services,
  booking: StoredBooking,
  offers: readonly Offer[],
  count: number,
): Promise<string[]> {
  if (count <= 0) return [];
  const settings = await db.settings.settings();
  const declinedBy = offers
    .filter(({ state }) => state === 'declined' || state === 'recalled')
    .map((offer) => offer.driver);
  const { pickup, drop, carType } = booking;
  const request = { pickup, drop, carType, declinedBy, at: clock.now() };
  const open = new Set(offers.filter((offer) => offer.state === 'offered').map((offer) => offer.driver));
  const expired = new Set(offers.filter((offer) => offer.state === 'expired').map((offer) => offer.driver));

  const nearest = (accepts: (driver: LiveDriver) => boolean) =>
    liveDrivers.nearest(
      booking.pickup,
      searchRadiusKm(booking, settings),
      count,
      (driver) =>
        !open.has(driver.id) && accepts(driver) && ineligibleReason(driver, request, settings) === null,
    );
  const isFresh = ({ id }: LiveDriver) => !expired.has(id);
  const isFree = ({ id }: LiveDriver) => !liveDrivers.isReserved(id, booking.id);
  // Drivers who currently have an offer for another trip are asked only when there is no one else.
  for (const accepts of [
    (driver: LiveDriver) => isFresh(driver) && isFree(driver),
    isFresh,
    isFree,
    () => true,
  ]) {
    const near = nearest(accepts);
    if (near.length === 0) continue;
    const chosen = ofSmallestRing(near, searchRadiusKm(booking, settings));
    // Reserve before doing anything else, so that concurrent rounds pick other drivers.
    for (const driver of chosen) liveDrivers.reserve(driver, booking.id, clock.now() + OFFER_MS);
    return chosen;
  }
  return [];
}

/** The drivers in the smallest ring that has any. */
function ofSmallestRing(near: readonly NearbyDriver[], radiusKm: number): string[] {
  const ring = RINGS.find((share) => near.some(({ distance }) => distance <= radiusKm * share)) ?? 1;
  return near.filter(({ distance }) => distance <= radiusKm * ring).map(({ driver }) => driver.id);
}
