import {
  closesAt,
  conflict,
  type DispatchTrace,
  DomainError,
  earningCut,
  mayTransition,
  MOST_PASSED,
  type TransitionActor,
  type TransitionName,
  transitions,
  withExpired,
} from '@wayfare/shared';
import type { TripsServices } from '../services.js';
import type { BookingChanges, StoredBooking } from './store/storedBooking.js';
import type { Effect } from './effects/effect.js';
import { endedOffers, type PastOffer } from './offers/endedOffers.js';
import { runEffects } from './effects/runEffects.js';
import { reachableEffects } from './effects/withoutRider.js';
import { announcePlan } from './planner/announcePlan.js';
import { statusEvent } from './webhookEvents.js';
import { sendBookingChanged } from './booking.realtime.js';

/** Another request changed the booking between reading and writing it: the step may still be possible. */
export class BookingMovedOn extends DomainError {
  constructor() {
    super('wrong_state', 409);
  }
}

/** How often a step is retried when other requests keep changing the booking. */
const TRIES = 5;

/** Takes a step, and retries if the booking changed in the meantime. `take` reads the booking itself. */
export async function onLatest<T>(take: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await take();
    } catch (error) {
      if (!(error instanceof BookingMovedOn) || attempt === TRIES) throw error;
    }
  }
}

/** How long a process has for the effects of its own change before the sweeper takes over, in ms. */
export const EFFECTS_GRACE_MS = 10_000;

/**
 * Moves a booking to its next step: one conditional write that includes the step's effects, then the effects.
 * Returns the updated booking.
 * @throws wrong_state (409) when the status or role does not allow it, or another request was faster
 */
export async function transition(
  booking: StoredBooking,
  step: Amendment & { name: TransitionName; by: TransitionActor; set?: BookingChanges },
  services: TripsServices,
): Promise<StoredBooking> {
  if (!mayTransition(step.name, booking.status, step.by, booking)) throw conflict();
  const { id, version, status } = booking;
  const { to } = transitions[step.name];
  const change = { version: version + 1, status: to, previousStatus: status };
  const ended = offersEnded(booking, step.set ?? {}, services);
  const changed = await services.db.bookings.change({
    id,
    version,
    status,
    set: { ...step.set, status: to, ...(to === 'PAID' && { closesAt: closesAt(services.clock.now()) }) },
    // Events come first, so that they are in the order of the steps.
    effects: [
      ...(await statusEvent(change, services)),
      ...reachableEffects(booking, step.effects ?? []),
      ...(await countEnded(booking, ended, services)),
      ...searchEnded(booking, step.set?.driver ?? null, services),
    ],
    effectsDue: services.clock.now() + EFFECTS_GRACE_MS,
    trace: step.trace,
    ended,
    searched: step.searched,
  });
  if (!changed) throw new BookingMovedOn();
  return followUp(changed, step.announce, services);
}

/** Optional parts of a change. */
interface Amendment {
  effects?: readonly Effect[];
  /** Drivers that dispatch has considered. */
  trace?: readonly DispatchTrace[] | undefined;
  /** All words that find the booking from now on. */
  searched?: readonly string[] | undefined;
  /** Sends socket messages that must not wait for the effects, once the change is written. */
  announce?: () => void;
}

/** A change that leaves the status as it is, such as offers or the payment mode. @throws wrong_state (409) */
export async function amend(
  booking: StoredBooking,
  set: BookingChanges,
  { effects, trace, announce, searched }: Amendment = {},
  services: TripsServices,
): Promise<StoredBooking> {
  const { id, version, status } = booking;
  const effectsDue = services.clock.now() + EFFECTS_GRACE_MS;
  const ended = offersEnded(booking, set, services);
  const changed = await services.db.bookings.change({
    id,
    version,
    status,
    set,
    effects: [...reachableEffects(booking, effects ?? []), ...(await countEnded(booking, ended, services))],
    effectsDue,
    trace,
    ended,
    searched,
  });
  if (!changed) throw new BookingMovedOn();
  return followUp(changed, announce, services);
}

/** The offers that a change ends. */
function offersEnded(booking: StoredBooking, set: BookingChanges, { clock }: TripsServices): PastOffer[] {
  const now = clock.now();
  return endedOffers(booking, set, now).map((offer) => ({ ...offer, endedAt: now }));
}

/** Counts the offers that a change ends, for the acceptance rates of their drivers. */
async function countEnded(
  booking: StoredBooking,
  ended: readonly PastOffer[],
  { db, clock }: TripsServices,
): Promise<Effect[]> {
  if (ended.length === 0) return [];
  const { timeZone } = await db.settings.settings();
  const { day } = earningCut(clock.now(), timeZone);
  const offers = ended.map(({ driver, at, end }) => ({ driver, at, end, day }));
  return [{ key: `offers:${booking.version}`, kind: 'countOffers', data: { offers } }];
}

/** Stores why the other drivers did not get a trip, once its search by dispatch ends. */
function searchEnded(
  { status, version, dispatch }: StoredBooking,
  driver: string | null,
  { clock }: TripsServices,
): Effect[] {
  if (status !== 'NEW' || !dispatch || dispatch.round === 0) return [];
  const offers = withExpired(dispatch.offers, clock.now())
    .slice(-MOST_PASSED)
    .map((offer) => ({ driver: offer.driver, at: offer.at, state: offer.state }));
  return [{ key: `passed:${version}`, kind: 'recordPassed', data: { driver, offers } }];
}

/**
 * After a booking was written: updates clients watching it, then runs its effects. Returns the updated
 * booking.
 */
export async function followUp(
  changed: StoredBooking,
  announce: (() => void) | undefined,
  services: TripsServices,
): Promise<StoredBooking> {
  services.liveTrips.update(changed);
  sendBookingChanged(changed, services.realtime);
  await announcePlan(changed, undefined, services);
  announce?.();
  return changed.effects?.length ? runEffects(changed, services) : changed;
}
