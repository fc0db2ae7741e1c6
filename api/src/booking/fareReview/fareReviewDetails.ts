import { type Actor, costAlone, type FareReviewDetails, notFound } from '@wayfare/shared';
import type { Services } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';

/**
 * A booking's review with what it is decided by: the estimate, both fares, the route and every stored position.
 * @throws not_found (404) for others than its rider and admins, and without a review
 */
export async function fareReviewDetails(
  actor: Actor,
  id: string,
  services: Services,
): Promise<FareReviewDetails> {
  const booking = await findVisibleBooking(actor, id, services);
  const { fareReview, booking_id, status, pickup, drop, coords } = booking;
  const { estimate, estimateDistance, estimateTime } = booking;
  if (!fareReview) throw notFound();
  await services.tracks.flush();
  const track = await services.db.tracking.ofBooking(id, { withFlagged: true });
  const trip = { id, booking_id, bookingStatus: status, pickup, drop, coords, track };
  const all = { ...fareReview, ...trip, estimate, estimateDistance, estimateTime };
  if (actor.usertype === 'admin') return all;
  const { measured, settled } = fareReview;
  return {
    ...all,
    measured: costAlone(measured),
    settled: costAlone(settled),
    // What moved for the driver, the admin's note and name are not the rider's.
    moved: null,
    note: null,
    decidedBy: null,
  };
}
