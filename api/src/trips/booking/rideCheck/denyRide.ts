import { type Actor, conflict, denialProblem, leftToPay } from '@wayfare/shared';
import type { TripNotice } from '../../../messages/notification/tripNotice.js';
import { RETURN_PROMO_EFFECT } from '../../promo/promo.repository.js';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { findOwnBooking } from '../findBooking.js';
import { noShowFeeNow } from '../noShow/waitAtPickup.js';
import { riderCancellation } from '../finish/riderCancellation.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { transition } from '../transition.js';

/** The reason of the trip that its rider is not part of: a translation key. */
const REASON = 'cancel_reason_not_in_car';

/**
 * The rider says that they are not in the car (rule 4.57). One write ends the trip, for its driver too, and
 * opens a check for staff. Nothing is charged: what the card or the wallet holds stays held until the
 * decision. Repeating it changes nothing.
 * @throws not_found (404) for another's trip; wrong_state (409) before the arrival and after the trip is
 *   paid; payment_in_progress (409) once the charge has begun
 */
export async function denyRide(actor: Actor, id: string, services: TripsServices): Promise<StoredBooking> {
  const booking = await findOwnBooking(actor, id, services);
  if (booking.rideCheck) return booking;
  const isBeingPaid = Boolean(booking.paymentClaim || booking.walletCheckAt);
  const problem = denialProblem({ ...booking, isBeingPaid }, services.config.APP_CATEGORY);
  if (problem) throw conflict(problem);
  const now = services.clock.now();
  return transition(
    booking,
    {
      name: 'deny',
      by: 'rider',
      set: {
        rideCheck: {
          status: 'open',
          since: booking.status,
          deniedAt: now,
          due: await dueIfInCar(booking, services),
        },
        reason: REASON,
        cancelledBy: 'rider',
        cancelledByUid: actor.uid,
        cancelledAt: now,
        requestedDrivers: null,
        dispatch: null,
        cancel_fee: null,
        walletDueAt: null,
      },
      effects: denialEffects(booking),
    },
    services,
  );
}

/**
 * What the rider owes if they were in the car: the fare, or before the start the fee for a late cancellation.
 */
async function dueIfInCar(booking: StoredBooking, services: TripsServices): Promise<number> {
  if (booking.status !== 'ARRIVED') return leftToPay(booking);
  const { fee } = await riderCancellation({ ...booking, status: 'ACCEPTED' }, services);
  // A denial does not avoid the fee of a no-show.
  return Math.max(fee, await noShowFeeNow(booking, services));
}

function denialEffects({ id, driver, promo_applied, promo_details: promo }: StoredBooking): Effect[] {
  const told: TripNotice = {
    to: driver as string,
    title: 'notice_denied_title',
    body: 'notice_denied_body',
    screen: 'DriverTrips',
    params: { bookingId: id },
  };
  return [
    ...(driver
      ? ([
          { key: 'deny:free', kind: 'freeDriver', data: { driver } },
          { key: 'deny:driver', kind: 'notify', data: told },
        ] as const)
      : []),
    ...(promo_applied && promo
      ? [{ key: RETURN_PROMO_EFFECT, kind: 'returnPromo', data: { promo: promo.promo_key } } as const]
      : []),
  ];
}
