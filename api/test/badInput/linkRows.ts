import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { guestAddress } from '../../src/trips/booking/guest/guestLink.js';
import type { BookingStatus } from '@wayfare/shared';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

/** A request with the link of a trip that was booked without signing in. */
export async function guestTrip(
  stage: Stage,
  status: BookingStatus = 'NEW',
  fields: Partial<StoredBooking> = {},
) {
  const booking = await stage.booking(status, fields);
  const url = await guestAddress(booking, stage.app.services);
  return {
    as: stage.app.anonymous,
    body: { token: new URL(url).hash.slice(1) },
    refuses: { 'an unknown token': [{ token: 'none' }, 404, 'not_found'] },
  } satisfies GoodRequest;
}

/** Trips by their links: those of guests, and shared ones. */
export const linkRows: Rows = {
  'POST /bookings/:id/share': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      return { as: stage.rider, params: { id }, strangers: [stage.strangers.rider] };
    },
    wrongIn: ['PAYMENT_PENDING', 'REACHED', 'PENDING', 'PAID', 'COMPLETE', 'CANCELLED'],
    again: 'same',
  },
  'DELETE /bookings/:id/share': {
    async good(stage) {
      const { id } = await stage.booking('NEW');
      await stage.rider.post(`/bookings/${id}/share`);
      return { as: stage.rider, params: { id }, strangers: [stage.strangers.rider] };
    },
    again: 'same',
  },
  'POST /shared-trips': {
    async good(stage) {
      const { id } = await stage.booking('NEW');
      const { body } = await stage.rider.post(`/bookings/${id}/share`);
      return {
        as: stage.app.anonymous,
        body: { token: new URL(body.url).hash.slice(1) },
        refuses: { 'an unknown token': [{ token: 'none' }, 404, 'not_found'] },
      };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips': { good: guestTrip, unknown: null, again: 'same' },
  'POST /guest-trips/cancellation': { good: guestTrip, unknown: null, again: 'same' },
  'POST /guest-trips/cancel': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage);
      return { ...request, body: { ...body, reason: 'Changed my mind' } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/nearer-cars': { good: guestTrip, unknown: null, again: 'same' },
  'POST /guest-trips/changes/preview': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage);
      return { ...request, body: { ...body, tripdate: stage.app.clock.at + 1_800_000 } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/changes': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage, 'NEW', { version: 1 });
      const agreed = { customer_paid: 20, driver: 'none' };
      const tripdate = stage.app.clock.at + 1_800_000;
      return { ...request, body: { ...body, tripdate, version: 1, agreed } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/payment': {
    good: (stage) => guestTrip(stage, 'PENDING', { payment_mode: 'card', cardPaymentAmount: 20 }),
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/tip': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage, 'PAID', { trip_end_time: Date.now() });
      return { ...request, body: { ...body, amount: 1 } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/not-in-car': {
    good: (stage) => guestTrip(stage, 'STARTED'),
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/rate': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage, 'PAID');
      return { ...request, body: { ...body, rate: 5 } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/lost-item': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage, 'PAID', { trip_end_time: stage.app.clock.at });
      return { ...request, body: { ...body, description: 'Keys' } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/receipt.pdf': {
    good: (stage) => guestTrip(stage, 'PAID'),
    unknown: null,
    again: 'same',
  },
  'POST /guest-trips/messages': { good: guestTrip, unknown: null, again: 'same' },
  'POST /guest-trips/message': {
    async good(stage) {
      const { body, ...request } = await guestTrip(stage, 'ACCEPTED');
      return { ...request, body: { ...body, key: 'key-of-a-message', message: 'By the blue door' } };
    },
    unknown: null,
    again: 'same',
  },
};
