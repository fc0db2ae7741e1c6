import {
  type Actor,
  conflict,
  type LatLng,
  type NoShow,
  noShowFee,
  noShowProblem,
  waitedFrom,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { cancelAs } from '../finish/cancelBooking.js';
import { findDrivenBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { type WaitAtPickup, waitAtPickup } from './waitAtPickup.js';

/** The reason of the trip that its rider did not come to: a translation key. */
const REASON = 'cancel_reason_no_show';

/**
 * The driver reports that the rider did not come to the pickup (rule 4.74). One write ends the trip, keeps
 * the evidence, and charges the fee, which the driver gets like that of a cancellation. Repeating it changes
 * nothing.
 * @throws not_found (404) for others; wrong_state, no_show_unproven, no_show_away, no_show_untried,
 *   no_show_too_early (409)
 */
export async function reportNoShow(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.noShow) return booking;
  const wait = await waitAtPickup(booking, services);
  const canCall = Boolean(booking.customer_contact);
  const problem = noShowProblem({ trip: booking, canCall, ...wait });
  if (problem) throw conflict(problem);
  const noShow = evidenceOf(booking, wait);
  return cancelAs(booking, actor, REASON, { set: { noShow, cancel_fee: noShow.fee || null } }, services);
}

/** The no-show with its evidence, of a wait that has no problem. */
function evidenceOf(booking: StoredBooking, wait: WaitAtPickup): NoShow {
  const { pickupWait, noShowTerms, driver_arrive_time: arrivedAt } = booking;
  const { lat, lng, meters } = wait.position as LatLng & { meters: number };
  const from = waitedFrom(booking, wait.leftAt) as number;
  return {
    status: 'charged',
    reportedAt: wait.now,
    arrivedAt: arrivedAt as number,
    waitedFrom: from,
    freeMinutes: noShowTerms?.freeMinutes ?? wait.freeMinutes,
    warnedAt: pickupWait?.warnedAt as number,
    calledAt: pickupWait?.calledAt ?? null,
    position: { lat, lng },
    meters,
    ...noShowFee(booking, { from, ...wait }),
  };
}
