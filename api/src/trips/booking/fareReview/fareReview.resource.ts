import type { TripsServices } from '../../services.js';
import { type FareReview, type FareReviewRow, fareReviewRowSchema, fareReviewSchema } from '@wayfare/shared';
import { onlyFields } from '../../../platform/crud/onlyFields.js';
import type { ResourceDefinition } from '../../../platform/crud/resource.js';
import type { ReviewedBooking } from './reviewedBooking.js';

/** Fare reviews as a list for admins. Trips open them; the operations in fareReview.routes decide them. */
export const fareReviewResource: ResourceDefinition<ReviewedBooking, never, TripsServices> = {
  name: 'fare-reviews',
  entity: 'FareReview',
  record: fareReviewRowSchema,
  filters: { status: 'text', customer: 'text', driver: 'text', openedAt: 'number' },
  sorts: ['isOpen', 'DESC', 'openedAt'],
  reads: (services) => services.db.bookings.fareReviews,
  present: async (bookings) => bookings.flatMap((booking) => rowOf(booking) ?? []),
};

const fields = Object.keys(fareReviewSchema.shape);

/** A stored review with the fields that admins may see. */
export const reviewFields = (review: FareReview) => onlyFields(review, fields) as FareReview;

function rowOf(booking: ReviewedBooking): FareReviewRow | null {
  const { id, booking_id, reference, status, customer, customer_name, driver, driver_name } = booking;
  const { estimate, trip_cost, fareReview } = booking;
  if (!fareReview) return null;
  const trip = {
    id,
    booking_id,
    reference,
    bookingStatus: status,
    customer,
    customer_name,
    driver,
    driver_name,
  };
  return { ...reviewFields(fareReview), ...trip, estimate, trip_cost };
}
