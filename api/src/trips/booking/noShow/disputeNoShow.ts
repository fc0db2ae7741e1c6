import {
  type Actor,
  conflict,
  type DisputeNoShowInput,
  type FareReview,
  isDisputable,
  type NoShow,
} from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';

/**
 * The rider disputes the fee of a no-show. It opens a fare review, in which staff decide.
 * Repeating it changes nothing.
 * @throws not_found (404) for others; no_show_undisputable (409) without a fee, after a decision, or too late
 */
export async function disputeNoShow(
  actor: Actor,
  id: string,
  { dispute }: DisputeNoShowInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findOwnBooking(actor, id, services);
  const { noShow } = booking;
  if (noShow?.status === 'disputed') return booking;
  const now = services.clock.now();
  if (!noShow || !isDisputable(noShow, now)) throw conflict('no_show_undisputable');
  const disputed: NoShow = { ...noShow, status: 'disputed', disputedAt: now, dispute: dispute || null };
  return amend(booking, { noShow: disputed, fareReview: reviewOf(disputed, now) }, undefined, services);
}

/** The review of a no-show's fee: it could settle at anything up to what was charged. */
function reviewOf({ fee, waitedFrom, reportedAt }: NoShow, now: number): FareReview {
  const charged = { trip_cost: fee, convenience_fees: 0, driver_share: fee };
  const waited = Math.round((reportedAt - waitedFrom) / 1000);
  return {
    status: 'open',
    isOpen: true,
    reasons: ['no_show'],
    measured: charged,
    settled: charged,
    difference: 0,
    openedAt: now,
    lower: 0,
    upper: fee,
    distance: 0,
    seconds: waited,
    waitingSeconds: waited,
    detourKm: 0,
    flags: [],
  };
}
