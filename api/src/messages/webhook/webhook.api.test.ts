import { MAX_WEBHOOKS, SECRET_GRACE_MS } from '@wayfare/shared';
import { Webhook } from 'standardwebhooks';
import { aCarType, aTrip, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../../test/support/webhookReceiver.js';
import { deliverWebhooks } from './deliverWebhooks.js';

let app: TestApp;
let admin: Client;
let receiver: WebhookReceiver;

beforeAll(async () => {
  app = await startTestApp({ WEBHOOKS_ALLOW_LOOPBACK: '1' });
  admin = await app.signedIn('admin');
  receiver = await startWebhookReceiver();
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
});
afterAll(async () => {
  await receiver.close();
  await app.close();
});
beforeEach(async () => {
  // Receivers compare the time of a signature with their own.
  app.clock.at = Date.now();
  receiver.received.length = 0;
  receiver.answer = () => 204;
  for (const { id } of await app.services.db.webhooks.active()) await app.services.db.webhooks.remove(id);
});

const input = (fields: object = {}) => ({ url: receiver.url, events: ['booking.created'], ...fields });
async function added(fields: object = {}) {
  const { status, body } = await admin.post('/webhooks', input(fields));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body as { id: string; newSecret: string };
}
/** A booking that a new rider makes, with the rider. */
async function aBooking() {
  const rider = await app.signedIn('rider');
  const { body } = await rider.post('/bookings', aTrip);
  return { rider, id: body.id as string };
}

describe('webhooks', () => {
  it('are for admins who have proven who they are', async () => {
    const { id } = await added();
    expect((await app.anonymous.get('/webhooks')).status).toBe(401);
    for (const role of ['rider', 'driver', 'fleetadmin'] as const) {
      const client = await app.signedIn(role);
      expect((await client.get('/webhooks')).status).toBe(403);
      expect((await client.post('/webhooks', input())).status).toBe(403);
      expect((await client.get('/webhook-deliveries')).status).toBe(403);
      expect((await client.post(`/webhooks/${id}/secret`, {})).status).toBe(403);
    }
    const stale = await app.signedInStale('admin');
    for (const answer of [
      await stale.post('/webhooks', input()),
      await stale.put(`/webhooks/${id}`, { active: false }),
      await stale.delete(`/webhooks/${id}`),
      await stale.post(`/webhooks/${id}/secret`, {}),
    ])
      expect(answer.body.error).toBe('reauthentication_required');
  });

  it('show their secret once, and never in lists, the audit log or the database', async () => {
    const { id, newSecret } = await added();
    expect(newSecret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { body: rotated } = await admin.post(`/webhooks/${id}/secret`, {});
    expect(rotated.newSecret).not.toBe(newSecret);
    await admin.put(`/webhooks/${id}`, { description: 'Accounting' });
    const everywhere = JSON.stringify([
      (await admin.get('/webhooks')).body,
      (await admin.get(`/webhooks/${id}`)).body,
      (await admin.get('/auditlog')).body,
      await app.connection.collection('webhooks').find({}).toArray(),
    ]);
    expect(everywhere).toContain('Accounting');
    for (const secret of [newSecret, rotated.newSecret]) {
      expect(everywhere).not.toContain(secret);
      expect(everywhere).not.toContain(secret.slice('whsec_'.length));
    }
    expect((await admin.get(`/webhooks/${id}`)).body).toMatchObject({
      description: 'Accounting',
      active: true,
    });
  });

  it.each([
    'http://hooks.example.com/',
    'http://93.184.216.34/',
    'https://10.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://[fd00::1]/',
    'https://2886729729/',
  ])('are refused without https or at a private address: %s', async (url) => {
    const { status, body } = await admin.post('/webhooks', input({ url }));
    expect({ status, error: body.error, field: body.errors?.url }).toEqual({
      status: 400,
      error: 'webhook_url_refused',
      field: expect.any(String),
    });
    const { id } = await added();
    expect((await admin.put(`/webhooks/${id}`, { url })).body.error).toBe('webhook_url_refused');
  });

  it('are refused on this machine unless the installation allows it', async () => {
    const other = await startTestApp();
    try {
      const otherAdmin = await other.signedIn('admin');
      for (const url of [receiver.url, 'https://127.0.0.1/', 'https://[::1]/'])
        expect((await otherAdmin.post('/webhooks', input({ url }))).body.error).toBe('webhook_url_refused');
      const { body } = await otherAdmin.post('/webhooks', input({ url: 'https://localhost:1/' }));
      const { body: delivery } = await otherAdmin.post(`/webhooks/${body.id}/test`, {});
      expect(delivery).toMatchObject({ state: 'failed', attempts: [{ error: 'address' }] });
    } finally {
      await other.close();
    }
  });

  it('are limited in number, also for concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: MAX_WEBHOOKS + 5 }, () => admin.post('/webhooks', input({ active: false }))),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.length).toBeGreaterThanOrEqual(5);
    expect(refused[0]?.body.error).toBe('webhook_limit');
    const { body: all } = await admin.get('/webhooks');
    expect(all.length).toBeLessThanOrEqual(MAX_WEBHOOKS);
    for (const { id } of all) await admin.delete(`/webhooks/${id}`);
  });

  it('cannot be changed in demo mode, where everyone would see the secret', async () => {
    const { id } = await added();
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    const answers = [
      await admin.post('/webhooks', input()),
      await admin.put(`/webhooks/${id}`, { active: false }),
      await admin.delete(`/webhooks/${id}`),
      await admin.post(`/webhooks/${id}/secret`, {}),
      await admin.post(`/webhooks/${id}/test`, {}),
    ];
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    expect(answers.map(({ body }) => body.error)).toEqual(answers.map(() => 'demo_mode'));
  });

  it('are deleted with their deliveries', async () => {
    const { id } = await added();
    await admin.post(`/webhooks/${id}/test`, {});
    await admin.delete(`/webhooks/${id}`);
    const { body } = await admin.get(
      `/webhook-deliveries?filter=${encodeURIComponent(`{"webhook":"${id}"}`)}`,
    );
    expect(body).toEqual([]);
  });
});

describe('a signature', () => {
  const verify = (secret: string, index = 0) => {
    const { headers, body } = receiver.received[index] as WebhookReceiver['received'][number];
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  };

  it('is verified by the Standard Webhooks library', async () => {
    const { newSecret } = await added();
    const { id } = await aBooking();
    await deliverWebhooks(app.services);
    expect(verify(newSecret)).toMatchObject({
      type: 'booking.created',
      timestamp: new Date(app.clock.at).toISOString(),
      data: { id, status: 'NEW', previousStatus: null, version: 1 },
    });
    const { newSecret: other } = await added();
    expect(() => verify(other)).toThrow('No matching signature found');
  });

  it('is also made with the previous secret for a day after a rotation', async () => {
    const { id, newSecret: old } = await added();
    const { body } = await admin.post(`/webhooks/${id}/secret`, {});
    expect(body).toMatchObject({ id, previousSecretUntil: app.clock.at + SECRET_GRACE_MS });
    await admin.post(`/webhooks/${id}/test`, {});
    expect(verify(body.newSecret)).toMatchObject({ type: 'ping' });
    expect(verify(old)).toMatchObject({ type: 'ping' });
    const [kept] = await app.services.db.webhooks.active();
    expect(kept?.previousSecretUntil).toBe(app.clock.at + SECRET_GRACE_MS);
    await app.connection
      .collection('webhooks')
      .updateOne({ previousSecretUntil: { $gt: 0 } }, { $set: { previousSecretUntil: app.clock.at } });
    await admin.post(`/webhooks/${id}/test`, {});
    expect(verify(body.newSecret, 1)).toMatchObject({ type: 'ping' });
    expect(() => verify(old, 1)).toThrow('No matching signature found');
  });
});

describe('a test', () => {
  it('sends a ping and says what was answered, also while the webhook is off', async () => {
    const { id } = await added({ active: false });
    receiver.answer = () => ({ status: 201, body: 'thanks' });
    const { status, body } = await admin.post(`/webhooks/${id}/test`, {});
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        webhook: id,
        type: 'ping',
        state: 'delivered',
        lastStatus: 201,
        attempts: [{ status: 201, answer: 'thanks', ms: expect.any(Number) }],
      },
    });
    expect(receiver.take()).toEqual(['ping']);
    expect((await admin.get(`/webhook-deliveries/${body.id}`)).body).toEqual(body);
  });

  it('says why it failed, and is not retried', async () => {
    const { id } = await added();
    receiver.answer = () => 500;
    const { body } = await admin.post(`/webhooks/${id}/test`, {});
    expect(body).toMatchObject({ state: 'failed', lastStatus: 500 });
    app.clock.at += 3_600_000;
    await deliverWebhooks(app.services);
    expect(receiver.take()).toEqual(['ping']);
    expect((await admin.post(`/webhooks/${newId()}/test`, {})).status).toBe(404);
  });
});

describe('what an event contains', () => {
  it('names people only by their ids', async () => {
    await added({ events: ['booking.created', 'driver.registered'] });
    const { rider, id } = await aBooking();
    await deliverWebhooks(app.services);
    const { body } = receiver.received[0] as { body: string };
    expect(JSON.parse(body).data).toMatchObject({ id, customer: rider.user.id, carType: aTrip.carType });
    const stored = (await app.services.db.bookings.findById(id)) as unknown as Record<string, string>;
    for (const field of [
      'customer_name',
      'customer_email',
      'customer_contact',
      'pickupAddress',
      'dropAddress',
    ])
      expect(body).not.toContain(stored[field]);
    for (const field of ['otp', 'coords', 'pickup', 'customer_token', 'requestedDrivers', 'effects'])
      expect(Object.keys(JSON.parse(body).data)).not.toContain(field);
  });
});
