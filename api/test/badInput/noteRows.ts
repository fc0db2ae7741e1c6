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

/** Notes of the desk. */
export const noteRows: Rows = {
  'POST /notifications/reach': {
    good: ({ admin }) => ({
      as: admin,
      body: {
        devicetype: 'All',
        usertype: 'driver',
        zone: { ...PICKUP, radius: 5, place: 'Times Square' },
      },
    }),
    again: 'same',
  },
  'GET /shiftnotes/current': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'POST /shiftnotes/:id/acknowledge': {
    good: async (stage) => ({ ...(await shiftNote(stage)), body: {} }),
    again: 'same',
  },
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
