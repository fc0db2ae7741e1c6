import { newId, PICKUP } from '../support/builders.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

async function shiftNote(stage: Stage): Promise<GoodRequest> {
  const { body } = await stage.admin.post('/shiftnotes', { text: 'The bridge is closed.', pinned: false });
  return { as: stage.admin, params: { id: body.id as string } };
}

async function personNote(stage: Stage): Promise<GoodRequest> {
  const { body } = await stage.admin.post('/personnotes', {
    user: stage.rider.user.id,
    text: 'Needs a ramp.',
  });
  return { as: stage.admin, params: { id: body.id as string } };
}

async function pairBlock(stage: Stage): Promise<GoodRequest> {
  const { body } = await stage.admin.post('/pairblocks', pairOf(stage));
  return { as: stage.admin, params: { id: body.id as string }, restore: () => forgetPairs(stage) };
}
const forgetPairs = ({ app, rider }: Stage) => app.services.db.pairBlocks.removeAbout(rider.user.id);
const pairOf = ({ rider, driver }: Stage) => ({ rider: rider.user.id, driver: driver.user.id });

/** Notes of the desk, and the people it keeps apart. */
export const noteRows: Rows = {
  'POST /notifications/reach': {
    good: ({ admin }) => ({
      as: admin,
      body: {
        devicetype: 'All',
        usertype: 'driver',
        zone: { lat: PICKUP.lat, lng: PICKUP.lng, radius: 5, place: 'Times Square' },
      },
    }),
    again: 'same',
  },
  'GET /shiftnotes/current': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /shiftnotes/:id/acknowledge': {
    good: async (stage) => ({ ...(await shiftNote(stage)), body: {} }),
    again: 'same',
  },
  'GET /pairblocks': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /pairblocks/:id': { good: pairBlock, again: 'same' },
  'POST /pairblocks': {
    good: (stage) => ({
      as: stage.admin,
      body: pairOf(stage),
      restore: () => forgetPairs(stage),
      refuses: {
        'a rider who is none': [{ rider: stage.driver.user.id }, 400, 'select_proper', 'rider'],
        'a driver who is none': [{ driver: newId() }, 400, 'select_proper', 'driver'],
      },
    }),
    keyed: { driver: newId() },
  },
  'DELETE /pairblocks/:id': { good: pairBlock, again: [404, 'not_found'] },
  'GET /personnotes': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /personnotes/:id': { good: personNote, again: 'same' },
  'POST /personnotes': {
    good: ({ admin, rider }) => ({
      as: admin,
      body: { user: rider.user.id, text: 'Needs a ramp.' },
      refuses: {
        'nobody it could be about': [{ user: newId() }, 400, 'select_proper', 'user'],
        'a note about an admin': [{ user: admin.user.id }, 400, 'select_proper', 'user'],
      },
    }),
    keyed: true,
  },
  'DELETE /personnotes/:id': { good: personNote, again: [404, 'not_found'] },
};
