import { type DecisionRequest, type DriverDecision, MOST_OPEN_DECISION_REQUESTS } from '@wayfare/shared';
import { newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { sweepDecisionNotices } from './writeAboutDecision.js';

const DAY = 24 * 60 * 60_000;
let app: TestApp;
let driver: Client;
let staff: Client;

beforeEach(async () => {
  app = await startTestApp();
  driver = await app.signedIn('driver', { firstName: 'Dora', lastName: 'Drives' });
  staff = await app.signedIn('admin', { staffRole: 'support', firstName: 'Sam', lastName: 'Supports' });
});
afterEach(() => app.close());

const ask = (fields: object = {}, by = driver) =>
  by.post('/decisionrequests', { about: 'away', text: 'Why am I away?', ...fields });
const asked = async (fields: object = {}, by = driver): Promise<DecisionRequest> =>
  (await ask(fields, by)).body;
const write = (by: Client, id: string, text: string) => by.post(`/decisionrequests/${id}/messages`, { text });
const titles = async () =>
  (await driver.get('/users/me/notifications')).body.entries.map(({ title }: { title: string }) => title);
/** A trip that a driver did not get. Returns its id as the driver sees it. */
async function passed(by: Client, booking = newId()): Promise<string> {
  const row = { driver: by.user.id, at: app.clock.at, reason: 'too_far', distance: 6, over: 1 } as const;
  await app.services.db.passedTrips.record(booking, [row], null);
  return (await by.get('/passedtrips')).body[0].id;
}

describe('a driver reads the automatic decisions about them [4.79]', () => {
  const applying = async () =>
    ((await driver.get('/drivers/me/decisions')).body.decisions as DriverDecision[])
      .filter(({ applies }) => applies)
      .map(({ kind }) => kind);

  it('and which of them apply now', async () => {
    await app.services.db.settings.saveSettings({ negativeBalance: false, expiredDocumentsBlock: true });
    expect(await applying()).toEqual([]);
    const debt = { type: 'Debit', amount: 1, txRef: 'debt' } as const;
    await app.services.db.wallets.post(driver.user.id, [debt], { date: 0 });
    expect(await applying()).toEqual(['debt']);
    const { body } = await driver.get('/drivers/me/decisions');
    expect(body).toMatchObject({ answerDays: 14 });
  });

  it('and that requests are collected in scarcity, once that is on', async () => {
    const order = async () => (await driver.get('/drivers/me/decisions')).body.decisions[0];
    expect(await order()).toMatchObject({ kind: 'offer_order', windowSeconds: null });
    await app.services.db.settings.saveSettings({ matchSeconds: 5 });
    expect(await order()).toMatchObject({ kind: 'offer_order', windowSeconds: 5 });
  });
});

describe('a driver asks a person about a decision [4.80]', () => {
  it('who answers in time, with their name, and the driver is notified once', async () => {
    const request = await asked();
    expect(request).toMatchObject({
      isOpen: true,
      dueAt: app.clock.at + 14 * DAY,
      answeredAt: null,
      messages: [{ text: 'Why am I away?', isFromStaff: false, by_name: 'Dora Drives' }],
    });
    expect((await staff.get('/attention')).body).toMatchObject({ decisionRequests: 1 });
    app.clock.at += DAY;
    expect((await write(staff, request.id, 'You left three offers unanswered.')).status).toBe(201);
    const { body: answered } = await driver.get(`/decisionrequests/${request.id}`);
    expect(answered).toMatchObject({
      isOpen: false,
      answeredAt: app.clock.at,
      messages: [{}, { isFromStaff: true, by_name: 'Sam Supports', at: app.clock.at }],
    });
    expect((await staff.get('/attention')).body).toMatchObject({ decisionRequests: 0 });
    app.clock.at += 60_000;
    await sweepDecisionNotices(100, app.services);
    expect(await titles()).toEqual(['Your question was answered']);
  });

  it('and can write again, which opens the request with a new due date', async () => {
    const { id } = await asked();
    await write(staff, id, 'Because of three offers.');
    app.clock.at += DAY;
    expect((await write(driver, id, 'My phone was broken.')).body).toMatchObject({
      isOpen: true,
      dueAt: app.clock.at + 14 * DAY,
    });
    const due = app.clock.at + 14 * DAY;
    app.clock.at += DAY;
    expect((await write(driver, id, 'Hello?')).body).toMatchObject({ dueAt: due });
  });

  it('by the days of the settings', async () => {
    await app.services.db.settings.saveSettings({ explanationDays: 3 });
    expect((await asked()).dueAt).toBe(app.clock.at + 3 * DAY);
  });

  it('about a trip that they did not get, which only staff can open', async () => {
    const booking = newId();
    const passedTrip = await passed(driver, booking);
    const request = await asked({ about: 'passed_trip', passedTrip });
    expect(request).toMatchObject({ about: 'passed_trip', reason: 'too_far', booking: null });
    expect(JSON.stringify(request)).not.toContain(booking);
    expect((await staff.get(`/decisionrequests/${request.id}`)).body).toMatchObject({ booking });
    const other = await app.signedIn('driver');
    expect((await ask({ about: 'passed_trip', passedTrip }, other)).status).toBe(404);
  });

  it('once for each key, and not without end', async () => {
    const headers = { 'Idempotency-Key': 'one' };
    const body = { about: 'debt', text: 'Why?' };
    const [first, second] = [
      await driver.post('/decisionrequests', body, headers),
      await driver.post('/decisionrequests', body, headers),
    ];
    expect(first.body.id).toBe(second.body.id);
    for (let index = 1; index < MOST_OPEN_DECISION_REQUESTS; index += 1) await asked();
    expect((await ask()).body.error).toBe('decision_requests_full');
  });

  it('of whom staff see the open ones first, those due first', async () => {
    const [late, answered, early] = [newId(), newId(), newId()];
    for (const [index, id] of [early, answered, late].entries())
      await app.services.db.decisionRequests.insert({
        id,
        driver: driver.user.id,
        about: 'away',
        reason: null,
        passedAt: null,
        booking: null,
        createdAt: app.clock.at,
        dueAt: app.clock.at + index,
        isOpen: id !== answered,
        answeredAt: null,
        messages: [],
      });
    const { body } = await staff.get('/decisionrequests');
    expect(body.map(({ id }: { id: string }) => id)).toEqual([early, late, answered]);
  });
});

describe('nothing of others appears [4.80]', () => {
  it('to other drivers, riders, fleet admins and finance', async () => {
    const { id } = await asked();
    const other = await app.signedIn('driver');
    await asked({ text: 'Another matter' }, other);
    expect((await driver.get('/decisionrequests')).body).toHaveLength(1);
    for (const by of [other, await app.signedIn('rider'), await app.signedIn('fleetadmin')]) {
      expect([403, 404]).toContain((await by.get(`/decisionrequests/${id}`)).status);
      expect([403, 404]).toContain((await write(by, id, 'Mine')).status);
    }
    const finance = await app.signedIn('admin', { staffRole: 'finance' });
    expect((await finance.get('/decisionrequests')).status).toBe(403);
    expect((await write(finance, id, 'No')).status).toBe(403);
    expect((await finance.get('/attention')).body).not.toHaveProperty('decisionRequests');
  });

  it('in what a driver downloads, and nothing is left once the account is deleted', async () => {
    await passed(driver);
    const { id } = await asked();
    const other = await app.signedIn('driver');
    const { id: othersId } = await asked({}, other);
    await write(staff, id, 'Because of three offers.');
    const { body } = await driver.get('/users/me/export');
    expect(body.decisionRequests).toMatchObject([{ id, messages: [{}, { by_name: 'Sam Supports' }] }]);
    expect(body.passedTrips).toMatchObject([{ reason: 'too_far' }]);
    expect(JSON.stringify(body)).not.toContain(othersId);
    const admin = await app.signedIn('admin');
    expect((await admin.delete(`/drivers/${driver.user.id}`)).status).toBe(200);
    expect(await app.services.db.decisionRequests.findById(id)).toBeNull();
    const left = await app.services.db.passedTrips.list({
      filter: { driver: driver.user.id },
      sort: { field: 'at', order: -1 },
      skip: 0,
      limit: 10,
    });
    expect(left.rows).toEqual([]);
  });
});
