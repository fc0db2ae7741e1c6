import type { Rows } from './row.js';

/** The working hours of a driver. */
const workingHours = {
  week: [{ from: 540, to: 1020 }, null, null, null, null, null, null],
  exceptions: [{ day: 20260314, span: null }],
};

/** Drivers at work: status, breaks, offers, hours and plans. */
export const driverRows: Rows = {
  'PUT /drivers/me/status': {
    good: ({ driver }) => ({ as: driver, body: { driverActiveStatus: false } }),
    again: 'same',
  },
  'PUT /drivers/me/heading': {
    good: ({ driver }) => ({ as: driver, body: { lat: 40.75, lng: -73.98, add: 'Home' } }),
    again: 'same',
  },
  'DELETE /drivers/me/heading': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'POST /drivers/me/break': {
    async good({ driver }) {
      await driver.put('/drivers/me/status', { driverActiveStatus: true });
      return { as: driver };
    },
    again: 'same',
  },
  'DELETE /drivers/me/away': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'DELETE /drivers/me/break': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /drivers/me/earnings': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /drivers/me/offers': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /drivers/offers': {
    good: ({ admin, driver }) => ({ as: admin, query: { drivers: driver.user.id } }),
    again: 'same',
  },
  'PUT /drivers/me/hours': {
    good: ({ driver }) => ({ as: driver, body: { workingHours } }),
    again: 'same',
  },
  'PUT /drivers/:id/hours': {
    good: ({ admin, driver }) => ({
      as: admin,
      params: { id: driver.user.id },
      body: { workingHours },
    }),
    again: 'same',
  },
  'GET /drivers/me/planned': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /planner': { good: ({ admin }) => ({ as: admin, query: { day: '20260303' } }), again: 'same' },
  'POST /drivers/:id/planned-block': {
    async good(stage) {
      await stage.booking('ACCEPTED');
      return { as: stage.admin, params: { id: stage.driver.user.id } };
    },
    again: 'same',
  },
  'DELETE /drivers/:id/planned-block': {
    good: ({ admin, driver }) => ({ as: admin, params: { id: driver.user.id } }),
    again: 'same',
  },
  'GET /drivers/board': {
    good: ({ admin, driver }) => ({ as: admin, query: { drivers: driver.user.id } }),
    again: 'same',
  },
  'GET /drivers/nearby': {
    async good(stage) {
      const { id } = await stage.booking('NEW');
      return { as: stage.admin, query: { booking: id } };
    },
    again: 'same',
  },
};
