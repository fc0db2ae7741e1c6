import { type Actor, conflict, type RecallInput, dispatchStartsAt } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, transition } from '../transition.js';
import { isSameOverride, requireDispatcher, requireSeen } from './requireSeen.js';
import {
  nextOverride,
  offersWithout,
  overrideTrace,
  recallableStatuses,
  takenBack,
  announceTakenBack,
} from './takenBack.js';

/**
 * Lets a dispatcher take a trip back from the driver who accepted it, or withdraw its open offers. The trip
 * is NEW again, and auto dispatch immediately asks others. The driver who had it is never asked again; those
 * who only had an offer are asked last. Repeating it returns the same booking.
 * @throws canceled_meanwhile, overridden_meanwhile, accepted_meanwhile (409) if the trip is not as the
 *   dispatcher saw it; wrong_state (409) if it has started, or no driver has it or is being asked
 */
export async function recallDriver(
  actor: Actor,
  id: string,
  input: RecallInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findVisibleBooking(actor, id, services);
  requireDispatcher(actor, booking);
  if (isSameOverride(booking, actor, { ...input, driver: input.from ?? null, actions: ['recall'] }))
    return booking;
  await requireSeen(actor, booking, input, services);
  const recalled = recallableStatuses.includes(booking.status)
    ? await recallAccepted(actor, booking, services)
    : await recallOffers(actor, booking, services);
  return startDispatch(recalled, services);
}

async function recallAccepted(actor: Actor, booking: StoredBooking, services: TripsServices) {
  const at = services.clock.now();
  const driver = booking.driver as string;
  const taken = takenBack(booking, services);
  return transition(
    booking,
    {
      name: 'recall',
      by: actor.usertype,
      set: {
        ...taken.set,
        override: nextOverride(booking, { action: 'recall', by: actor.uid, at, driver }),
        dispatch: {
          round: booking.dispatch?.round ?? 0,
          nextAt: Math.max(at, dispatchStartsAt(booking)),
          offers: offersWithout(booking, [driver], { at, state: 'recalled' }),
        },
      },
      effects: taken.effects,
      searched: taken.searched,
      trace: [overrideTrace(driver, 'recalled', { at, by: actor.uid, distance: null })],
      announce: () => announceTakenBack(booking, [], services),
    },
    services,
  );
}

async function recallOffers(actor: Actor, booking: StoredBooking, services: TripsServices) {
  const at = services.clock.now();
  const asked = Object.keys(booking.requestedDrivers ?? {});
  if (booking.status !== 'NEW' || asked.length === 0) throw conflict();
  return amend(
    booking,
    {
      requestedDrivers: {},
      override: nextOverride(booking, { action: 'recall', by: actor.uid, at, driver: null }),
      dispatch: {
        round: booking.dispatch?.round ?? 0,
        nextAt: Math.max(at, dispatchStartsAt(booking)),
        // Others are asked first.
        offers: offersWithout(booking, asked, { at, state: 'expired' }),
      },
    },
    {
      trace: asked.map((driver) => overrideTrace(driver, 'recalled', { at, by: actor.uid, distance: null })),
      announce: () => announceTakenBack(booking, asked, services),
    },
    services,
  );
}
