import type { WebhookDelivery } from '@wayfare/shared';
import { runDueWork } from '../../process/dueWork.js';
import { breakAfter } from '../../../test/support/brokenServices.js';
import { aCarType, aTrip, DROP } from '../../../test/support/builders.js';
import { failPayout, payOut } from '../../../test/support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/support/webhookReceiver.js';
import { deliverWebhooks } from './deliverWebhooks.js';
import { notifyTurnedOff } from './notifyTurnedOff.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;
let receiver: WebhookReceiver;
let hook: string;

beforeEach(async () => {
  app = await startTestApp({ WEBHOOKS_ALLOW_LOOPBACK: '1' });
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider', { walletBalance: 50 });
  driver = await app.signedIn('driver', { walletBalance: 100 });
  receiver = await startWebhookReceiver();
  await app.services.db.carTypes.insert(aCarType());
  hook = await added();
});
afterEach(async () => {
  await receiver.close();
  await app.close();
});

async function added(fields: object = {}): Promise<string> {
  const events = ['booking.created', 'booking.status_changed', 'booking.cancelled', 'payment.settled'];
  const { body } = await admin.post('/webhooks', { url: receiver.url, events, ...fields });
  return body.id as string;
}
const book = async (by = rider) => (await by.post('/bookings', aTrip)).body.id as string;
const deliver = () => deliverWebhooks(app.services);
async function wait(ms: number) {
  app.clock.at += ms;
  await deliver();
}
const log = async (filter: object = {}): Promise<WebhookDelivery[]> =>
  (await admin.get(`/webhook-deliveries?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body;
const ids = () => receiver.received.map(({ headers }) => headers['webhook-id']);

/** A whole trip that its rider pays in cash. */
async function wholeTrip(): Promise<string> {
  const id = await book();
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  await driver.post(`/bookings/${id}/complete`, {});
  return id;
}
const TRIP = [
  'booking.created NEW',
  ...['ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING', 'PAID'].map(
    (status) => `booking.status_changed ${status}`,
  ),
  'payment.settled',
  'booking.status_changed COMPLETE',
];

describe('the events of a booking', () => {
  it('arrive in order, each once', async () => {
    const id = await wholeTrip();
    await deliver();
    await deliver();
    const payloads = receiver.received.map(({ body }) => JSON.parse(body));
    expect(payloads.find(({ type }) => type === 'payment.settled').data).toEqual({
      purpose: 'trip',
      booking: id,
      payer: rider.user.id,
      amount: expect.any(Number),
      currency: 'USD',
      mode: 'cash',
      provider: null,
    });
    expect(new Set(ids()).size).toBe(TRIP.length);
    expect(receiver.take()).toEqual(TRIP);
    expect(new Set((await log()).map(({ state }) => state))).toEqual(new Set(['delivered']));
  });

  it('wait for an earlier one that fails; other bookings do not', async () => {
    const stuck = await book();
    receiver.answer = ({ body }) => (body.includes(stuck) ? 500 : 204);
    await deliver();
    await rider.post(`/bookings/${stuck}/cancel`, { reason: 'Late' });
    await book(await app.signedIn('rider'));
    await deliver();
    await wait(4_000);
    expect(receiver.take()).toEqual(['booking.created NEW', 'booking.created NEW']);
    receiver.answer = () => 204;
    await wait(1_000);
    expect(receiver.take()).toEqual(['booking.created NEW', 'booking.cancelled CANCELLED']);
  });

  it('go on after one that was given up', async () => {
    const id = await book();
    receiver.answer = ({ body }) => (body.includes('booking.created') ? 500 : 204);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    const stops = 100;
    let runs = 0;
    while ((await log({ state: 'pending' })).length > 0 && runs < stops) {
      await wait(6 * HOUR);
      runs += 1;
      // Something else arrives, so the webhook stays on.
      await app.services.db.webhooks.recordDelivered(hook, app.clock.at);
    }
    expect((await log({ state: 'failed' })).map(({ type }) => type)).toEqual(['booking.created']);
    expect(receiver.take().at(-1)).toBe('booking.cancelled CANCELLED');
  });

  it.each([0, 1, 2, 3, 4])('arrive once after a crash %d writes into a step', async (writes) => {
    const id = await book();
    await deliver();
    receiver.take();
    const repair = breakAfter(writes, app.services);
    await driver.post(`/bookings/${id}/accept`);
    repair();
    const hasHappened = (await app.services.db.bookings.findById(id))?.status === 'ACCEPTED';
    app.clock.at += MINUTE;
    await runDueWork(app.services);
    await runDueWork(app.services);
    await deliver();
    expect(receiver.take()).toEqual(hasHappened ? ['booking.status_changed ACCEPTED'] : []);
  });

  it('stay in order when a later step is recorded first', async () => {
    const id = await book();
    const { add } = app.services.db.webhookDeliveries;
    app.services.db.webhookDeliveries.add = async () => {
      throw new Error('the database is away');
    };
    await driver.post(`/bookings/${id}/accept`);
    app.services.db.webhookDeliveries.add = add;
    await driver.post(`/bookings/${id}/arrive`);
    await deliver();
    app.clock.at += MINUTE;
    await runDueWork(app.services);
    await deliver();
    expect(receiver.take()).toEqual([
      'booking.created NEW',
      'booking.status_changed ACCEPTED',
      'booking.status_changed ARRIVED',
    ]);
  });
});

describe('a delivery', () => {
  it('is retried with growing pauses and the same id, and stops once it has arrived', async () => {
    receiver.answer = () => 503;
    await book();
    await deliver();
    for (const pause of [5, 10, 20, 40]) {
      await wait(pause * 1000 - 1);
      await wait(1);
    }
    expect(receiver.received).toHaveLength(5);
    receiver.answer = () => 200;
    await wait(80_000);
    await wait(HOUR);
    expect(receiver.received).toHaveLength(6);
    expect(new Set(ids()).size).toBe(1);
    const [delivery] = await log();
    expect(delivery).toMatchObject({ state: 'delivered', tries: 6, lastStatus: 200 });
    const { body } = await admin.get(`/webhook-deliveries/${delivery?.id}`);
    expect(body.attempts.map(({ status }: { status: number }) => status)).toEqual([
      503, 503, 503, 503, 503, 200,
    ]);
    expect(body.body).toBe(receiver.received[0]?.body);
  });

  it('waits as long as the receiver asks for', async () => {
    receiver.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await book();
    await deliver();
    expect((await log())[0]?.dueAt).toBe(app.clock.at + 600_000);
    await wait(599_000);
    expect(receiver.received).toHaveLength(1);
    await wait(1_000);
    expect(receiver.received).toHaveLength(2);
  });

  it('is made once by two processes', async () => {
    const other = await startTestApp({ WEBHOOKS_ALLOW_LOOPBACK: '1', MONGODB_DATABASE: app.connection.name });
    try {
      other.clock.at = app.clock.at;
      for (let count = 0; count < 3; count += 1) await book(await app.signedIn('rider'));
      await Promise.all([deliver(), deliverWebhooks(other.services), deliver()]);
      expect(receiver.received).toHaveLength(3);
      expect(new Set(ids()).size).toBe(3);
    } finally {
      await other.close();
    }
  });

  it('is made again, with the same id, if a process crashed while sending', async () => {
    await book();
    const { finish } = app.services.db.webhookDeliveries;
    app.services.db.webhookDeliveries.finish = async () => {
      throw new Error('the process died here');
    };
    await expect(deliver()).rejects.toThrow('the process died here');
    app.services.db.webhookDeliveries.finish = finish;
    await wait(59_000);
    expect(receiver.received).toHaveLength(1);
    await wait(1_000);
    expect(receiver.received).toHaveLength(2);
    expect(new Set(ids()).size).toBe(1);
  });

  it('does not wait for another webhook that fails', async () => {
    const broken = await startWebhookReceiver();
    broken.answer = () => 500;
    await added({ url: broken.url });
    for (let count = 0; count < 6; count += 1) await book(await app.signedIn('rider'));
    await deliver();
    expect(receiver.received).toHaveLength(6);
    await broken.close();
  });

  it('is forgotten after 30 days', async () => {
    await book();
    await deliver();
    await app.services.db.webhookDeliveries.sweep(app.clock.at + 30 * 24 * HOUR);
    expect(await log()).toHaveLength(1);
    await app.services.db.webhookDeliveries.sweep(app.clock.at + 30 * 24 * HOUR + 1);
    expect(await log()).toEqual([]);
  });
});

describe('a replay', () => {
  it('sends one delivery again, with the same id and content', async () => {
    await book();
    await deliver();
    const [before] = await log();
    const { status, body } = await admin.post(`/webhook-deliveries/${before?.id}/replay`, {});
    expect({ status, state: body.state }).toEqual({ status: 200, state: 'pending' });
    const again = await admin.post(`/webhook-deliveries/${before?.id}/replay`, {});
    expect({ status: again.status, error: again.body.error }).toEqual({ status: 409, error: 'wrong_state' });
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect(receiver.received[0]?.body).toBe(receiver.received[1]?.body);
    expect(new Set(ids()).size).toBe(1);
  });

  it('sends everything again that was given up since a time, in order', async () => {
    receiver.answer = () => 410;
    const early = await book(await app.signedIn('rider'));
    await deliver();
    await admin.put(`/webhooks/${hook}`, { active: true });
    app.clock.at += HOUR;
    const since = app.clock.at;
    const id = await book();
    await deliver();
    await admin.put(`/webhooks/${hook}`, { active: true });
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    await deliver();
    await admin.put(`/webhooks/${hook}`, { active: true });
    receiver.take();
    receiver.answer = () => 204;
    const { body } = await admin.post(`/webhooks/${hook}/replay`, { since });
    expect(body).toEqual({ replayed: 2 });
    await deliver();
    await deliver();
    expect(receiver.take()).toEqual(['booking.created NEW', 'booking.cancelled CANCELLED']);
    expect((await log({ state: 'failed' })).map(({ subject }) => subject)).toEqual([`booking:${early}`]);
  });
});

describe('a webhook', () => {
  const inboxOf = async (client: Client) => (await client.get('/users/me/notifications')).body;

  it('is turned off when its receiver is gone, and the admins are notified once', async () => {
    receiver.answer = () => 410;
    await book();
    await deliver();
    expect((await admin.get(`/webhooks/${hook}`)).body).toMatchObject({ active: false, offReason: 'gone' });
    expect((await log())[0]).toMatchObject({ state: 'failed', lastStatus: 410 });
    await notifyTurnedOff(app.services);
    await notifyTurnedOff(app.services);
    const events = await app.services.db.outbox.findMany([
      `webhook:${hook}:${app.clock.at}:${admin.user.id}`,
    ]);
    expect(events).toHaveLength(1);
    expect(JSON.stringify(await inboxOf(admin))).toContain('A webhook was turned off');
    // Nothing is recorded for it anymore.
    await book(await app.signedIn('rider'));
    expect(await log()).toHaveLength(1);
  });

  it('is turned off after failing for three days, and sends what is left when it is turned on again', async () => {
    receiver.answer = () => 500;
    const id = await book();
    for (let hours = 0; hours <= 71; hours += 6) await wait(6 * HOUR);
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    await wait(6 * HOUR);
    await wait(6 * HOUR);
    expect((await admin.get(`/webhooks/${hook}`)).body).toMatchObject({
      active: false,
      offReason: 'failing',
    });
    receiver.take();
    receiver.answer = () => 204;
    await wait(HOUR);
    expect(receiver.take()).toEqual([]);
    await admin.put(`/webhooks/${hook}`, { active: true });
    await wait(6 * HOUR);
    expect(receiver.take()).toEqual(['booking.cancelled CANCELLED']);
    const { body } = await admin.get(`/webhooks/${hook}`);
    expect(body).toMatchObject({ active: true, lastDeliveredAt: app.clock.at });
    expect([body.offReason ?? null, body.failingSince ?? null]).toEqual([null, null]);
  });

  it('receives only the events it subscribes to', async () => {
    const other = await startWebhookReceiver();
    await added({ url: other.url, events: ['booking.cancelled'] });
    const id = await book();
    await rider.post(`/bookings/${id}/cancel`, { reason: 'Late' });
    await deliver();
    await deliver();
    expect(other.take()).toEqual(['booking.cancelled CANCELLED']);
    await other.close();
  });

  it('receives nothing while its host leads to a private address', async () => {
    await app.connection
      .collection('webhooks')
      .updateOne({ active: true }, { $set: { url: 'https://10.0.0.1/hook' } });
    await book();
    await deliver();
    const { body } = await admin.get(`/webhook-deliveries/${(await log())[0]?.id}`);
    expect(body).toMatchObject({ state: 'pending', attempts: [{ error: 'address' }] });
  });
});

describe('other events', () => {
  const events = [
    'payout.requested',
    'payout.paid',
    'payout.failed',
    'driver.registered',
    'driver.approved',
    'driver.suspended',
  ];
  const received = () => receiver.received.splice(0).map(({ body }) => JSON.parse(body));

  beforeEach(async () => {
    await admin.put(`/webhooks/${hook}`, { events });
  });
  async function recorded() {
    await runDueWork(app.services);
    await runDueWork(app.services);
    await deliver();
    await deliver();
    return received();
  }

  it('tell of payouts that are requested, paid and failed', async () => {
    const { body: request } = await driver.post('/withdraws', { amount: 10 });
    await payOut(admin, request.id);
    await failPayout(admin, request.id);
    const events = await recorded();
    expect(events.map(({ type }) => type)).toEqual(['payout.requested', 'payout.paid', 'payout.failed']);
    expect(events[2].data).toEqual({
      id: request.id,
      user: driver.user.id,
      amount: 10,
      requestedAt: request.date,
      paidAt: app.clock.at,
      failedAt: app.clock.at,
    });
    expect(await recorded()).toEqual([]);
  });

  it('tell of drivers who register, are approved and suspended, but not of other changes', async () => {
    const vehicle = { carType: 'Economy', vehicleMake: 'Kia', vehicleModel: 'Niro', vehicleNumber: 'NY 1' };
    const person = { firstName: 'Ada', lastName: 'Byron', email: 'a@example.com', ...vehicle };
    const { body: added } = await admin.post('/drivers', person);
    await runDueWork(app.services);
    const path = `/drivers/${added.id}`;
    const changes = [{ approved: false }, { approved: false }, { lastName: 'King' }, { approved: true }];
    for (const change of changes) {
      app.clock.at += 1;
      expect((await admin.put(path, change)).status).toBe(200);
    }
    app.clock.at += 1;
    // With a change of contacts, which is another way to write.
    await admin.put(path, { approved: false, email: 'b@example.com' });
    const events = await recorded();
    expect(events.map(({ type, data }) => [type, data.approved])).toEqual([
      ['driver.registered', true],
      ['driver.suspended', false],
      ['driver.approved', true],
      ['driver.suspended', false],
    ]);
    expect(JSON.stringify(events)).not.toContain('example.com');
    expect(JSON.stringify((await admin.get(path)).body)).not.toContain('webhookEvents');
  });

  it('are recorded once after a crash', async () => {
    const { body: request } = await driver.post('/withdraws', { amount: 10 });
    const { forgetEvents } = app.services.db.withdraws;
    app.services.db.withdraws.forgetEvents = async () => {
      throw new Error('the process died here');
    };
    await expect(runDueWork(app.services)).rejects.toThrow('the process died here');
    app.services.db.withdraws.forgetEvents = forgetEvents;
    const events = await recorded();
    expect(events.map(({ type, data }) => [type, data.id])).toEqual([['payout.requested', request.id]]);
  });
});
