import { newId } from '../support/builders.js';
import type { Rows } from './row.js';
import type { Stage } from './stage.js';

/** Puts a notification into the inbox of the stage's rider. Returns its id. */
async function notified({ app, rider }: Stage): Promise<string> {
  const id = newId();
  const texts = { title: 'Hello', body: 'Hello' };
  await app.services.db.inbox.add([{ id, uid: rider.user.id, at: app.clock.at, isRead: false, ...texts }]);
  return id;
}

/** Users' own notifications. */
export const inboxRows: Rows = {
  'GET /users/me/notifications': {
    async good(stage) {
      await notified(stage);
      return { as: stage.rider, query: { page: '0', perPage: '20' } };
    },
    again: 'same',
  },
  'GET /users/me/notifications/unread': { good: ({ rider }) => ({ as: rider }), again: 'same' },
  'POST /users/me/notifications/read': {
    async good(stage) {
      await notified(stage);
      return { as: stage.rider, body: { upTo: stage.app.clock.at } };
    },
    again: 'same',
  },
  'POST /users/me/notifications/:id/read': {
    good: async (stage) => ({
      as: stage.rider,
      params: { id: await notified(stage) },
      strangers: [...Object.values(stage.strangers), stage.admin],
    }),
    again: 'same',
  },
};
