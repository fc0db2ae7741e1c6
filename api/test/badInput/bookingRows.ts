import { randomUUID } from 'node:crypto';
import { type BookingStatus, bookingStatuses, changeableStatuses, drivingStatuses } from '@wayfare/shared';
import type { StoredBooking } from '../../src/trips/booking/store/storedBooking.js';
import { guestAddress } from '../../src/trips/booking/guest/guestLink.js';
import { twilioSignature } from '../../src/messages/call/twilioSignature.js';
import { aPromo, aTrip, DROP, newId, PICKUP } from '../support/builders.js';
import { byDriver, read, step } from './bookingSteps.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

const MINUTE_MS = 60_000;

const withAutoDispatch = ({ app }: Stage, autoDispatch: boolean) =>
  app.services.db.settings.saveSettings({ autoDispatch });

/** A request with the link of a trip that was booked without signing in. */
async function guestTrip(stage: Stage, status: BookingStatus = 'NEW', fields: Partial<StoredBooking> = {}) {
  const booking = await stage.booking(status, fields);
  const url = await guestAddress(booking, stage.app.services);
  return {
    as: stage.app.anonymous,
    body: { token: new URL(url).hash.slice(1) },
    refuses: { 'an unknown token': [{ token: 'none' }, 404, 'not_found'] },
  } satisfies GoodRequest;
}

/** A driver has waited at the pickup, called, and had the rider warned. */
const waitedTrip = ({ app: { clock } }: Stage): Partial<StoredBooking> => {
  const notifiedAt = clock.at - 10 * MINUTE_MS;
  return {
    tripdate: notifiedAt,
    driver_arrive_time: notifiedAt,
    pickupWait: { notifiedAt, calledAt: notifiedAt, warnedAt: notifiedAt },
  };
};

/** The no-show of a canceled trip, with a fee of 6. */
const aNoShow = ({ app: { clock } }: Stage): NonNullable<StoredBooking['noShow']> => ({
  status: 'charged',
  reportedAt: clock.at,
  arrivedAt: clock.at - 6 * MINUTE_MS,
  waitedFrom: clock.at - 6 * MINUTE_MS,
  freeMinutes: 5,
  warnedAt: clock.at - 5 * MINUTE_MS,
  position: { lat: PICKUP.lat, lng: PICKUP.lng },
  meters: 0,
  fee: 6,
  waitingFee: 0,
});

/** Statuses in which a booking cannot be changed. */
const unchangeable = bookingStatuses.filter((status) => !changeableStatuses.includes(status));

/** Changes that pass the schema but must be refused, with their field. */
const refusedChanges = ({ app }: Stage): NonNullable<GoodRequest['refuses']> => ({
  'an unknown car type': [{ carType: newId() }, 400, 'select_proper', 'carType'],
  'a car type of every object': [{ carType: 'constructor' }, 400, 'select_proper', 'carType'],
  'a time in the past': [{ tripdate: app.clock.at - 120_000 }, 400, 'past_booking_error', 'tripdate'],
  'a time in two years': [{ tripdate: app.clock.at + 63_072_000_000 }, 400, 'far_booking_error', 'tripdate'],
  'an unknown promo': [{ promo: 'NONE' }, 400, 'promo_unknown', 'promo'],
  'the own name': [{ customer_name: 'Ada Moreno' }, 409, 'change_not_possible', 'customer_name'],
  'no road': [{ drop: { ...DROP, lat: -89 } }, 400, 'place_to_coords_error'],
});

