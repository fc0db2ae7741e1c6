import { drivingStatuses, promoUsingStatuses } from '@wayfare/shared';
import type { Schema } from 'mongoose';

/** Declares the indexes of the bookings, each with the query that needs it. */
export function indexBookings(bookings: Schema): void {
  // The admin panel's table by trip date and by booking date, and each user's own trips.
  bookings.index({ tripdate: -1, _id: -1 });
  bookings.index({ bookingDate: -1, _id: -1 });
  bookings.index({ customer: 1, tripdate: -1, _id: -1 });
  bookings.index({ driver: 1, tripdate: -1, _id: -1 });
  bookings.index({ fleetadmin: 1, tripdate: -1, _id: -1 });
  // The table filtered by status, and counts by status.
  bookings.index({ status: 1, tripdate: -1, _id: -1 });
  bookings.index({ carType: 1, tripdate: -1, _id: -1 });
  bookings.index({ trip_cost: -1, _id: -1 });
  // The table filtered by payment mode, by Book Later, or by both: `namedToo` lets one index serve all three.
  bookings.index({ payment_mode: 1, bookLater: 1, tripdate: -1, _id: -1 });
  // The table filtered by when trips ended.
  bookings.index({ endTime: -1, _id: -1 }, { partialFilterExpression: { endTime: { $exists: true } } });
  // Earnings in a period.
  bookings.index({ endTime: 1 }, { partialFilterExpression: { status: { $in: ['PAID', 'COMPLETE'] } } });
  // A rider uses a promo only once; also finds who has used it.
  bookings.index(
    { 'promo_details.promo_key': 1, customer: 1 },
    {
      unique: true,
      partialFilterExpression: { promo_applied: true, status: { $in: promoUsingStatuses } },
      name: 'promo_once_a_rider',
    },
  );
  // The trips with a promo of a driver, and of the riders with a device.
  bookings.index(
    { driver: 1, endTime: 1 },
    { partialFilterExpression: { promo_applied: true }, name: 'promo_trips_of_driver' },
  );
  bookings.index(
    { customer_token: 1, endTime: 1 },
    { partialFilterExpression: { promo_applied: true }, name: 'promo_trips_of_device' },
  );
  // A driver's offers: NEW bookings only, so the index stays small.
  bookings.index(
    { 'dispatch.offers.driver': 1 },
    { partialFilterExpression: { status: 'NEW' }, name: 'offers_of_driver' },
  );
  // The trips that are planned for a driver, and those whose planned driver is to be asked now.
  bookings.index(
    { 'plan.driver': 1, tripdate: 1 },
    { partialFilterExpression: { status: 'NEW', 'plan.driver': { $gt: '' } }, name: 'planned_of_driver' },
  );
  bookings.index({ planDueAt: 1 }, { partialFilterExpression: { planDueAt: { $exists: true } } });
  // The courier whom the recipient of a parcel calls back: indexes only trips that are being driven.
  bookings.index(
    { deliveryPersonPhone: 1 },
    { partialFilterExpression: { status: { $in: drivingStatuses } }, name: 'parcels_for_recipient' },
  );
  // The same for the recipients at stops.
  bookings.index(
    { 'stops.deliveryPersonPhone': 1 },
    { partialFilterExpression: { status: { $in: drivingStatuses } }, name: 'parcels_for_stop' },
  );
  // Work queues: bookings that dispatch processes next, and bookings with effects left behind.
  bookings.index({ 'dispatch.nextAt': 1 }, { partialFilterExpression: { status: 'NEW' } });
  // Prebookings whose lead time is to be looked at: indexes only those that no driver has.
  bookings.index(
    { leadLookAt: 1 },
    { partialFilterExpression: { status: 'NEW', leadLookAt: { $exists: true } }, name: 'leads_due' },
  );
  // Fare reviews: open ones first, oldest first, or by opening time. Few bookings have one.
  const withReview = { partialFilterExpression: { 'fareReview.openedAt': { $exists: true } } };
  bookings.index({ 'fareReview.isOpen': -1, 'fareReview.openedAt': 1, _id: 1 }, withReview);
  bookings.index({ 'fareReview.openedAt': 1, _id: 1 }, withReview);
  // Riders who say that they are not in the car: indexes only those that nobody has decided.
  bookings.index(
    { 'rideCheck.deniedAt': 1 },
    { partialFilterExpression: { 'rideCheck.status': 'open' }, name: 'open_ride_checks' },
  );
  // No two bookings have the same reference.
  bookings.index(
    { reference: 1 },
    { unique: true, partialFilterExpression: { reference: { $type: 'string' } }, name: 'reference' },
  );
  // Bookings that are never paid: indexes only those still waiting for payment.
  bookings.index(
    { bookingDate: 1 },
    { partialFilterExpression: { status: 'PAYMENT_PENDING' }, name: 'unpaid_by_booking_date' },
  );
  // Next trips whose driver may be late: indexes only those that wait for the end of another trip.
  bookings.index({ nextLookAt: 1 }, { partialFilterExpression: { nextLookAt: { $exists: true } } });
  // Drivers who are asked whether they drive a longer trip: indexes only questions that are still open.
  bookings.index(
    { 'longerTrip.until': 1 },
    { partialFilterExpression: { 'longerTrip.until': { $exists: true } }, name: 'longer_trips' },
  );
  bookings.index({ effectsDue: 1 }, { partialFilterExpression: { effectsDue: { $exists: true } } });
  bookings.index(
    { walletDueAt: 1 },
    { partialFilterExpression: { status: 'PENDING', walletDueAt: { $exists: true } }, name: 'wallet_due' },
  );
  bookings.index({ walletCheckAt: 1 }, { partialFilterExpression: { walletCheckAt: { $exists: true } } });
  // A rider's unpaid trip, which blocks the next one: indexes only trips that await payment.
  bookings.index(
    { customer: 1 },
    { partialFilterExpression: { status: 'PENDING' }, name: 'unpaid_of_rider' },
  );
  // Paid trips that close by themselves: indexes only those that are still open.
  bookings.index(
    { closesAt: 1 },
    { partialFilterExpression: { status: 'PAID' }, name: 'paid_by_closing_time' },
  );
  // Tips to be paid.
  bookings.index({ tipDueAt: 1 }, { partialFilterExpression: { tipDueAt: { $exists: true } } });
  // Cancellation fees that wait for the rider's money: those due now, and those of a rider who has just
  // topped up.
  bookings.index({ feeDueAt: 1 }, { partialFilterExpression: { feeDueAt: { $exists: true } } });
  bookings.index(
    { customer: 1, feeDueAt: 1 },
    { partialFilterExpression: { feeDueAt: { $exists: true } }, name: 'fees_of_rider' },
  );
  bookings.index({ search: 1, tripdate: -1 });
  // Changes since the counters were read, newest last, and changes that still have to be counted.
  bookings.index({ 'tally.at': 1 }, { partialFilterExpression: { 'tally.at': { $exists: true } } });
}
