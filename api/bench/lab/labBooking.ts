import { firstLeadLook, type Settings } from '@wayfare/shared';
import { firstDispatch } from '../../src/trips/booking/create/newBooking.js';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import type { LabTrip } from './demand.js';

/** The booking of a trip, with the fields that dispatch, acceptance and cancellation use. */
export const labBooking = (trip: LabTrip, settings: Settings): StoredBooking => {
  const { id, pickup, drop, carType, dueAt, isPrebooked, askedAt, expectedMs } = trip;
  const lead = isPrebooked
    ? { leadSeconds: settings.leadMinutes * 60, leadLookAt: firstLeadLook(dueAt, settings) }
    : {};
  const booking: Partial<StoredBooking> = {
    id,
    booking_id: id,
    reference: id,
    status: 'NEW',
    version: 1,
    carType,
    customer: `rider-${id}`,
    customer_name: 'Lab',
    pickup: { ...pickup, add: id },
    drop: { ...drop, add: id },
    tripdate: dueAt,
    bookingDate: askedAt,
    bookLater: isPrebooked,
    estimateTime: Math.round(expectedMs / 1_000),
    payment_mode: 'cash',
    prepaid: false,
    ...lead,
    dispatch: firstDispatch({ tripdate: dueAt, bookLater: isPrebooked, ...lead }),
  };
  return booking as StoredBooking;
};
