import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

const aView = {
  name: 'New trips',
  list: 'bookings',
  filter: { status: 'NEW' },
  sort: { field: 'tripdate', order: 'ASC' },
  shared: false,
};

/** Makes room first: an author may have only so many views. */
async function roomFor({ admin, app }: Stage): Promise<void> {
  await app.services.db.savedViews.forgetPerson(admin.user.id);
}

async function made(stage: Stage): Promise<GoodRequest> {
  await roomFor(stage);
  const { body } = await stage.admin.post('/savedviews', aView);
  return { as: stage.admin, params: { id: body.id as string }, strangers: Object.values(stage.strangers) };
}

const refuses: NonNullable<GoodRequest['refuses']> = {
  'a filter that the list does not have': [{ filter: { otp: '12345' } }, 400, 'invalid_filter'],
  'an order that the list does not have': [{ sort: { field: 'otp', order: 'ASC' } }, 400, 'invalid_filter'],
};

/** Saved views of lists. */
export const savedViewRows: Rows = {
  'GET /savedviews': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /savedviews/counts': {
    good: ({ admin }) => ({ as: admin, query: { list: 'bookings' } }),
    again: 'same',
  },
  'GET /savedviews/:id': { good: made, again: 'same' },
  'POST /savedviews': {
    async good(stage) {
      await roomFor(stage);
      return { as: stage.admin, body: aView, strangers: Object.values(stage.strangers), refuses };
    },
    keyed: true,
  },
  'PUT /savedviews/:id': {
    good: async (stage) => ({ ...(await made(stage)), body: aView, refuses }),
    again: 'same',
  },
  'DELETE /savedviews/:id': { good: made, again: [404, 'not_found'] },
};
