import type { WantedChange } from '@wayfare/shared';
import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runDueWork } from '../../../process/dueWork.js';

/** A driver who has a trip is asked when a change makes it much longer. */
const SECOND = 1000;
const FAR_DROP = { lat: PICKUP.lat + 0.1, lng: PICKUP.lng, add: 'The Bronx' };
const FARTHER_DROP = { ...FAR_DROP, lat: PICKUP.lat + 0.25, add: 'Yonkers' };

let app: TestApp;
let rider: Client;
let admin: Client;
let driver: Client;
let other: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType({ cancelSlab: [{ minsDelayed: 2, amount: 3 }] }));
  await app.services.db.settings.saveSettings({ otp_secure: false, missedOffersAway: 0 });
  rider = await app.signedIn('rider', { walletBalance: 100 });
  admin = await app.signedIn('admin');
  driver = await app.signedIn('driver');
  other = await app.signedIn('driver');
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  await app.close();
});

const stored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const accepted = async (fields: object = {}): Promise<string> => {
  const { status, body } = await rider.post('/bookings', { ...aTrip, ...fields });
  expect({ status, error: body.error }).toEqual({ status: 201, error: undefined });
  expect((await driver.post(`/bookings/${body.id}/accept`)).status).toBe(200);
  return body.id;
};
const preview = (id: string, wanted: WantedChange, by = rider) =>
  by.post(`/bookings/${id}/changes/preview`, wanted);
async function change(id: string, wanted: WantedChange, by = rider) {
  const shown = await preview(id, wanted, by);
  expect(shown.status, JSON.stringify(shown.body)).toBe(200);
  const made = await by.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown.body) });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return { shown: shown.body, body: made.body };
}
const answer = (id: string, confirmed: boolean, version: number, by = driver) =>
  by.post(`/bookings/${id}/changes/answer`, { confirmed, version });
const noticesFor = async (client: Client): Promise<string> =>
  JSON.stringify((await client.get('/users/me/notifications')).body);
const isBusy = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.queue === true;
async function pass(ms: number) {
  app.clock.at += ms;
  await runDueWork(app.services);
}

