import {
  type Actor,
  conflict,
  dispatchRulesOf,
  distanceKm,
  invalid,
  isOnBreak,
  notFound,
  plannedDriverOf,
  type OverrideInput,
  dispatchStartsAt,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { StoredUser } from '../../../people/user/storedUser.js';
import { findVisibleBooking } from '../findBooking.js';
import { offerAfter } from '../next/offerAfter.js';
import { offerNotice } from '../offers/notifyOffered.js';
import type { BookingChanges, Offer, StoredBooking } from '../store/storedBooking.js';
import { unplannedEffects } from '../planner/planNotices.js';
import { amend, transition } from '../transition.js';
import { isSameOverride, requireDispatcher, requireFleetOf, requireSeen } from './requireSeen.js';
import {
  nextOverride,
  offersWithout,
  overrideTrace,
  recallableStatuses,
  takenBack,
  announceTakenBack,
} from './takenBack.js';
import { sendOffer } from '../booking.realtime.js';

/**
 * Lets a dispatcher offer a trip to one driver, until the trip starts, while auto dispatch keeps running.
 * Other offers are withdrawn, and a driver who has accepted the trip loses it. The chosen driver still has to
 * accept. If they do not, auto dispatch asks others. Repeating it returns the same booking.
 * @throws canceled_meanwhile, overridden_meanwhile, accepted_meanwhile (409) if the trip is not as the
 *   dispatcher saw it; wrong_state (409) once it has started; no_user_match (400) for an ineligible user;
 *   driver_busy (409)
 */
export async function overrideDriver(
  actor: Actor,
  id: string,
  input: OverrideInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (isSameOverride(booking, actor, { ...input, actions: ['assign', 'swap'] })) return booking;
  await requireSeen(actor, booking, input, services);
  const isAccepted = recallableStatuses.includes(booking.status);
  if (booking.status !== 'NEW' && !isAccepted) throw conflict();
  const driver = await chosenDriver(actor, booking, input.driver, services);
  const after = driver.queue ? await offerAfter(booking, driver.id, services) : null;
  const asking = await ask(actor, booking, { driver, after }, services);
  if (!isAccepted) return amend(booking, asking.set, asking, services);

  const taken = takenBack(booking, services);
  return transition(
    booking,
    {
      name: 'recall',
      by: actor.usertype,
      ...asking,
      set: { ...taken.set, ...asking.set },
      effects: [...taken.effects, ...asking.effects],
      searched: taken.searched,
    },
    services,
  );
}

async function chosenDriver(
  actor: Actor,
  booking: StoredBooking,
  id: string,
  { db, clock }: TripsServices,
): Promise<StoredUser> {
  const driver = await db.users.findById(id);
  if (!driver) throw notFound();
  requireFleetOf(actor, booking, driver);
  if (driver.usertype !== 'driver' || !driver.approved || !driver.driverActiveStatus)
    throw invalid('no_user_match');
  if (isOnBreak(driver, clock.now())) throw conflict('driver_on_break');
  return driver;
}

/**
 * Returns the parts of an offer to the chosen driver alone: the fields to write, and the people to notify.
 */
async function ask(
  actor: Actor,
  booking: StoredBooking,
  { driver, after }: { driver: StoredUser; after: string | null },
  services: TripsServices,
) {
  const { db, clock, liveDrivers, realtime } = services;
  const at = clock.now();
  const settings = await db.settings.settings();
  const { autoDispatch } = settings;
  const start = dispatchStartsAt(booking);
  // The offer of a trip for later stays open until dispatch would ask other drivers. Without auto dispatch,
  // no other driver is asked, so the offer does not expire.
  const expiresAt = autoDispatch ? Math.max(start, at + dispatchRulesOf(settings).offerMs) : null;
  const offer: Offer = { driver: driver.id, at, expiresAt, state: 'offered', ...(after && { after }) };
  const others = Object.keys(booking.requestedDrivers ?? {}).filter((other) => other !== driver.id);
  const lost = booking.driver
    ? offersWithout(booking, [booking.driver], { at, state: 'recalled' })
    : offersWithout(booking, others, { at, state: 'withdrawn' });
  const action = booking.driver ? 'swap' : 'assign';
  const distance = driver.location ? distanceKm(booking.pickup, driver.location) : null;
  const by = actor.uid;
  const set: BookingChanges = {
    requestedDrivers: { [driver.id]: true },
    ...withoutPlan(booking, at),
    override: nextOverride(booking, { action, by, at, driver: driver.id }),
    dispatch: {
      round: booking.dispatch?.round ?? 0,
      nextAt: expiresAt ?? booking.dispatch?.nextAt ?? start,
      offers: [...lost.filter((other) => other.driver !== driver.id), offer],
    },
  };
  return {
    set,
    effects: [
      {
        key: `assign:${driver.id}:${booking.version}`,
        kind: 'notify',
        data: offerNotice(driver.id, booking.id),
      } as const,
      ...unplannedEffects(booking, 'notice_unplanned_body', driver.id),
    ],
    trace: [
      ...(booking.driver ? [overrideTrace(booking.driver, 'recalled', { at, by, distance: null })] : []),
      { ...overrideTrace(driver.id, 'asked', { at, by, distance }), ...(after && { next: true }) },
    ],
    announce() {
      announceTakenBack(booking, others, services);
      if (expiresAt !== null) liveDrivers.reserve(driver.id, booking.id, expiresAt);
      sendOffer(driver.id, { id: booking.id, expiresAt }, realtime);
    },
  };
}

/** The driver chosen now replaces one who was planned ahead. */
const withoutPlan = (booking: StoredBooking, at: number): BookingChanges =>
  plannedDriverOf(booking) && booking.plan ? { plan: { ...booking.plan, triedAt: at }, planDueAt: null } : {};
