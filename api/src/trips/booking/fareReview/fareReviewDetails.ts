import { type Actor, costAlone, type FareReviewDetails, notFound } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { reviewFields } from './fareReview.resource.js';
import { findVisibleBooking } from '../findBooking.js';
import { tripTrack } from '../drive/tripTrack.js';

/**
 * A booking's review with the evidence for a decision: the estimate, both fares, the route and every stored
 * position.
 * @throws not_found (404) for users other than its rider and admins, and without a review
 */
export async function fareReviewDetails(
  actor: Actor,
  id: string,
  services: TripsServices,
): Promise<FareReviewDetails> {
  const booking = await findVisibleBooking(actor, id, services);
  const { fareReview, booking_id, reference, status, pickup, drop, coords } = booking;
  const { estimate, estimateDistance, estimateTime } = booking;
  if (!fareReview) throw notFound();
  const track = await tripTrack(booking, { withFlagged: true }, services);
  const trip = { id, booking_id, reference, bookingStatus: status, pickup, drop, coords, track };
  const all = { ...reviewFields(fareReview), ...trip, estimate, estimateDistance, estimateTime };
  if (actor.usertype === 'admin') return all;
  const { measured, settled } = fareReview;
  return {
    ...all,
    measured: costAlone(measured),
    settled: costAlone(settled),
    // The rider must not see the driver's share of the change, or the admin's note and name.
    moved: null,
    note: null,
    decidedBy: null,
  };
}