describe('a driver whose trip becomes much longer [4.100]', () => {
  it('keeps it, and is asked until a time that everybody reads', async () => {
    const id = await accepted();
    const { estimateDistance } = await stored(id);
    const { shown, body } = await change(id, { drop: FAR_DROP });
    expect(shown).toMatchObject({
      driver: 'asked',
      because: null,
      answerSeconds: 120,
      notified: ['driver'],
    });
    const longerTrip = {
      state: 'asked',
      version: body.version ?? (await stored(id)).version,
      until: app.clock.at + 120 * SECOND,
      accepted: estimateDistance,
    };
    expect(body).toMatchObject({ status: 'ACCEPTED', driver: driver.user.id });
    for (const reader of [rider, driver, admin])
      expect((await reader.get(`/bookings/${id}`)).body.longerTrip).toEqual(longerTrip);
    const { trips } = (await admin.get('/desk')).body;
    expect(trips.find((trip: { id: string }) => trip.id === id)).toMatchObject({ longerTrip });
    expect(await noticesFor(driver)).toContain('much longer');
  });

  it('drives on once they confirm it, and it is the trip that later changes are compared with', async () => {
    const id = await accepted();
    await change(id, { drop: FAR_DROP });
    const { version } = await stored(id);
    expect((await answer(id, true, version)).body).toMatchObject({
      status: 'ACCEPTED',
      driver: driver.user.id,
    });
    // The device sends it again: the answer was lost.
    expect((await answer(id, true, version)).status).toBe(200);
    const after = await stored(id);
    expect(after.longerTrip ?? null).toBeNull();
    expect(after.changes?.map((made) => made.driver)).toEqual(['confirmed']);
    expect(await noticesFor(rider)).toContain('confirmed the longer trip');
    await pass(600 * SECOND);
    expect((await stored(id)).status).toBe('ACCEPTED');
    const nearby = { ...FAR_DROP, lat: FAR_DROP.lat + 0.005, add: 'Around the corner' };
    expect((await preview(id, { drop: nearby }, admin)).body.driver).toBe('stays');
    expect((await preview(id, { drop: FARTHER_DROP }, admin)).body.driver).toBe('asked');
  });

  it('is free if they refuse: others are asked at the same price, and it counts against nobody', async () => {
    const id = await accepted();
    const { shown } = await change(id, { drop: FAR_DROP });
    const { version } = await stored(id);
    const refused = await answer(id, false, version);
    expect(refused.status).toBe(200);
    expect((await answer(id, false, version)).status).toBe(200);
    const trip = await stored(id);
    expect(trip).toMatchObject({
      status: 'NEW',
      customer_paid: shown.price.after,
      longerTrip: { state: 'refused' },
      requestedDrivers: { [other.user.id]: true },
    });
    expect(trip.driver ?? null).toBeNull();
    expect(trip.changes?.[0]?.driver).toBe('refused');
    expect(await isBusy(driver)).toBe(false);
    expect(await noticesFor(rider)).toContain('cannot drive the longer trip');
    const desk = (await admin.get('/desk')).body.trips.find((one: { id: string }) => one.id === id);
    expect(desk.longerTrip).toMatchObject({ state: 'refused' });
    const { body: trace } = await admin.get(`/bookings/${id}/dispatch`);
    expect(JSON.stringify(trace)).toContain('longer_trip');
    expect((await rider.get(`/bookings/${id}`)).body.longerTrip.state).toBe('refused');
    const counts = await driver.get('/drivers/me/acceptance');
    if (counts.status === 200) expect(JSON.stringify(counts.body)).not.toContain('"givenBack":1');
    // Whoever takes it accepts it as it is.
    expect((await other.post(`/bookings/${id}/accept`)).status).toBe(200);
    expect((await stored(id)).longerTrip ?? null).toBeNull();
  });

  it('loses it without an answer in time, and an answer that comes too late changes nothing', async () => {
    const id = await accepted();
    await change(id, { drop: FAR_DROP }, admin);
    const { version } = await stored(id);
    await pass(119 * SECOND);
    expect((await stored(id)).status).toBe('ACCEPTED');
    await pass(2 * SECOND);
    expect(await stored(id)).toMatchObject({ status: 'NEW', longerTrip: { state: 'unanswered' } });
    expect((await answer(id, true, version)).status).toBe(404);
    expect(await noticesFor(driver)).toContain('did not confirm the longer trip in time');
    expect(await noticesFor(rider)).toContain('cannot drive the longer trip');
    // It was theirs to answer, not to decline: they may still take it.
    await pass(60 * SECOND);
    expect((await stored(id)).status).toBe('NEW');
  });

  it('is asked anew about another change, and not anymore once the way is as before', async () => {
    const id = await accepted();
    await change(id, { drop: FAR_DROP });
    const first = (await stored(id)).version;
    await change(id, { drop: FARTHER_DROP });
    expect(await answer(id, true, first)).toMatchObject({
      status: 409,
      body: { error: 'trip_changed_meanwhile' },
    });
    await change(id, { pickUpInstructions: 'Blue coat' });
    expect((await stored(id)).longerTrip?.state).toBe('asked');
    await change(id, { drop: DROP });
    expect((await stored(id)).longerTrip ?? null).toBeNull();
    await pass(600 * SECOND);
    expect((await stored(id)).status).toBe('ACCEPTED');
    expect((await answer(id, true, (await stored(id)).version)).body.error).toBe('wrong_state');
  });

  it('confirms it by starting the trip, also when an offline phone reports that', async () => {
    const id = await accepted();
    await change(id, { drop: FAR_DROP }, admin);
    app.clock.at += 30 * SECOND;
    for (const step of ['arrive', 'start'])
      expect((await driver.post(`/bookings/${id}/${step}`, { at: app.clock.at - SECOND })).status).toBe(200);
    expect((await stored(id)).longerTrip ?? null).toBeNull();
    expect((await stored(id)).changes?.[0]?.driver).toBe('confirmed');
    await pass(600 * SECOND);
    expect((await stored(id)).status).toBe('STARTED');
  });

  it('is never lost in this way by a rider who would owe a fee', async () => {
    const id = await accepted();
    app.clock.at += 180 * SECOND;
    expect(await preview(id, { drop: FAR_DROP })).toMatchObject({
      status: 409,
      body: { error: 'change_loses_driver' },
    });
    expect((await preview(id, { drop: FAR_DROP }, admin)).body.driver).toBe('asked');
  });

  it('is asked as the settings say, or not at all', async () => {
    const id = await accepted({ drop: { ...FAR_DROP, lat: PICKUP.lat + 0.05, add: 'Harlem' } });
    const { settings } = app.services.db;
    await settings.saveSettings({ longerTripPercent: 500 });
    const drop = { ...FAR_DROP, lat: PICKUP.lat + 0.15, add: 'Riverdale' };
    expect((await preview(id, { drop })).body.driver).toBe('stays');
    await settings.saveSettings({ longerTripPercent: 50, longerTripSeconds: 0 });
    const { body } = await preview(id, { drop });
    expect(body).toMatchObject({ driver: 'offered_anew', because: 'length' });
    await settings.saveSettings({ longerTripSeconds: 60 });
    // Whoever agreed to a driver who stays has not agreed to one who is asked.
    const agreed = { customer_paid: 1_000, driver: 'stays' };
    const made = { drop, version: body.version, agreed };
    expect((await rider.post(`/bookings/${id}/changes`, made)).body.error).toBe('change_differs');
  });

  it('leaves no question with a trip that is canceled or given back', async () => {
    const canceled = await accepted();
    await change(canceled, { drop: FAR_DROP });
    await rider.post(`/bookings/${canceled}/cancel`, { reason: 'Too long' });
    expect((await stored(canceled)).longerTrip ?? null).toBeNull();
    const back = await accepted();
    await change(back, { drop: FAR_DROP });
    expect((await driver.post(`/bookings/${back}/giveBack`, { reason: 'Flat tire' })).status).toBe(200);
    expect((await stored(back)).longerTrip ?? null).toBeNull();
    await pass(600 * SECOND);
    expect((await stored(canceled)).status).toBe('CANCELLED');
  });
});
