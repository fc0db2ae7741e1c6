import {
  type CardBusiness,
  openCardBusiness,
  closeBusiness,
  welcome,
} from '../../../test/support/cardBusiness.js';
import { cardPage } from '../../../test/support/cardPage.js';
import type { Client } from '../../../test/support/testApp.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/support/webhookReceiver.js';
import { runDueWork } from '../../process/dueWork.js';
import { deliverWebhooks } from '../../messages/webhook/deliverWebhooks.js';

/** The events that webhooks receive about refunds to cards. */
const MINUTE = 60_000;
let business: CardBusiness;
let admin: Client;
let receiver: WebhookReceiver;

beforeAll(async () => {
  business = await openCardBusiness({ WEBHOOKS_ALLOW_LOOPBACK: '1' });
  admin = await business.app.signedIn('admin');
  receiver = await startWebhookReceiver();
  const events = ['payment.settled', 'payment.refunded', 'payment.refund_failed'];
  expect((await admin.post('/webhooks', { url: receiver.url, events })).status).toBe(201);
});
beforeEach(() => welcome(business));
afterEach(async () => {
  receiver.answer = () => 204;
  await closeBusiness(business);
});
afterAll(async () => {
  await receiver.close();
  await business.app.close();
});

async function topUp(amount = 30): Promise<string> {
  const { body } = await business.rider.post('/wallet/topups', { amount });
  await cardPage(business.app, body.fields).pay();
  return body.payment.id;
}
async function refund(order: string, amount: number) {
  business.app.clock.at += 1_000;
  const input = { amount, source: 'wallet', note: 'Not needed' };
  const { status, body } = await admin.post(`/cardpayments/${order}/refund`, input);
  expect(status).toBe(201);
  return body;
}
async function sentEvents() {
  const { services } = business.app;
  for (let turn = 0; turn < 3; turn += 1) {
    await runDueWork(services);
    await deliverWebhooks(services);
  }
  return receiver.received.splice(0).map(({ body }) => JSON.parse(body));
}

it('reports every part that went back to the card, in order and once', async () => {
  const order = await topUp();
  const first = await refund(order, 4.5);
  await refund(order, 2);
  const events = await sentEvents();
  expect(events.map(({ type, data }) => [type, data.amount])).toEqual([
    ['payment.settled', 30],
    ['payment.refunded', 4.5],
    ['payment.refunded', 2],
  ]);
  expect(events[1].data).toEqual({
    id: first.id,
    order,
    booking: null,
    payer: business.rider.user.id,
    provider: 'test',
    amount: 4.5,
    currency: 'USD',
    reason: 'admin',
    requestedAt: first.createdAt,
  });
  expect(JSON.stringify(events)).not.toContain('Not needed');
  expect(await sentEvents()).toEqual([]);
});

it('waits with a later refund of the payment until the receiver has the earlier one', async () => {
  const order = await topUp();
  await sentEvents();
  await refund(order, 1);
  await refund(order, 2);
  receiver.answer = () => 500;
  expect((await sentEvents()).map(({ data }) => data.amount)).toEqual([1]);
  receiver.answer = () => 204;
  business.app.clock.at += MINUTE;
  expect((await sentEvents()).map(({ data }) => data.amount)).toEqual([1, 2]);
});

it('reports a refund that the provider refused', async () => {
  const order = await topUp();
  await sentEvents();
  const { reference } = (await business.app.services.db.payments.findById(order))!;
  await business.app.connection
    .collection<{ _id: string }>('test_charges')
    .updateOne({ _id: reference as string }, { $set: { approved: false } });
  expect(await refund(order, 3)).toMatchObject({ state: 'returned' });
  expect((await sentEvents()).map(({ type, data }) => [type, data.order, data.amount])).toEqual([
    ['payment.refund_failed', order, 3],
  ]);
});

it('records a refund once, although the process dies while it does', async () => {
  const order = await topUp();
  await sentEvents();
  await refund(order, 5);
  const { refunds } = business.app.services.db;
  const { forgetEvents } = refunds;
  refunds.forgetEvents = async () => {
    throw new Error('the process died here');
  };
  await expect(runDueWork(business.app.services)).rejects.toThrow('the process died here');
  refunds.forgetEvents = forgetEvents;
  expect((await sentEvents()).map(({ type }) => type)).toEqual(['payment.refunded']);
});
