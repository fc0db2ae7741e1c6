import { newId } from '../support/builders.js';
import { readOnly } from './resourceRows.js';
import type { Row, Rows } from './row.js';
import { paidTrip } from './stage.js';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** A report and one of its rows. */
const report = (name: string): Rows =>
  readOnly(name, async (stage) => {
    await paidTrip(stage);
    const { body } = await stage.admin.get(`/${name}`);
    return { as: stage.admin, params: { id: body[0].id as string }, strangers: [stage.strangers.rider] };
  });

const outbox: Row = { good: ({ admin }) => ({ as: admin }), again: 'same' };

/** Reports that admins read about the business: its results, sent messages and changes. */
export const reportRows: Rows = {
  'GET /desk': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /desk/callers': {
    good: ({ admin, strangers }) => ({
      as: admin,
      query: { phone: '+12125550100' },
      strangers: Object.values(strangers),
    }),
    again: 'same',
  },
  'GET /desk/booking-warnings': {
    good: ({ admin, rider }) => ({
      as: admin,
      query: { customer: rider.user.id, lat: '40.7', lng: '-74' },
    }),
    again: 'same',
  },
  'GET /shiftreplay': {
    good: ({ admin, app }) => ({
      as: admin,
      query: { from: String(app.clock.at - HOUR_MS), to: String(app.clock.at) },
    }),
    again: 'same',
  },
  'GET /shiftreplay/whatif': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /shiftreplay/whatif': {
    async good({ admin, app, strangers }) {
      await app.services.recorder.sample();
      const shift = { from: app.clock.at - HOUR_MS, to: app.clock.at + HOUR_MS };
      return {
        as: admin,
        body: { ...shift, driverRadius: 5, offerSeconds: 20, offersAtATime: 3 },
        strangers: Object.values(strangers),
        refuses: {
          'a shift backwards': [{ to: shift.from - 1 }, 400, 'validation_error'],
          'a shift of days': [{ from: shift.to - 13 * HOUR_MS }, 400, 'validation_error'],
          'a shift that is not recorded': [
            { from: shift.from - DAY_MS, to: shift.to - DAY_MS },
            400,
            'shift_not_recorded',
          ],
        },
      };
    },
  },
  'POST /shiftreplay/whatif/cancel': {
    good: ({ admin, strangers }) => ({ as: admin, strangers: Object.values(strangers) }),
    again: 'same',
  },
  'GET /attention': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /earnings': {
    good: ({ admin }) => ({ as: admin, query: { from: '20260301', until: '20260331', by: 'day' } }),
    again: 'same',
  },
  'GET /drivers/:id/statement': {
    good: ({ driver, fleetadmin, strangers }) => ({
      as: fleetadmin,
      params: { id: driver.user.id },
      query: { from: '20260301', until: '20260331' },
      strangers: [strangers.driver, strangers.fleetadmin],
    }),
    again: 'same',
  },
  'GET /dashboard': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /dashboard/drivers': {
    good: ({ admin }) => ({ as: admin, query: { south: '40', west: '-75', north: '41', east: '-73' } }),
    again: 'same',
  },
  'GET /tarifflab': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /tarifflab': {
    async good({ admin, strangers }) {
      const { id, base_fare, rate_per_unit_distance, rate_per_hour, min_fare } = (
        await admin.get('/cartypes')
      ).body[0];
      const tariff = { base_fare, rate_per_unit_distance, rate_per_hour, min_fare };
      const fee = { convenience_fees: 1, convenience_fee_type: 'flat' };
      return {
        as: admin,
        body: { from: 0, to: DAY_MS, drafts: [{ carType: id, tariff: { ...tariff, ...fee } }] },
        strangers: Object.values(strangers),
        refuses: {
          'a period backwards': [{ from: 2, to: 1 }, 400, 'validation_error'],
          'a period of years': [{ to: 400 * DAY_MS }, 400, 'validation_error'],
          'an unknown car type': [
            { drafts: [{ carType: newId(), tariff: { ...tariff, ...fee } }] },
            400,
            'validation_error',
          ],
        },
      };
    },
  },
  'POST /tarifflab/cancel': {
    good: ({ admin, strangers }) => ({ as: admin, strangers: Object.values(strangers) }),
    again: 'same',
  },
  ...report('earningreports'),
  ...report('driverearning'),
  ...readOnly('auditlog', async ({ app, admin, strangers }) => {
    const id = newId();
    const by = { actor: admin.user.id, actorName: 'Test admin', usertype: 'admin' } as const;
    const change = { action: 'edit', resource: 'promos', record: newId() };
    await app.services.db.audit.begin({ id, at: app.clock.at, ...by, ...change });
    return { as: admin, params: { id }, strangers: Object.values(strangers) };
  }),
  'GET /outbox': outbox,
  'GET /outbox/:id': {
    async good(stage) {
      await paidTrip(stage);
      const { body } = await stage.admin.get('/outbox');
      return { as: stage.admin, params: { id: body[0].id }, strangers: Object.values(stage.strangers) };
    },
    again: 'same',
  },
  'GET /dev/outbox': outbox,
};
