import { aUser } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { startTwilioServer, type TwilioServer } from '../../../test/support/twilioServer.js';
import {
  signedAsVonage,
  startVonageServer,
  VONAGE_ACCOUNT,
  type VonageServer,
} from '../../../test/support/vonageServer.js';
import { twilioSignature } from '../call/twilioSignature.js';

let app: TestApp;
let twilio: TwilioServer;
let vonage: VonageServer;
let admin: Client;

const REFUSED = '+12025550199';
const PUBLIC_URL = 'https://ride.example';
const keys = () => ({
  PUBLIC_URL,
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'twilio token',
  TWILIO_FROM: '+15005550006',
  TWILIO_URL: twilio.url,
  VONAGE_API_KEY: VONAGE_ACCOUNT.key,
  VONAGE_API_SECRET: VONAGE_ACCOUNT.secret,
  VONAGE_FROM: 'Wayfare',
  VONAGE_SIGNATURE_SECRET: 'vonage signature',
  VONAGE_URL: vonage.url,
});

beforeAll(async () => {
  twilio = await startTwilioServer({ refused: REFUSED });
  vonage = await startVonageServer();
  app = await startTestApp(keys());
  await app.services.db.settings.saveSettings({ MobileLoginEnabled: true });
  admin = await app.signedIn('admin');
});
afterAll(async () => {
  await app.close();
  await twilio.close();
  await vonage.close();
});
beforeEach(async () => {
  // Otherwise, the tests together would use up the budget of a number.
  app.clock.at += 60 * 60_000;
  await app.connection.collection('sms').deleteMany({});
  await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
  twilio.received.length = 0;
  vonage.received.length = 0;
  vonage.instead.length = 0;
});

let numbers = 0;
async function aMobile() {
  numbers += 1;
  const mobile = `+1202555${String(1000 + numbers)}`;
  await app.services.db.users.insert(aUser('rider', { mobile }));
  return mobile;
}
const ask = (mobile: string) => app.anonymous.post('/auth/otp', { mobile });
const shown = async () => (await admin.get('/sms')).body;
/** The id that a service returns in its reports, as it received it. */
const idAtTwilio = () =>
  new URL(twilio.received.at(-1)?.form.StatusCallback ?? '').searchParams.get('sms') ?? '';

async function twilioReports(sms: string, form: Record<string, string>, token = 'twilio token') {
  const path = `/sms/reports/twilio?sms=${sms}`;
  const body = { MessageSid: 'SM1', ...form };
  const signature = twilioSignature({ url: `${PUBLIC_URL}/api${path}`, form: body }, token);
  return (await app.anonymous.post(path, body, { 'x-twilio-signature': signature })).status;
}
async function vonageReports(
  body: object,
  { secret = 'vonage signature', signed = body, at = app.clock.at } = {},
) {
  const headers = await signedAsVonage(JSON.stringify(signed), secret, at);
  return (await app.anonymous.post('/sms/reports/vonage', body, headers)).status;
}

