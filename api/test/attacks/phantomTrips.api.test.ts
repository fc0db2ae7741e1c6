import pino from 'pino';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import { deliverWebhooks } from '../../src/messages/webhook/deliverWebhooks.js';
import { continueHeld } from '../../src/money/payment/authorization/continueHeld.js';
import { runDueWork } from '../../src/process/dueWork.js';
import { aCarType, aTrip, DROP } from '../support/builders.js';
import { cardPage } from '../support/cardPage.js';
import { testSockets } from '../support/sockets.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { trackedDrive } from '../support/trackedDrive.js';
import { startWebhookReceiver } from '../support/webhookReceiver.js';

/**
 * Drivers who make up trips at the cost of a card, and everyone who could tell them the code for the start.
 */
const MINUTE = 60_000;
const logged: string[] = [];
let app: TestApp;
let rider: Client;
let driver: Client;
let fleetadmin: Client;
let admin: Client;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  app = await startTestApp({ WEBHOOKS_ALLOW_LOOPBACK: '1' }, { log });
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  await app.services.db.settings.saveSettings({
    holdCards: true,
    otp_secure: false,
    autoDispatch: true,
    missedOffersAway: 0,
    driverSilentSeconds: 604_800,
  });
  fleetadmin = await app.signedIn('fleetadmin');
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver', { fleetadmin: fleetadmin.user.id });
});
afterEach(async () => {
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const walletOf = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const step = (id: string, name: string, body: object = {}) => driver.post(`/bookings/${id}/${name}`, body);

/** A trip whose fare is held on its rider's card, and whose driver claims to be at the pickup. */
async function arrived(): Promise<string> {
  const { body } = await rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
  const { body: checkout } = await rider.get(`/bookings/${body.id}/payment`);
  await cardPage(app, checkout.fields).pay();
  for (const name of ['accept', 'arrive']) expect((await step(body.id, name)).status).toBe(200);
  return body.id;
}

/** The driver drives the whole way, with positions, and ends the trip. */
async function drivenToTheDrop(id: string): Promise<void> {
  await trackedDrive(app, driver, { ms: 3 * MINUTE });
  expect((await step(id, 'reach', { lat: DROP.lat, lng: DROP.lng })).status).toBe(200);
  for (let round = 0; round < 3; round += 1) {
    await runDueWork(app.services);
    await continueHeld(10, app.services);
    app.clock.at += 10 * MINUTE;
  }
}

describe('a card is not charged for a trip whose rider gave no code', () => {
  it('even if the driver drives the whole way with positions', async () => {
    const id = await arrived();
    expect((await step(id, 'start')).body).toMatchObject({ status: 'STARTED' });
    await drivenToTheDrop(id);
    expect(await readStored(id)).toMatchObject({ status: 'PENDING', cardHold: { state: 'released' } });
    expect((await readStored(id)).payments ?? []).toEqual([]);
    expect([await walletOf(driver), await walletOf(rider)]).toEqual([0, 0]);
    expect((await driver.post('/withdraws', { amount: 0.01 })).status).toBe(409);
  });

  it('nor after guesses: a wrong code is no code, and five lock the trip', async () => {
    const id = await arrived();
    const { otp } = await readStored(id);
    const wrong = ['10000', '99999', '12345', '54321', '10001'].filter((code) => code !== otp);
    for (const code of wrong)
      expect((await step(id, 'start', { otp: code })).body.error).toBe('otp_mismatch');
    expect((await readStored(id)).status).toBe('ARRIVED');
  });

  it('with the setting `otp_secure` on, such a trip does not even start', async () => {
    await app.services.db.settings.saveSettings({ otp_secure: true });
    const id = await arrived();
    expect((await step(id, 'start')).body.error).toBe('otp_mismatch');
  });

  it('while an honest driver, who has the rider’s code, is paid at once', async () => {
    const id = await arrived();
    expect((await driver.get(`/bookings/${id}`)).body).toMatchObject({
      otp_required: true,
      otp_skippable: true,
    });
    const { otp } = (await rider.get(`/bookings/${id}`)).body;
    expect((await step(id, 'start', { otp })).body.status).toBe('STARTED');
    await drivenToTheDrop(id);
    const paid = await readStored(id);
    expect(paid).toMatchObject({ status: 'PAID', cardHold: { state: 'captured' } });
    expect(await walletOf(driver)).toBe(paid.driver_share);
  });

  it('and a trip in cash needs no code, with the setting off', async () => {
    const { body } = await rider.post('/bookings', aTrip);
    for (const name of ['accept', 'arrive', 'start']) expect((await step(body.id, name)).status).toBe(200);
    expect((await driver.get(`/bookings/${body.id}`)).body.otp_required).toBe(false);
    expect((await readStored(body.id)).otp).toBe(false);
  });
});

describe('the code for the start is shown to the rider alone', () => {
  it('not to drivers, fleet admins, admins, partners, exports, webhooks, live events, messages, or logs', async () => {
    const receiver = await startWebhookReceiver();
    const events = ['booking.created', 'booking.status_changed', 'alert.opened'];
    expect((await admin.post('/webhooks', { url: receiver.url, events })).status).toBe(201);
    const account = await app.signedIn('rider');
    const scopes = ['bookings:read'];
    const { body: key } = await admin.post('/apikeys', { name: 'Hotel', account: account.user.id, scopes });
    const sockets = testSockets();
    const received: unknown[] = [];
    for (const who of [driver, fleetadmin, admin])
      (await sockets.connect(app, who)).onAny((...event: unknown[]) => void received.push(event));

    const id = await arrived();
    const { otp } = (await rider.get(`/bookings/${id}`)).body;
    expect(otp).toMatch(/^[1-9]\d{4}$/);
    await admin.post(`/bookings/${id}/start-code/reveal`);
    await deliverWebhooks(app.services);

    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const answers = [];
    for (const who of [driver, fleetadmin, admin])
      for (const path of [
        `/bookings/${id}`,
        `/bookings?filter=${filter}`,
        `/bookings/export?filter=${filter}`,
      ])
        answers.push((await who.get(path)).body);
    for (const who of [driver, fleetadmin, admin])
      answers.push((await who.get('/users/me/notifications')).body);
    answers.push(
      (await admin.get(`/auditlog?filter=${encodeURIComponent(JSON.stringify({ record: id }))}`)).body,
    );
    answers.push((await admin.get(`/bookings/${id}/dispatch`)).body, (await admin.get('/desk')).body);
    const partner = await app.withKey(key.newKey).get(`/partner/bookings/${id}`);
    expect(partner.status).toBe(404);
    expect(receiver.received.length).toBeGreaterThan(2);
    expect(received.length).toBeGreaterThan(2);
    expect(logged.length).toBeGreaterThan(0);
    await receiver.close();
    sockets.close();
    expect(JSON.stringify(answers)).toContain(id);
    for (const text of [
      JSON.stringify(answers),
      JSON.stringify(receiver.received),
      JSON.stringify(received),
      logged.join('\n'),
    ])
      expect(text).not.toContain(otp);
  });

  it('staff reveal it during the trip only, and the audit log records who, without the code', async () => {
    const { body } = await rider.post('/bookings', { ...aTrip, payment_mode: 'card' });
    const reveal = (who: Client, id: string = body.id) => who.post(`/bookings/${id}/start-code/reveal`);
    expect((await reveal(admin)).status).toBe(409);
    await rider.post(`/bookings/${body.id}/cancel`, { reason: 'Late' });

    const id = await arrived();
    const { otp } = (await rider.get(`/bookings/${id}`)).body;
    const finance = await app.signedIn('admin', { staffRole: 'finance' });
    for (const who of [driver, fleetadmin, rider, finance])
      expect([403, 404]).toContain((await reveal(who, id)).status);
    const dispatcher = await app.signedIn('admin', { staffRole: 'dispatcher' });
    expect((await reveal(dispatcher, id)).body).toEqual({ code: otp });
    const filter = encodeURIComponent(JSON.stringify({ record: id, action: 'revealStartCode' }));
    const { body: entries } = await admin.get(`/auditlog?filter=${filter}`);
    expect(entries).toMatchObject([{ action: 'revealStartCode', actor: dispatcher.user.id, changes: [] }]);
    expect(JSON.stringify(entries)).not.toContain(otp);
    await step(id, 'start', { otp });
    expect((await reveal(dispatcher, id)).status).toBe(409);
  });

  it('a caller gets it by the link to the trip that is texted to them, because no page of theirs shows it', async () => {
    await app.services.db.settings.saveSettings({ otp_secure: true });
    const { body } = await admin.post('/bookings', { ...aTrip, customer: rider.user.id });
    expect(body.status).toBe('NEW');
    const { effects } = await readStored(body.id);
    const to = rider.user.mobile;
    const outbox = `/dev/outbox?filter=${encodeURIComponent(JSON.stringify({ to, channel: 'sms' }))}`;
    const { body: sent } = await admin.get(outbox);
    const token = /trip[/#?=\w-]*?[#/]([\w-]{20,})/.exec(sent[0]?.body ?? '')?.[1];
    expect({ effects, token }).toMatchObject({ token: expect.any(String) });
    const { body: shown } = await app.anonymous.post('/guest-trips', { token });
    expect(shown.code).toBe((await readStored(body.id)).otp);
  });
});