/** A trip of tomorrow. */
const prebooked = ({ app }: Stage) => ({ bookLater: true, tripdate: app.clock.at + 24 * 60 * MINUTE_MS });

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
    keyed: true,
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
  'GET /bookings/:id/eta': read(({ rider }) => rider, 'ACCEPTED'),
  'GET /bookings/:id/apart': apart,
  'PUT /bookings/:id/apart': apart,
  'DELETE /bookings/:id/apart': apart,
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
  'POST /bookings/:id/not-in-car/decide': {
    async good(stage) {
      const { id } = await stage.booking('STARTED');
      await stage.rider.post(`/bookings/${id}/not-in-car`);
      const strangers = [stage.rider, stage.driver, stage.fleetadmin];
      return { as: stage.admin, params: { id }, body: { inCar: false, note: 'No track' }, strangers };
    },
    again: 'same',
  },
  'POST /bookings/:id/no-show/try': step('ARRIVED', ['ARRIVED'], ({ driver, strangers }) => ({
    as: driver,
    body: { by: 'call' },
    strangers: [strangers.rider, strangers.driver],
  })),
  'POST /bookings/:id/no-show': {
    async good(stage, status = 'ARRIVED') {
      const { id } = await stage.booking(status, waitedTrip(stage));
      await stage.driver.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
      return { as: stage.driver, params: { id }, strangers: [stage.strangers.rider, stage.strangers.driver] };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'ARRIVED'),
    again: 'same',
  },
  'POST /bookings/:id/no-show/dispute': {
    async good(stage) {
      const { id } = await stage.booking('CANCELLED', { noShow: aNoShow(stage), cancel_fee: 6 });
      const strangers = [stage.strangers.rider, stage.strangers.driver];
      return { as: stage.rider, params: { id }, body: { dispute: 'I was there' }, strangers };
    },
    again: 'same',
  },
  'POST /guest-trips/no-show/dispute': {
    good: async (stage) => {
      const fields = { noShow: aNoShow(stage), cancel_fee: 6, cancelledAt: stage.app.clock.at };
      const request = await guestTrip(stage, 'CANCELLED', fields);
      return { ...request, body: { ...request.body, dispute: 'I was there' } };
    },
    unknown: null,
    again: 'same',
  },
  'POST /bookings/:id/no-show/decide': {
    async good(stage) {
      const { id } = await stage.booking('CANCELLED', { noShow: aNoShow(stage), cancel_fee: 6 });
      await stage.rider.post(`/bookings/${id}/no-show/dispute`, {});
      const strangers = [stage.rider, stage.driver, stage.fleetadmin];
      const body = { decision: 'reduce', fee: 2, note: 'Came late' };
      return {
        as: stage.admin,
        params: { id },
        body,
        strangers,
        refuses: {
          'a fee above what was charged': [{ fee: 7 }, 400, 'no_show_fee_part', 'fee'],
          'a fee that stays': [{ decision: 'keep' }, 400, 'no_show_fee_part', 'fee'],
        },
      };
    },
    again: 'same',
  },
  'POST /bookings/:id/drop-check': {
    async good(stage) {
      const { id } = await stage.booking('PENDING', {
        dropCheck: { status: 'asked', meters: 900, bookedDrop: DROP, end: { lat: 40.775, lng: -73.9855 } },
      });
      return { as: stage.rider, params: { id }, body: { agree: false }, strangers: [stage.strangers.rider] };
    },
    again: 'same',
  },
  'GET /bookings/:id/dispatch': read(({ admin }) => admin, 'NEW', false),
  'GET /bookings/:id/money': read(({ admin }) => admin, 'PAID', false),
  'POST /bookings/:id/assign': {
    async good(stage, status = 'NEW') {
      await withAutoDispatch(stage, false);
      const { id } = await stage.booking(status);
      return {
        as: stage.admin,
        params: { id },
        body: { driver: stage.strangers.driver.user.id },
        refuses: {
          'an unknown driver': [{ driver: newId() }, 404, 'not_found'],
          'a driver of every object': [{ driver: '__proto__' }, 404, 'not_found'],
          'no driver': [{ driver: stage.rider.user.id }, 400, 'no_user_match'],
        },
        restore: () => withAutoDispatch(stage, true),
      };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'NEW'),
    again: 'same',
  },
  'POST /bookings/:id/override': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      const from = status === 'ACCEPTED' || status === 'ARRIVED' ? stage.driver.user.id : null;
      return {
        as: stage.admin,
        params: { id },
        body: { driver: stage.strangers.driver.user.id, from, overrides: 0 },
        refuses: {
          'an unknown driver': [{ driver: newId(), from, overrides: 0 }, 404, 'not_found'],
          'no driver': [{ driver: stage.rider.user.id, from, overrides: 0 }, 400, 'no_user_match'],
        },
      };
    },
    wrongIn: bookingStatuses.filter((status) => !['NEW', 'ACCEPTED', 'ARRIVED'].includes(status)),
    again: 'same',
  },
  'POST /bookings/:id/changes/preview': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      return {
        as: stage.rider,
        params: { id },
        body: { pickUpInstructions: 'Blue coat' },
        strangers: [stage.strangers.rider],
        refuses: refusedChanges(stage),
      };
    },
    wrongIn: unchangeable,
    again: 'same',
  },
  'POST /bookings/:id/changes': {
    async good(stage, status = 'NEW') {
      const { id, version } = await stage.booking(status);
      return {
        as: stage.rider,
        params: { id },
        body: { pickUpInstructions: 'Blue coat', version, agreed: { customer_paid: 20, driver: 'none' } },
        strangers: [stage.strangers.rider],
        refuses: {
          ...refusedChanges(stage),
          'a version to come': [{ version: 1_000 }, 409, 'trip_changed_meanwhile'],
        },
      };
    },
    wrongIn: unchangeable,
    again: 'same',
  },
  'POST /bookings/:id/plan': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status, prebooked(stage));
      return {
        as: stage.admin,
        params: { id },
        body: { driver: stage.strangers.driver.user.id, plans: 0 },
        refuses: {
          'an unknown driver': [{ driver: newId(), plans: 0 }, 404, 'not_found'],
          'no driver': [{ driver: stage.rider.user.id, plans: 0 }, 400, 'no_user_match'],
        },
      };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'NEW'),
    again: 'same',
  },
  'GET /bookings/:id/plan-candidates': {
    async good(stage) {
      const { id } = await stage.booking('NEW', prebooked(stage));
      return { as: stage.admin, params: { id } };
    },
    again: 'same',
  },
  'POST /bookings/:id/emergency': {
    async good(stage, status = 'STARTED') {
      const { id } = await stage.booking(status);
      return {
        as: stage.rider,
        params: { id },
        body: {},
        strangers: [stage.strangers.rider, stage.strangers.driver],
      };
    },
    wrongIn: bookingStatuses.filter((status) => ![...drivingStatuses, 'PENDING'].includes(status)),
    again: 'same',
  },
  'POST /bookings/:id/start-code/reveal': {
    async good(stage, status = 'ARRIVED') {
      const { id } = await stage.booking(status, { otp: '48213' });
      return { as: stage.admin, params: { id }, strangers: Object.values(stage.strangers) };
    },
    wrongIn: bookingStatuses.filter((status) => !['ACCEPTED', 'ARRIVED'].includes(status)),
  },
  'POST /bookings/:id/recall': {
    async good(stage, status = 'ACCEPTED') {
      const { id } = await stage.booking(status);
      const from = status === 'ACCEPTED' || status === 'ARRIVED' ? stage.driver.user.id : null;
      return { as: stage.admin, params: { id }, body: { from, overrides: 0 } };
    },
    wrongIn: bookingStatuses.filter((status) => !['NEW', 'ACCEPTED', 'ARRIVED'].includes(status)),
    again: 'same',
  },
  'POST /bookings/:id/widen': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      return { as: stage.admin, params: { id }, body: { to: 1 } };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'NEW'),
    again: 'same',
  },
  'GET /bookings/:id/raise': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      return { as: stage.admin, params: { id } };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'NEW'),
  },
  'POST /bookings/:id/raise': {
    async good(stage, status = 'NEW') {
      const { id } = await stage.booking(status);
      return {
        as: stage.admin,
        params: { id },
        body: { to: 1.5 },
        refuses: {
          'more than the settings allow': [{ to: 21 }, 400, 'raise_amount', 'to'],
          'fractions of a cent': [{ to: 1.501 }, 400, 'raise_amount', 'to'],
        },
      };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'NEW'),
    again: 'same',
  },
  'GET /bookings/:id/resolve': {
    async good(stage, status = 'STARTED') {
      const { id } = await stage.booking(status);
      return { as: stage.admin, params: { id } };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'STARTED'),
  },
  'POST /bookings/:id/resolve': {
    async good(stage, status = 'STARTED') {
      const { id } = await stage.booking(status);
      const { at } = stage.app.clock;
      return {
        as: stage.admin,
        params: { id },
        body: { action: 'end', lat: DROP.lat, lng: DROP.lng, at, reason: 'phone_failed' },
        refuses: {
          'an end in the future': [{ at: at + 1 }, 400, 'trip_end_range', 'at'],
          'another reason without words': [{ reason: 'other' }, 400, 'validation_error', 'note'],
        },
      };
    },
    wrongIn: bookingStatuses.filter((status) => status !== 'STARTED'),
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
    keyed: true,
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
