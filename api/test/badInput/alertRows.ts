import { aBooking, newId } from '../support/builders.js';
import { openAlert } from '../../src/office/alert/openAlert.js';
import { readOnly } from './resourceRows.js';
import type { Row, Rows } from './row.js';
import type { Stage } from './stage.js';

/** A new alert about a trip. */
async function anAlert({ app, rider, driver }: Stage): Promise<string> {
  const trip = aBooking('STARTED', { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at });
  return (await openAlert(trip, 'stale', undefined, app.services))?.id as string;
}

const onAlert = (body: object): Row => ({
  good: async (stage) => ({
    as: stage.admin,
    params: { id: await anAlert(stage) },
    body,
    strangers: Object.values(stage.strangers),
  }),
  again: 'same',
});

/** Alerts about trips, and what dispatchers do about them. */
export const alertRows: Rows = {
  ...readOnly('alerts', async (stage) => ({ as: stage.admin, params: { id: await anAlert(stage) } })),
  'GET /alerts/times': { good: ({ admin }) => ({ as: admin, query: { since: '0' } }), again: 'same' },
  'POST /alerts/:id/take': onAlert({ owner: null }),
  'POST /alerts/:id/release': onAlert({}),
  'POST /alerts/:id/snooze': onAlert({ minutes: 10 }),
  'POST /alerts/:id/resolve': onAlert({}),
};
