import {
  AboveCreditLimit,
  type Actor,
  conflict,
  forbidden,
  creditLimitOf,
  exact,
  invalid,
  isWithinCreditLimit,
  mostRaise,
  type RaiseInput,
  type RaiseOptions,
  raiseProblem,
} from '@wayfare/shared';
import { giveGift } from '../../../money/wallet/adjustment/giveGift.js';
import type { StoredAdjustment } from '../../../money/wallet/adjustment/storedAdjustment.js';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';
import { askAgain } from '../offers/askAgain.js';
import { startDispatch } from '../offers/dispatchBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend, onLatest } from '../transition.js';

/**
 * How far the acting dispatcher can raise the offer of a trip. @throws wrong_state (409) if it is not looking
 * for a driver
 */
export async function raiseOptions(actor: Actor, id: string, services: TripsServices): Promise<RaiseOptions> {
  const { driver_share, raise } = await findRaisable(actor, id, services);
  const { raiseMax } = await services.db.settings.settings();
  return { driver_share, raise: raise ?? 0, most: mostRaise(raiseMax, creditLimitOf(actor)) };
}

/**
 * Lets a dispatcher raise the driver's pay for a waiting trip. The business pays for it; the rider's price
 * does not change. Drivers with an open offer get the whole time to answer again. Those who declined or did
 * not answer are asked again. The driver is credited once the trip is paid; a canceled trip pays nothing.
 * Repeating it returns the same booking.
 * @throws raise_amount (400) above the maximum in the settings, or with more decimals than in the settings;
 *   credit_limit (403) above the limit of the actor; gift_waits (409); wrong_state (409) if the trip is not
 *   looking for a driver
 */
export async function raiseOffer(
  actor: Actor,
  id: string,
  { to }: RaiseInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findRaisable(actor, id, services);
  if (exact(booking.raise ?? 0).gte(to)) return booking;
  const { raiseMax, decimal } = await services.db.settings.settings();
  const problem = raiseProblem(to, raiseMax, decimal);
  if (problem) throw invalid(problem, { to: problem });
  if (!isWithinCreditLimit(actor, to)) throw new AboveCreditLimit(creditLimitOf(actor) as number);
  const gift = {
    kind: 'raise',
    uid: booking.customer,
    amount: exact(to).minus(booking.raise ?? 0),
    subject: id,
    part: String(to),
    act: { to },
  } as const;
  return giveGift(actor, gift, () => raiseTo(booking, to, actor.uid, services), services);
}

/** Raises an offer once a second person has approved it; safe to repeat. */
export const makeApprovedRaise = ({ by, subject, act }: StoredAdjustment, services: TripsServices) =>
  onLatest(async () => {
    const to = act?.to as number;
    const booking = await services.db.bookings.findById(subject ?? '');
    if (booking?.status !== 'NEW') throw conflict();
    return exact(booking.raise ?? 0).gte(to) ? booking : raiseTo(booking, to, by, services);
  });

async function raiseTo(
  booking: StoredBooking,
  to: number,
  by: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const settings = await services.db.settings.settings();
  const { set, ...again } = askAgain(booking, `raise:${to}`, settings, services);
  const raised = { raise: to, raisedBy: by, raisedAt: services.clock.now(), ...set };
  return startDispatch(await amend(booking, raised, again, services), services);
}

async function findRaisable(actor: Actor, id: string, services: TripsServices): Promise<StoredBooking> {
  // It costs the business.
  if (actor.usertype !== 'admin') throw forbidden();
  const booking = await findVisibleBooking(actor, id, services);
  if (booking.status !== 'NEW') throw conflict();
  return booking;
}
