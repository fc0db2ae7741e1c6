import { newId } from '../support/builders.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

async function passedTrip({ app, driver }: Stage): Promise<GoodRequest> {
  const uid = driver.user.id;
  const passed = [{ driver: uid, at: app.clock.at, reason: 'busy', distance: 1, over: null } as const];
  await app.services.db.passedTrips.record(newId(), passed, null);
  const { body } = await driver.get('/passedtrips');
  return { as: driver, params: { id: body[0].id as string } };
}

/** Trips that a driver did not get. */
export const passedTripRows: Rows = {
  'GET /passedtrips': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /passedtrips/:id': { good: passedTrip, again: 'same' },
};
