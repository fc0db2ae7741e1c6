import { newId } from '../support/builders.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

async function request({ driver }: Stage): Promise<GoodRequest> {
  const { body } = await driver.post('/decisionrequests', { about: 'away', text: 'Why am I away?' });
  return { as: driver, params: { id: body.id as string } };
}

const forget = ({ app, driver }: Stage) => app.services.db.decisionRequests.removeOf(driver.user.id);

/** Automatic decisions about drivers, and what they ask about them. */
export const decisionRows: Rows = {
  'GET /drivers/me/decisions': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /decisionrequests': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /decisionrequests/:id': {
    good: async (stage) => ({ ...(await request(stage)), restore: () => forget(stage) }),
    again: 'same',
  },
  'POST /decisionrequests': {
    good: (stage) => ({
      as: stage.driver,
      body: { about: 'away', text: 'Why am I away?' },
      restore: () => forget(stage),
      refuses: {
        'a passed trip of nobody': [{ about: 'passed_trip', passedTrip: newId() }, 404, 'not_found'],
        'no passed trip': [{ about: 'passed_trip' }, 400, 'validation_error', 'passedTrip'],
        'a passed trip with another decision': [
          { passedTrip: newId() },
          400,
          'validation_error',
          'passedTrip',
        ],
      },
    }),
    keyed: true,
  },
  'POST /decisionrequests/:id/messages': {
    good: async (stage) => ({
      ...(await request(stage)),
      as: stage.admin,
      body: { text: 'You left three offers unanswered.' },
      restore: () => forget(stage),
    }),
    keyed: true,
  },
};
