import {
  dispatchRulesOf,
  type DispatchRules,
  type DispatchTrace,
  distanceKm,
  DomainError,
  nextRoundAt,
  nextStandInAt,
  nextWindow,
  searchedKm,
  withExpired,
} from '@wayfare/shared';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import type { Effect } from '../effects/effect.js';
import { amend } from '../transition.js';
import type { TripsServices } from '../../services.js';
import { isPlannedAsked, plannedTurn, withPlanned } from './plannedFirst.js';
import { type Choice, chooseDrivers, noChoice } from './chooseDrivers.js';
import { dispatchRequest } from './dispatchRequest.js';
import { traceRound } from './dispatchTrace.js';
import { isCollected } from './isCollected.js';
import { withdrawOffer } from './withdrawOffer.js';
import { sendOffer } from '../booking.realtime.js';

/** Looks for drivers right after a booking is made, if its dispatch is due. */
export async function startDispatch(booking: StoredBooking, services: TripsServices): Promise<StoredBooking> {
  const due = booking.dispatch?.nextAt;
  if (due === null || due === undefined || due > services.clock.now()) return booking;
  if (!(await services.db.settings.settings()).autoDispatch) return booking;
  return dispatchRound(booking, services);
}

/**
 * A round of dispatch that gives up if the booking changes in the meantime: the scheduler runs it again
 * later. Does nothing for a booking that is no longer NEW: the effects of a change take time, and others may
 * have taken or canceled the trip.
 */
export async function dispatchRound(booking: StoredBooking, services: TripsServices): Promise<StoredBooking> {
  if (booking.status !== 'NEW') return booking;
  if (await isCollected(booking, services)) return collect(booking, services);
  return offerRound(booking, undefined, services);
}

/** Lets a booking wait for its match with others: at the end of the window at the latest. */
async function collect(booking: StoredBooking, services: TripsServices): Promise<StoredBooking> {
  const { dispatch } = booking;
  const now = services.clock.now();
  if (!dispatch || (dispatch.nextAt ?? Number.POSITIVE_INFINITY) <= now) return booking;
  return unlessChanged(
    booking,
    () => amend(booking, { dispatch: { ...dispatch, nextAt: now } }, undefined, services),
    services,
  );
}

/**
 * The same without a look at scarcity.
 * @param matched who was chosen for the booking together with others
 */
export async function offerRound(
  booking: StoredBooking,
  matched: Choice | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  if (booking.status !== 'NEW') return booking;
  return unlessChanged(booking, () => offerToNext(booking, matched, services), services);
}

