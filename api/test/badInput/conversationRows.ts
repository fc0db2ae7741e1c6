import type { GoodRequest, Row, Rows } from './row.js';
import type { Stage } from './stage.js';

/** Lets the stage's driver write to the desk. Returns the driver's id, which is also the conversation's. */
async function written({ driver }: Stage): Promise<string> {
  await driver.post('/users/me/conversation/messages', { message: 'Hello' });
  return driver.user.id;
}

const refusesOf = ({ strangers }: Stage): NonNullable<GoodRequest['refuses']> => ({
  'an unknown trip': [{ booking: strangers.rider.user.id }, 404, 'not_found'],
  blank: [{ message: ' ' }, 400, 'validation_error'],
  'a control character': [{ message: 'a\u0007b' }, 400, 'validation_error'],
});

/** A request of a fleet admin about their driver's conversation. */
const ofDesk = (more: (stage: Stage) => Partial<GoodRequest>): Row['good'] => {
  return async (stage) => ({
    as: stage.fleetadmin,
    params: { id: await written(stage) },
    strangers: Object.values(stage.strangers),
    ...more(stage),
  });
};

/** Conversations of the desk with riders and drivers. */
export const conversationRows: Rows = {
  'GET /conversations': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /conversations/:id': { good: ofDesk(() => ({})), again: 'same' },
  'GET /conversations/unread': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /conversations/:id/messages': {
    good: ofDesk(() => ({ query: { limit: '10' } })),
    again: 'same',
  },
  'POST /conversations/:id/messages': {
    good: ofDesk((stage) => ({
      body: { message: 'Where are you?' },
      refuses: {
        ...refusesOf(stage),
        'text and a ready-made message': [{ reply: 'canned_reply_call' }, 400, 'validation_error'],
      },
    })),
    keyed: true,
  },
  'POST /conversations/:id/read': { good: ofDesk(() => ({ body: { upTo: 1 } })), again: 'same' },
  'GET /bookings/:id/conversation': {
    async good(stage) {
      const { id } = await stage.booking('STARTED', { fleetadmin: stage.fleetadmin.user.id });
      return { as: stage.fleetadmin, params: { id }, strangers: [stage.strangers.fleetadmin] };
    },
    again: 'same',
  },
  'GET /users/me/conversation': { good: ({ driver }) => ({ as: driver }), again: 'same' },
  'GET /users/me/conversation/messages': {
    good: ({ driver }) => ({ as: driver, query: { limit: '10' } }),
    again: 'same',
  },
  'POST /users/me/conversation/messages': {
    good: (stage) => ({
      as: stage.driver,
      body: { message: 'The car has a flat tire' },
      refuses: refusesOf(stage),
    }),
    keyed: true,
  },
  'POST /users/me/conversation/read': {
    async good(stage) {
      await written(stage);
      return { as: stage.driver, body: { upTo: 1 } };
    },
    again: 'same',
  },
};
