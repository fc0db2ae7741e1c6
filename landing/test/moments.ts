import type { PresentedBooking } from '@wayfare/shared';
import { NOW } from '../../web/test/stories/business.js';
import { tripIn } from './trips.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const tomorrow = NOW + 20 * HOUR;
const hire = {
  hours: 3,
  bought: 3,
  price: 40,
  km: 20,
  minHours: 2,
  maxHours: 8,
  unitMinutes: 15,
  beyondKm: 0,
};

/** Moments of a trip that its state alone does not tell, by name. */
export const moments = {
  'while a driver is searched': tripIn('NEW', {
    search: {
      since: NOW - 4 * MINUTE,
      endsAt: NOW + 11 * MINUTE,
      asked: 6,
      asking: 1,
      searched: 3,
      radius: 10,
    },
  }),
  'booked for later': tripIn('NEW', { bookLater: true, tripdate: tomorrow, leadSeconds: 1_500 }),
  'booked for later in another time zone': tripIn('NEW', {
    bookLater: true,
    tripdate: tomorrow,
    leadSeconds: 1_500,
    timeZone: 'America/Los_Angeles',
  }),
  'whose driver finishes another trip first': tripIn('ACCEPTED', { finishingTrip: true }),
  'whose driver waits at the pickup': tripIn('ARRIVED', { noShowFrom: NOW + 3 * MINUTE }),
  'whose rider did not come': tripIn('CANCELLED', {
    reason: 'cancel_reason_no_show',
    cancelledBy: 'driver',
    cancel_fee: 9.5,
    canDispute: true,
    noShow: {
      status: 'charged',
      reportedAt: NOW - MINUTE,
      arrivedAt: NOW - 10 * MINUTE,
      waitedFrom: NOW - 10 * MINUTE,
      freeMinutes: 5,
      warnedAt: NOW - 4 * MINUTE,
      meters: 12,
      fee: 9.5,
      waitingFee: 2,
    },
  }),
  'whose rider is not in the car': tripIn('CANCELLED', {
    reason: 'cancel_reason_not_in_car',
    rideCheck: { status: 'open', deniedAt: NOW - MINUTE, due: 9.5 },
  }),
  'by the hour under way': tripIn('STARTED', {
    kind: 'hourly',
    hire,
    estimate: 120,
    trip_start_time: NOW - 2 * HOUR,
    startTime: NOW - 2 * HOUR,
  }),
  'as directed without a destination': tripIn('STARTED', { kind: 'asDirected', dropAddress: '' }),
  'there and back with a wait': tripIn('ACCEPTED', { kind: 'return', back: { waitMinutes: 30 } }),
  'that was changed on the way': tripIn('STARTED', {
    changes: [
      {
        at: NOW - 5 * MINUTE,
        role: 'driver',
        version: 6,
        fields: [{ field: 'drop', before: 'City Hall, Manhattan', after: 'Brooklyn Bridge, Brooklyn' }],
        price: { before: 20.1, after: 23.4 },
        driver: 'stays',
      },
    ],
  }),
  'that ended away from its drop': tripIn('PENDING_CASH', {
    dropCheck: {
      status: 'asked',
      meters: 940,
      bookedDrop: { lat: 40.7061, lng: -73.9969, add: 'Brooklyn Bridge, Brooklyn' },
      end: { lat: 40.7141, lng: -73.9999 },
    },
  }),
  'whose fare is under review': tripIn('PAID', {
    fareReview: {
      status: 'open',
      reasons: ['above_bound'],
      measured: { trip_cost: 41.2 },
      settled: { trip_cost: 24.6 },
      difference: 16.6,
      openedAt: NOW - 2 * MINUTE,
    },
  }),
  'with an item left in the car': tripIn('COMPLETE', {
    rating: 5,
    lostItem: {
      description: 'A blue umbrella on the back seat',
      reportedAt: NOW - 3 * HOUR,
      answer: 'found',
      answeredAt: NOW - HOUR,
    },
  }),
} as const satisfies Record<string, PresentedBooking>;
