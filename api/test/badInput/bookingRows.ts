import { randomUUID } from 'node:crypto';
import { twilioSignature } from '../../src/messages/call/twilioSignature.js';
import { bookingStatuses } from '@wayfare/shared';
import { aPromo, aTrip, DROP, newId, PICKUP } from '../support/builders.js';
import { byDriver, read, step } from './bookingSteps.js';
import type { Rows } from './row.js';

const MINUTE_MS = 60_000;

/** The rider and the driver of a finished trip are kept apart, or asked about. */
const apart = step('COMPLETE', bookingStatuses, ({ app, rider, strangers }) => ({
  as: rider,
  strangers: [strangers.rider],
  restore: () => app.services.db.pairBlocks.removeAbout(rider.user.id),
}));

/** Bookings, their steps and their tracks. */
export const bookingRows: Rows = {
  'POST /quotes': {
    good: ({ rider }) => ({
      as: rider,
      body: { pickup: PICKUP, drop: DROP },
      refuses: {
        'no pickup': [{ pickup: null }, 400, 'select_proper'],
        'no drop': [{ drop: null }, 400, 'select_proper'],
        'no road': [{ drop: { ...DROP, lat: -89 } }, 400, 'place_to_coords_error'],
      },
    }),
    again: 'same',
  },
  'POST /estimates': {
    good: ({ rider }) => ({
      as: rider,
      body: aTrip,
      refuses: {
        'no pickup': [{ pickup: null }, 400, 'select_proper'],
        'no drop': [{ drop: null }, 400, 'select_proper'],
        'an unknown car type': [{ carType: newId() }, 400, 'select_proper'],
        'a car type of every object': [{ carType: 'constructor' }, 400, 'select_proper'],
        'no road': [{ drop: { ...DROP, lat: -89 } }, 400, 'place_to_coords_error'],
      },
    }),
    again: 'same',
  },
  'POST /bookings': {
    good: ({ rider, driver, app }) => ({
      as: rider,
      body: { ...aTrip, bookLater: false },
      refuses: {
        'no pickup': [{ pickup: null }, 400, 'select_proper'],
        'no drop': [{ drop: null }, 400, 'select_proper'],
        'no car type': [{ carType: null }, 400, 'select_proper'],
        'an unknown car type': [{ carType: '__proto__' }, 400, 'select_proper'],
        'no road': [{ drop: { ...DROP, lat: -89 } }, 400, 'place_to_coords_error'],
        'no driver near': [
          { pickup: { lat: 0, lng: 0, add: 'At sea' } },
          400,
          'no_driver_found_alert_messege',
        ],
        'later without a date': [{ bookLater: true }, 400, 'past_booking_error'],
        'later, too soon': [
          { bookLater: true, tripdate: app.clock.at + 15 * MINUTE_MS - 1 },
          400,
          'past_booking_error',
        ],
        'later, too far': [
          { bookLater: true, tripdate: app.clock.at + 400 * 24 * 60 * MINUTE_MS },
          400,
          'far_booking_error',
        ],
      },
      restore: () => app.services.db.users.update(driver.user.id, { driverActiveStatus: false }),
    }),
    keyed: { pickUpInstructions: 'Another note' },
  },
  'POST /bookings/:id/accept': step('NEW', ['NEW', ...bookingStatuses.slice(2, 9)], byDriver),
  'POST /bookings/:id/decline': step('NEW', ['NEW'], byDriver),
  'POST /bookings/:id/arrive': step('ACCEPTED', bookingStatuses.slice(2, 9), byDriver),
  'POST /bookings/:id/start': step('ARRIVED', bookingStatuses.slice(3, 9), (stage) => ({
    ...byDriver(stage),
    body: { otp: '12345' },
  })),
  'POST /bookings/:id/reach': step('STARTED', bookingStatuses.slice(4, 9), (stage) => ({
    ...byDriver(stage),
    body: { lat: DROP.lat, lng: DROP.lng },
  })),
  'POST /bookings/:id/street': {
    async good({ app, driver }) {
      await app.services.db.settings.saveSettings({ streetTrips: true });
      const id = randomUUID();
      return {
        as: driver,
        params: { id },
        body: { lat: PICKUP.lat, lng: PICKUP.lng },
        // Another driver starts a trip of their own under a free id.
        strangers: [],
        async restore() {
          await app.services.db.settings.saveSettings({ streetTrips: false });
          await app.services.db.users.freeDriver(driver.user.id, id, app.clock.at);
        },
      };
    },
    again: 'same',
  },
  'POST /bookings/:id/receipt-phone': {
    async good(stage, status = 'PENDING') {
      const { id } = await stage.booking(status, { kind: 'street', customer_contact: null });
      return { ...byDriver(stage), params: { id }, body: { phone: '+12025550123' } };
    },
    wrongIn: ['COMPLETE', 'CANCELLED'],
    again: 'same',
  },
  'POST /bookings/:id/pay': step('PENDING', ['PENDING', 'PAID', 'COMPLETE'], ({ driver, strangers }) => ({
    as: driver,
    body: { payment_mode: 'cash' },
    strangers: [strangers.driver, strangers.rider],
    refuses: {
      'a card, by the driver': [{ payment_mode: 'card' }, 400, 'payment_mode_unavailable'],
      'a wallet, by the driver': [{ payment_mode: 'wallet' }, 400, 'payment_mode_unavailable'],
    },
  })),
  'POST /bookings/:id/complete': step('PAID', ['PAID', 'COMPLETE'], ({ rider, strangers }) => ({
    as: rider,
    body: { rating: 5 },
    strangers: [strangers.rider, strangers.driver],
  })),
  'POST /bookings/:id/rate': step('PAID', ['PAID', 'COMPLETE'], ({ rider, strangers }) => ({
    as: rider,
    body: { rate: 4 },
    strangers: [strangers.rider],
  })),
  'POST /calls/relay': {
    good({ app, rider }) {
      const { services } = app;
      services.callRelay = { numberOf: () => '+12125550100', recipientNumberOf: () => null };
      services.config.TWILIO_AUTH_TOKEN = 'token';
      const form = { From: rider.user.mobile as string, To: '+12125550100' };
      const url = `${services.config.PUBLIC_URL}/api/calls/relay`;
      return {
        as: app.anonymous,
        body: form,
        headers: { 'x-twilio-signature': twilioSignature({ url, form }, 'token') },
        refuses: { 'a form that Twilio did not sign': [{ From: '+12125550199' }, 403, 'forbidden'] },
      };
    },
    unknown: null,
    again: 'same',
  },
  'POST /bookings/:id/giveBack': step('ACCEPTED', ['ACCEPTED', 'ARRIVED'], ({ driver, strangers }) => ({
    as: driver,
    body: { reason: 'Flat tire' },
    strangers: [strangers.driver],
    refuses: { 'a blank reason': [{ reason: '   ' }, 400, 'validation_error'] },
  })),
  'POST /bookings/:id/cancel': step(
    'NEW',
    ['PAYMENT_PENDING', 'NEW', 'ACCEPTED'],
    ({ rider, strangers }) => ({
      as: rider,
      body: { reason: 'Changed my mind' },
      strangers: [strangers.rider, strangers.driver],
      refuses: { 'a blank reason': [{ reason: '   ' }, 400, 'validation_error'] },
    }),
  ),
  'GET /bookings/:id/cancellation': {
    ...read(({ rider }) => rider, 'ACCEPTED'),
    async good(stage) {
      const { id } = await stage.booking('ACCEPTED');
      const { rider, driver } = stage.strangers;
      return { as: stage.rider, params: { id }, strangers: [rider, driver] };
    },
  },
  'POST /bookings/:id/tip': step('PAID', ['PAID', 'COMPLETE'], ({ rider, strangers }) => ({
    as: rider,
    body: { amount: 1.5 },
    strangers: [strangers.rider],
    refuses: {
      'more than twice the fare': [{ amount: 1_000 }, 400, 'tip_amount', 'amount'],
      'fractions of a cent': [{ amount: 1.001 }, 400, 'tip_amount', 'amount'],
    },
  })),
  'POST /bookings/:id/lost-item': step(
    'PAID',
    ['REACHED', 'PENDING', 'PAID', 'COMPLETE'],
    ({ rider, strangers }) => ({
      as: rider,
      body: { description: 'Black umbrella', phone: '+1 555 0100200' },
      strangers: [strangers.rider],
      refuses: { 'a phone number in words': [{ phone: 'call me' }, 400, 'validation_error', 'phone'] },
    }),
  ),
  'POST /bookings/:id/lost-item/answer': {
    async good(stage) {
      const { id } = await stage.booking('PAID');
      await stage.rider.post(`/bookings/${id}/lost-item`, { description: 'Black umbrella' });
      return {
        as: stage.driver,
        params: { id },
        body: { answer: 'not_found' },
        strangers: [stage.strangers.driver],
      };
    },
    again: 'same',
  },
  'POST /bookings/:id/receipt': step('PAID', ['PAID', 'COMPLETE'], ({ rider, strangers }) => ({
    as: rider,
    strangers: [strangers.rider],
  })),
  'GET /bookings/:id/receipt.pdf': step('PAID', ['PAID', 'COMPLETE'], ({ rider, strangers }) => ({
    as: rider,
    strangers: [strangers.rider],
  })),
  'GET /bookings/:id/nearer-cars': read(({ rider }) => rider, 'NEW'),
  'GET /bookings/:id/eta': read(({ rider }) => rider, 'ACCEPTED'),
  'GET /bookings/:id/apart': apart,
  'PUT /bookings/:id/apart': apart,
  'DELETE /bookings/:id/apart': apart,
  'GET /bookings/:id/promo': {
    async good(stage, status = 'PENDING') {
      const { id } = await stage.booking(status);
      const promo = aPromo({ id: newId(), promo_name: `FOR ${id}`, promo_validity: stage.app.clock.at });
      await stage.app.services.db.promos.insert(promo);
      return {
        as: stage.rider,
        params: { id },
        query: { promo: promo.promo_name },
        strangers: [stage.strangers.rider],
      };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'PENDING'),
    again: 'same',
  },
  'POST /bookings/:id/not-in-car': step(
    'STARTED',
    ['ARRIVED', 'STARTED', 'REACHED', 'PENDING'],
    ({ rider, strangers }) => ({ as: rider, strangers: [strangers.rider, strangers.driver] }),
  ),
  'POST /bookings/:id/drop-check': {
    async good(stage) {
      const { id } = await stage.booking('PENDING', {
        dropCheck: { status: 'asked', meters: 900, bookedDrop: DROP, end: { lat: 40.775, lng: -73.9855 } },
      });
      return { as: stage.rider, params: { id }, body: { agree: false }, strangers: [stage.strangers.rider] };
    },
    again: 'same',
  },
  'GET /bookings/:id/tracking': read(({ rider }) => rider),
  'POST /bookings/:id/tracking': {
    async good(stage) {
      const { id } = await stage.booking('STARTED');
      return {
        as: stage.driver,
        params: { id },
        body: { lat: DROP.lat, lng: DROP.lng, at: stage.app.clock.at },
        strangers: [stage.strangers.driver],
      };
    },
  },
  'GET /bookings/:id/messages': {
    async good(stage) {
      const { id } = await stage.booking('STARTED');
      const { rider, driver } = stage.strangers;
      return { as: stage.rider, params: { id }, query: { limit: '10' }, strangers: [rider, driver] };
    },
    again: 'same',
  },
  'POST /bookings/:id/messages': {
    async good(stage, status = 'ACCEPTED') {
      const { id } = await stage.booking(status);
      const { rider, driver } = stage.strangers;
      return {
        as: stage.rider,
        params: { id },
        body: { message: 'I am at the corner' },
        strangers: [rider, driver],
        refuses: {
          blank: [{ message: ' ' }, 400, 'validation_error'],
          'a control character': [{ message: 'a\u0007b' }, 400, 'validation_error'],
        },
      };
    },
    wrongIn: ['PAYMENT_PENDING', 'NEW', 'COMPLETE', 'CANCELLED'],
    keyed: { message: 'Another' },
  },
  'PUT /drivers/me/location': {
    good: ({ driver, app }) => ({ as: driver, body: { lat: DROP.lat, lng: DROP.lng, at: app.clock.at } }),
  },
  'POST /drivers/me/locations': {
    good: ({ driver, app }) => ({
      as: driver,
      body: { positions: [{ lat: DROP.lat, lng: DROP.lng, at: app.clock.at }] },
    }),
  },
  'GET /bookings': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'GET /bookings/export': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /bookings/:id': read(({ rider }) => rider),
};
