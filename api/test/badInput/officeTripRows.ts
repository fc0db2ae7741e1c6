import { bookingStatuses, drivingStatuses } from '@wayfare/shared';
import { DROP, newId } from '../support/builders.js';
import { read } from './bookingSteps.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

const MINUTE_MS = 60_000;

const withAutoDispatch = ({ app }: Stage, autoDispatch: boolean) =>
  app.services.db.settings.saveSettings({ autoDispatch });

/** A trip of tomorrow. */
const prebooked = ({ app }: Stage) => ({ bookLater: true, tripdate: app.clock.at + 24 * 60 * MINUTE_MS });

/** What the office does with trips: drivers, searches, plans, ends. */
export const officeTripRows: Rows = {
  'POST /bookings/:id/not-in-car/decide': {
    async good(stage) {
      const { id } = await stage.booking('STARTED');
      await stage.rider.post(`/bookings/${id}/not-in-car`);
      const strangers = [stage.rider, stage.driver, stage.fleetadmin];
      return { as: stage.admin, params: { id }, body: { inCar: false, note: 'No track' }, strangers };
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
};