describe('an SMS', () => {
  it('is recorded without its text, for admins only', async () => {
    const mobile = await aMobile();
    expect((await ask(mobile)).status).toBe(200);
    expect(await shown()).toEqual([
      {
        id: idAtTwilio(),
        to: mobile,
        state: 'accepted',
        provider: 'twilio',
        at: app.clock.at,
        changedAt: app.clock.at,
      },
    ]);
    const stored = await app.connection.collection('sms').findOne({});
    const code = /\b(\d{6})\b/.exec(twilio.received[0]?.form.Body ?? '')?.[1] ?? 'none';
    expect(JSON.stringify(stored)).not.toContain(code);
    for (const usertype of ['rider', 'driver', 'fleetadmin'] as const)
      expect((await (await app.signedIn(usertype)).get('/sms')).status).toBe(403);
    expect((await app.anonymous.get('/sms')).status).toBe(401);
  });

  it('hides its number in demo mode, also from filters [6.22]', async () => {
    const mobile = await aMobile();
    await ask(mobile);
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    expect((await shown())[0].to).toBe('Hidden');
    expect(
      (await admin.get(`/sms?filter=${encodeURIComponent(JSON.stringify({ to: mobile }))}`)).status,
    ).toBe(400);
  });

  it('is forgotten after 30 days', async () => {
    const day = 24 * 60 * 60_000;
    await app.services.db.sms.begin('a'.repeat(32), '+12025550100', app.clock.at - 30 * day - 1);
    await app.services.db.sms.begin('b'.repeat(32), '+12025550100', app.clock.at - 30 * day);
    await app.services.db.sms.sweep(app.clock.at);
    expect((await shown()).map(({ id }: { id: string }) => id)).toEqual(['b'.repeat(32)]);
  });

  it('with the same id is sent once, and again if its sending was interrupted', async () => {
    const { sms, db } = app.services;
    const message = { id: 'notice', to: await aMobile(), text: 'Hello', isRequested: false };
    const { accept } = db.sms;
    db.sms.accept = () => Promise.reject(new Error('the process died here'));
    await expect(sms?.send(message)).rejects.toThrow();
    db.sms.accept = accept;
    const before = twilio.received.length;
    await sms?.send(message);
    await sms?.send(message);
    expect(twilio.received.length - before).toBe(1);
    expect(await shown()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('the second service', () => {
  it('gets the message when the first one refuses it', async () => {
    await app.services.db.users.insert(aUser('rider', { mobile: REFUSED }));
    expect((await ask(REFUSED)).status).toBe(200);
    expect(twilio.received).toHaveLength(1);
    expect(vonage.received).toMatchObject([
      {
        channel: 'sms',
        message_type: 'text',
        from: 'Wayfare',
        to: REFUSED.slice(1),
        webhook_url: `${PUBLIC_URL}/api/sms/reports/vonage`,
        text: twilio.received[0]?.form.Body,
      },
    ]);
    expect(await shown()).toMatchObject([{ to: REFUSED, state: 'accepted', provider: 'vonage' }]);
  });

  it.each([
    ['an error', { status: 500, text: 'oops' }],
    [
      'a refusal',
      { status: 402, json: { title: 'Low balance', detail: 'This request could not be performed' } },
    ],
    ['a page instead of JSON', { text: '<html>' }],
  ])('answers with %s too: the user is told, and the record says why', async (_, reply) => {
    vonage.instead.push(reply);
    const { status, body } = await ask(REFUSED);
    expect({ status, error: body.error }).toEqual({ status: 502, error: 'code_not_sent' });
    const [record] = await shown();
    expect(record).toMatchObject({ state: 'failed', reason: body.detail });
    expect(record).not.toHaveProperty('provider');
  });

  it('comes first if SMS_ORDER says so, and does not need the other', async () => {
    const other = await startTestApp({ ...keys(), SMS_ORDER: 'vonage,twilio' });
    const message = { id: 'x', to: '+12025550100', text: 'Hello', isRequested: false };
    await other.services.sms?.send(message);
    expect([vonage.received.length, twilio.received.length]).toEqual([1, 0]);
    vonage.instead.push({ status: 503 });
    await other.services.sms?.send({ ...message, id: 'y' });
    expect([vonage.received.length, twilio.received.length]).toEqual([1, 1]);
    await other.close();
    const alone = await startTestApp({
      ...keys(),
      TWILIO_ACCOUNT_SID: '',
      TWILIO_AUTH_TOKEN: '',
      TWILIO_FROM: '',
    });
    await alone.services.sms?.send({ ...message, id: 'z' });
    await alone.close();
    expect(vonage.received).toHaveLength(2);
  });
});

describe('a report of Twilio', () => {
  it.each([
    [{ MessageStatus: 'sent' }, { state: 'sent' }],
    [{ MessageStatus: 'delivered' }, { state: 'delivered' }],
    [
      { MessageStatus: 'undelivered', ErrorCode: '30003' },
      { state: 'failed', reason: '30003' },
    ],
    [{ MessageStatus: 'constructor' }, { state: 'accepted' }],
  ])('%j sets %j', async (form, expected) => {
    await ask(await aMobile());
    app.clock.at += 1_000;
    expect(await twilioReports(idAtTwilio(), form)).toBe(200);
    expect(await shown()).toMatchObject([expected]);
  });

  it('that comes late or twice changes nothing', async () => {
    await ask(await aMobile());
    const sms = idAtTwilio();
    for (const MessageStatus of ['delivered', 'sent', 'queued', 'failed', 'delivered'])
      expect(await twilioReports(sms, { MessageStatus })).toBe(200);
    expect(await shown()).toMatchObject([{ state: 'delivered' }]);
  });

  it('with another signature, for another SMS, or on an unknown one is refused or ignored', async () => {
    await ask(await aMobile());
    const sms = idAtTwilio();
    expect(await twilioReports(sms, { MessageStatus: 'failed' }, 'another token')).toBe(403);
    const form = { MessageSid: 'SM1', MessageStatus: 'failed' };
    const other = `${PUBLIC_URL}/api/sms/reports/twilio?sms=${'0'.repeat(32)}`;
    const signature = twilioSignature({ url: other, form }, 'twilio token');
    const moved = await app.anonymous.post(`/sms/reports/twilio?sms=${sms}`, form, {
      'x-twilio-signature': signature,
    });
    expect(moved.status).toBe(403);
    expect(await twilioReports('0'.repeat(32), { MessageStatus: 'failed' })).toBe(200);
    expect(await shown()).toMatchObject([{ state: 'accepted' }]);
  });
});

describe('a report of Vonage', () => {
  const sent = async () => {
    await ask(REFUSED);
    return vonage.received.at(-1)?.client_ref ?? '';
  };

  it.each([
    [{ status: 'submitted' }, { state: 'sent' }],
    [{ status: 'delivered' }, { state: 'delivered' }],
    [
      { status: 'undeliverable', error: { title: 'Illegal Number', detail: '1' } },
      { state: 'failed', reason: 'Illegal Number: 1' },
    ],
    [{ status: 'read' }, { state: 'accepted' }],
  ])('%j sets %j', async (body, expected) => {
    const client_ref = await sent();
    expect(await vonageReports({ ...body, client_ref })).toBe(200);
    expect(await shown()).toMatchObject([{ ...expected, provider: 'vonage' }]);
  });

  it('that is forged, changed, old, or not JSON is refused', async () => {
    const client_ref = await sent();
    const body = { status: 'delivered', client_ref };
    expect(await vonageReports(body, { secret: 'guessed' })).toBe(403);
    expect(await vonageReports(body, { signed: { ...body, status: 'rejected' } })).toBe(403);
    expect(await vonageReports(body, { at: app.clock.at - 12 * 60_000 })).toBe(403);
    expect((await app.anonymous.post('/sms/reports/vonage', body)).status).toBe(403);
    expect(await shown()).toMatchObject([{ state: 'accepted' }]);
  });

  it('on an SMS that Twilio sent changes nothing', async () => {
    await ask(await aMobile());
    expect(await vonageReports({ status: 'rejected', client_ref: idAtTwilio() })).toBe(200);
    expect(await shown()).toMatchObject([{ state: 'accepted', provider: 'twilio' }]);
  });
});

describe('the budget of a number', () => {
  it('refuses a message that its receiver waits for, and leaves out others', async () => {
    const { sms } = app.services;
    const to = await aMobile();
    const send = (id: number, isRequested: boolean) =>
      sms?.send({ id: `budget ${to} ${id}`, to, text: 'Hello', isRequested });
    for (let count = 0; count < 10; count += 1) await send(count, count % 2 === 0);
    await expect(send(10, true)).rejects.toMatchObject({ key: 'too_many_requests', status: 429 });
    await send(11, false);
    expect(twilio.received).toHaveLength(10);
    app.clock.at += 60 * 60_000;
    for (let count = 12; count < 22; count += 1) await send(count, true);
    app.clock.at += 60 * 60_000;
    await expect(send(22, true)).rejects.toMatchObject({ key: 'too_many_requests' });
    app.clock.at += 22 * 60 * 60_000;
    await send(23, true);
    expect(twilio.received).toHaveLength(21);
  });
});
