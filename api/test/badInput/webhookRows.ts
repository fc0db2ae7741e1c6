import { newId } from '../support/builders.js';
import type { GoodRequest, Rows } from './row.js';
import type { Stage } from './stage.js';

// A name that leads nowhere.
const url = 'https://hooks.invalid/wayfare';
const input = { url, description: 'Accounting', events: ['booking.created', 'payout.paid'], active: true };
const refuses: GoodRequest['refuses'] = {
  'no https': [{ url: 'http://hooks.invalid/' }, 400, 'webhook_url_refused', 'url'],
  'a private address': [{ url: 'https://192.168.0.1/' }, 400, 'webhook_url_refused', 'url'],
  'another protocol': [{ url: 'file:///etc/passwd' }, 400, 'validation_error', 'url'],
  'a password in the URL': [{ url: 'https://a:b@hooks.invalid/' }, 400, 'validation_error', 'url'],
  'no events': [{ events: [] }, 400, 'validation_error', 'events'],
  'an event twice': [{ events: ['payout.paid', 'payout.paid'] }, 400, 'validation_error', 'events'],
};

async function added(stage: Stage): Promise<GoodRequest> {
  const { admin, strangers } = stage;
  const { body } = await admin.post('/webhooks', input);
  return { as: admin, params: { id: body.id }, strangers: Object.values(strangers) };
}

async function delivered(stage: Stage): Promise<GoodRequest> {
  const { as, params, strangers } = await added(stage);
  const id = newId();
  await stage.app.services.db.webhookDeliveries.add([
    {
      id,
      webhook: params?.id as string,
      event: `evt_${id}`,
      type: 'booking.created',
      subject: `booking:${newId()}`,
      position: 10,
      state: 'failed',
      body: '{}',
      at: 1,
      createdAt: 1,
      until: 1,
      tries: 1,
      attempts: [],
    },
  ]);
  return { as, params: { id }, ...(strangers && { strangers }) };
}

/** Webhooks and their deliveries. */
export const webhookRows: Rows = {
  'GET /webhooks': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /webhooks/:id': { good: added, again: 'same' },
  'POST /webhooks': {
    good: ({ admin, strangers }) => ({
      as: admin,
      body: input,
      strangers: Object.values(strangers),
      refuses,
    }),
    keyed: true,
    shownOnce: 'newSecret',
  },
  'PUT /webhooks/:id': {
    good: async (stage) => ({ ...(await added(stage)), body: input, refuses }),
    again: 'same',
  },
  'DELETE /webhooks/:id': { good: added, again: [404, 'not_found'] },
  'POST /webhooks/:id/secret': { good: added },
  'POST /webhooks/:id/test': { good: added },
  'POST /webhooks/:id/replay': { good: async (stage) => ({ ...(await added(stage)), body: { since: 0 } }) },
  'GET /webhook-deliveries': { good: ({ admin }) => ({ as: admin }), again: 'same' },
  'GET /webhook-deliveries/:id': { good: delivered, again: 'same' },
  'POST /webhook-deliveries/:id/replay': { good: delivered, again: [409, 'wrong_state'] },
};