/** The result of a write, or the booking as it is if others have changed it meanwhile. */
async function unlessChanged(
  booking: StoredBooking,
  write: () => Promise<StoredBooking>,
  services: TripsServices,
): Promise<StoredBooking> {
  try {
    return await write();
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
 * The first round of a booking that is being created: its offers are written with it, in one write. Null if
 * it is not due yet, or if auto dispatch is off.
 */
export async function firstRound(booking: StoredBooking, services: TripsServices): Promise<Round | null> {
  const due = booking.dispatch?.nextAt;
  if (due === null || due === undefined || due > services.clock.now()) return null;
  if (!(await services.db.settings.settings()).autoDispatch) return null;
  if (await isCollected(booking, services)) return null;
  return planRound(booking, undefined, services);
}

/** Discards a round that was not written: its drivers are available to other bookings again. */
export function dropRound(id: string, { made }: Round, { liveDrivers }: TripsServices): void {
  for (const { driver } of made) liveDrivers.release(driver, id);
}

/** Notifies the drivers of a round over their sockets, after it was written. */
export function announceRound(id: string, { made, over }: Round, services: TripsServices): void {
  for (const driver of over) withdrawOffer(driver, id, services);
  for (const { driver, expiresAt } of made) sendOffer(driver, { id, expiresAt }, services.realtime);
}

/**
 * One round of a booking's dispatch: offers that were not answered in time expire, and the eligible drivers
 * who come first in the smallest ring that has any are offered the trip. All state is in the booking, so any
 * process can continue after a restart.
 */
async function offerToNext(
  booking: StoredBooking,
  matched: Choice | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  const round = await planRound(booking, matched, services);
  let isWritten = false;
  const announce = () => {
    isWritten = true;
    announceRound(booking.id, round, services);
  };
  const { set, effects, trace } = round;
  return amend(booking, set, { effects, trace, announce }, services).catch((error: unknown) => {
    if (!isWritten) dropRound(booking.id, round, services);
    throw error;
  });
}

async function planRound(
  booking: StoredBooking,
  matched: Choice | undefined,
  services: TripsServices,
): Promise<Round> {
  const now = services.clock.now();
  const settings = await services.db.settings.settings();
  const rules = dispatchRulesOf(settings, booking);
  const offers: Offer[] = withExpired(booking.dispatch?.offers ?? [], now);
  const open = offers.filter((offer) => offer.state === 'offered');
  const request = await dispatchRequest(booking, offers, services);
  const turn = await plannedTurn(booking, request, services);
  const count = isPlannedAsked(booking, offers) ? 0 : rules.offersAtATime - open.length;
  const { drivers, ranked, after } = turn?.canTake
    ? askAlone(booking, turn.driver, rules, services)
    : (matched ?? (await chooseDrivers(booking, { offers, request }, { ...rules, count }, services)));
  const made = drivers.map(
    (driver): Offer => ({
      driver,
      at: now,
      expiresAt: now + rules.offerMs,
      state: 'offered',
      ...(after.has(driver) && { after: after.get(driver) as string }),
    }),
  );
  const current = [...open, ...made];
  const isAlone = turn?.canTake || isPlannedAsked(booking, offers) || (matched && drivers.length > 0);
  const standInAt = isAlone ? null : nextStandInAt(request);
  const isTogether = matched !== undefined && drivers.length === 0;
  const searched =
    turn?.canTake || count <= 0
      ? booking.dispatch?.searchedKm
      : searchedAfter(booking, drivers, rules, services);
  return {
    set: {
      ...turn?.set,
      requestedDrivers: Object.fromEntries(current.map((offer) => [offer.driver, true as const])),
      dispatch: {
        round: (booking.dispatch?.round ?? 0) + 1,
        // A driver who is asked alone is the only one asked: nobody stands in meanwhile.
        nextAt: isTogether
          ? nextWindow(now, settings.matchSeconds * 1_000)
          : nextRoundAt(current, now, rules, standInAt),
        offers: [...offers.filter((offer) => !drivers.includes(offer.driver)), ...made],
        ...(searched !== undefined && { searchedKm: searched }),
      },
    },
    trace: turn?.canTake
      ? [turn.trace]
      : [
          ...withPlanned(
            traceRound(booking, { offers, made, request, ranked, after, isTogether }, settings, services),
            booking,
            offers,
            now,
          ),
          ...(turn ? [turn.trace] : []),
        ],
    effects: [
      // Nothing sounds during a trip: the driver's page shows the offer.
      ...offerNotices(
        booking,
        drivers.filter((driver) => !after.has(driver)),
        services,
      ),
      ...(turn?.effects ?? []),
    ],
    made,
    over: offers
      .filter(({ state, driver }) => state === 'expired' && booking.requestedDrivers?.[driver])
      .map(({ driver }) => driver),
  };
}

/** How far from the pickup drivers have been asked once these are, in km. */
function searchedAfter(
  { pickup, dispatch }: StoredBooking,
  drivers: readonly string[],
  { radiusKm }: DispatchRules,
  { liveDrivers }: TripsServices,
): number {
  const distances = drivers.flatMap((driver) => {
    const at = liveDrivers.get(driver)?.location;
    return at ? [distanceKm(pickup, at)] : [];
  });
  return searchedKm(dispatch?.searchedKm ?? 0, distances, radiusKm);
}

/** The driver who is asked alone, reserved so that concurrent rounds pick others. */
function askAlone(
  booking: StoredBooking,
  driver: string,
  { offerMs }: DispatchRules,
  { liveDrivers, clock }: TripsServices,
): Choice {
  liveDrivers.reserve(driver, booking.id, clock.now() + offerMs);
  return { ...noChoice, drivers: [driver] };
}

/** Returns effects only for drivers who have a device for messages, so most bookings have none. */
function offerNotices(
  { dispatch }: StoredBooking,
  chosen: readonly string[],
  { liveDrivers }: TripsServices,
): Effect[] {
  const drivers = chosen.filter(
    (id) => liveDrivers.get(id)?.hasDevice && !dispatch?.offers.some(({ driver }) => driver === id),
  );
  if (drivers.length === 0) return [];
  return [{ key: `offer:${(dispatch?.round ?? 0) + 1}`, kind: 'notifyOffered', data: { drivers } }];
}
