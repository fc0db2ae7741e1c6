import { runDueWork } from '../../process/dueWork.js';
import { newId } from '../../../test/support/builders.js';
import { failPayout, payOut, seenVersion } from '../../../test/support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

const bank = { bankName: 'Harbour Bank', bankCode: 'HB1', bankAccount: '0042' };

let app: TestApp;
let admin: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await app.signedIn('driver', { ...bank, walletBalance: 100 });
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const balance = async ({ user } = driver) => (await app.services.db.users.findById(user.id))?.walletBalance;
const setting = (changes: object) => app.services.db.settings.saveSettings(changes);
const ask = (amount: unknown, headers: Record<string, string> = {}) =>
  driver.post('/withdraws', { amount }, headers);
const own = async () => (await driver.get('/withdraws')).body as unknown[];

/** A request left by a process that crashed before, or right after, the amount was taken. */
async function cutOff(amount: number, posted: boolean) {
  const { db, clock } = app.services;
  const request = {
    id: newId(),
    uid: driver.user.id,
    name: 'Test driver',
    amount,
    date: clock.now(),
    processed: false,
    procesDate: null,
    reserved: false,
  };
  await db.withdraws.insert(request);
  const posting = { type: 'Withdraw', amount, txRef: `withdraw:${request.id}` } as const;
  if (posted) await db.wallets.post(request.uid, [posting], { date: request.date, floor: 0 });
  return request;
}

describe('requesting a payout', () => {
  it('is for drivers, not for anonymous clients, admins and fleet admins [6.8]', async () => {
    expect((await app.anonymous.post('/withdraws', { amount: 5 })).status).toBe(401);
    for (const role of ['admin', 'fleetadmin'] as const) {
      expect((await (await app.signedIn(role)).post('/withdraws', { amount: 5 })).status).toBe(403);
    }
  });

  it('is for riders when RiderWithDraw is on [3.36]', async () => {
    const rider = await app.signedIn('rider', { walletBalance: 20 });
    const refused = await rider.post('/withdraws', { amount: 5 });
    expect({ status: refused.status, error: refused.body.error }).toEqual({
      status: 403,
      error: 'forbidden',
    });
    await setting({ RiderWithDraw: true });
    expect((await rider.post('/withdraws', { amount: 5 })).status).toBe(201);
    await setting({ RiderWithDraw: false });
    expect(await balance(rider)).toBe(15);
  });

  it('stores name, amount, date and bank details, and takes the amount immediately [3.22, 1.2]', async () => {
    const { status, body } = await ask(40.25);
    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(String),
        uid: driver.user.id,
        name: 'Test driver',
        amount: 40.25,
        date: app.clock.at,
        ...bank,
        processed: false,
        procesDate: null,
      },
    });
    expect(await balance()).toBe(59.75);
    expect(await own()).toEqual([body]);
    expect((await driver.get('/wallethistory')).body).toContainEqual(
      expect.objectContaining({ type: 'Withdraw', amount: 40.25, txRef: `withdraw:${body.id}` }),
    );
  });

  it.each([undefined, null, '', 0, -5])('requires an amount above 0: %p [5.47]', async (amount) => {
    const { status, body } = await ask(amount);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'no_details_error' });
  });

  it.each([0.001, 1e308, '5'])('rejects the amount %p [5.16]', async (amount) => {
    const { status, body } = await ask(amount);
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'validation_error' });
    expect(await balance()).toBe(100);
  });

  it('rejects more than the wallet holds and leaves no request behind', async () => {
    const { status, body } = await ask(100.01);
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'wallet_balance_low' });
    expect(await own()).toEqual([]);
    expect(await balance()).toBe(100);
    expect((await ask(100)).status).toBe(201);
    expect(await balance()).toBe(0);
  });

  it('never takes more than the balance under 50 concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask(7)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(14);
    expect(answers.filter(({ body }) => body.error === 'wallet_balance_low')).toHaveLength(36);
    expect(await balance()).toBe(2);
    expect(await own()).toHaveLength(14);
  });

  it('creates one request per Idempotency-Key, even if it empties the wallet', async () => {
    const headers = { 'idempotency-key': `once-${driver.user.id}` };
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(100, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await own()).toHaveLength(1);
    expect((await ask(99, headers)).body.error).toBe('idempotency_mismatch');
    expect(await balance()).toBe(0);
  });
});

describe('a request interrupted by a crash', () => {
  const later = async () => {
    app.clock.at += 11_000;
    await runDueWork(app.services);
  };

  it.each([false, true])('is hidden, and completed once (amount debited: %p)', async (posted) => {
    const request = await cutOff(30, posted);
    expect(await own()).toEqual([]);
    expect((await admin.get(`/withdraws/${request.id}`)).status).toBe(404);
    expect((await payOut(admin, request.id)).status).toBe(404);
    expect((await failPayout(admin, request.id)).status).toBe(404);
    await later();
    await later();
    expect(await own()).toEqual([
      expect.objectContaining({ id: request.id, amount: 30, date: request.date }),
    ]);
    expect(await balance()).toBe(70);
  });

  it('is left alone while its own process may still be working on it', async () => {
    const request = await cutOff(30, false);
    app.clock.at += 5_000;
    await runDueWork(app.services);
    expect(await balance()).toBe(100);
    await later();
    expect((await driver.get(`/withdraws/${request.id}`)).status).toBe(200);
  });

  it('is dropped when the wallet no longer holds the amount', async () => {
    await cutOff(101, false);
    await later();
    expect(await own()).toEqual([]);
    expect(await app.services.db.withdraws.findUnreserved(app.clock.at, 10)).toEqual([]);
    expect(await balance()).toBe(100);
  });

  it('is restored when one process took the amount while another dropped it', async () => {
    const request = await cutOff(30, true);
    await app.services.db.withdraws.dropUnreserved(request.id);
    await app.services.db.withdraws.markReserved(request);
    expect(await own()).toEqual([expect.objectContaining({ id: request.id, amount: 30, processed: false })]);
  });
});

describe('the table of requests', () => {
  it('shows admins all requests, drivers their own, fleet admins none [2.39, 6.8, 6.14]', async () => {
    const { body: request } = await ask(10);
    const other = await app.signedIn('driver');
    const fleet = await app.signedIn('fleetadmin');
    const seen = { ...request, bankChanged: false, version: expect.any(String) };
    expect((await admin.get(`/withdraws/${request.id}`)).body).toEqual(seen);
    expect((await other.get('/withdraws')).body).toEqual([]);
    expect((await other.get(`/withdraws/${request.id}`)).status).toBe(404);
    expect((await fleet.get('/withdraws')).status).toBe(403);
    expect((await app.anonymous.get('/withdraws')).status).toBe(401);
    const filter = encodeURIComponent(JSON.stringify({ uid: driver.user.id, processed: false }));
    const { body, headers } = await admin.get(`/withdraws?filter=${filter}`);
    expect({ body, range: headers.get('content-range') }).toEqual({
      body: [seen],
      range: 'withdraws 0-0/1',
    });
  });

  it('omits the bank details when bank_fields is off [2.40]', async () => {
    const { body: request } = await ask(10);
    await setting({ bank_fields: false });
    const { body } = await admin.get(`/withdraws/${request.id}`);
    await setting({ bank_fields: true });
    const { bankChanged, version, ...asOwner } = body;
    expect([bankChanged, version]).toEqual([false, expect.any(String)]);
    expect(Object.keys(asOwner)).toEqual(Object.keys(request).filter((key) => !key.startsWith('bank')));
    expect((await admin.get(`/withdraws/${request.id}`)).body).toMatchObject(bank);
  });
});

describe('processing', () => {
  it('is for admins, happens once and records its date; repeating it gives the same answer [4.45, 2.41]', async () => {
    const { body: request } = await ask(10);
    const path = `/withdraws/${request.id}/process`;
    const version = await seenVersion(admin, request.id);
    expect((await app.anonymous.post(path, { version })).status).toBe(401);
    expect((await driver.post(path, { version })).status).toBe(403);
    app.clock.at += 1000;
    const at = app.clock.at;
    const { status, body } = await admin.post(path, { version });
    const seen = { bankChanged: false, version: expect.any(String) };
    const done = { ...request, processed: true, procesDate: at };
    expect({ status, body }).toEqual({ status: 200, body: { ...done, ...seen } });
    app.clock.at += 1000;
    expect((await admin.post(path, { version })).body).toEqual(body);
    expect(await own()).toEqual([done]);
    expect(await balance()).toBe(90);
  });

  it('tells who was faster when two admins decide about the same request [2.41]', async () => {
    const late = await app.signedIn('admin');
    const named = (answer: { status: number; body: { error?: string; message?: string } }) => {
      expect({ status: answer.status, error: answer.body.error }).toEqual({
        status: 409,
        error: 'decided_meanwhile',
      });
      expect(answer.body.message).toContain(`${admin.user.firstName} ${admin.user.lastName}`);
    };
    const { body: paid } = await ask(10);
    const version = await seenVersion(late, paid.id);
    expect((await admin.post(`/withdraws/${paid.id}/process`, { version })).status).toBe(200);
    named(await late.post(`/withdraws/${paid.id}/process`, { version }));
    named(await late.post(`/withdraws/${paid.id}/fail`, { version, reason: 'The account is closed' }));

    const { body: failed } = await ask(10);
    const seen = await seenVersion(late, failed.id);
    expect((await failPayout(admin, failed.id)).status).toBe(200);
    named(await late.post(`/withdraws/${failed.id}/process`, { version: seen }));
  });

  it("removes the owner's details when that account is deleted", async () => {
    const { body: request } = await ask(100);
    expect((await admin.delete(`/drivers/${driver.user.id}`)).status).toBe(200);
    expect((await admin.get(`/withdraws/${request.id}`)).body).toMatchObject({
      name: 'Test driver',
      ...bank,
    });
    await payOut(admin, request.id);
    const { body } = await admin.get(`/withdraws/${request.id}`);
    expect(body).toMatchObject({ name: '', amount: 100, processed: true });
    expect(Object.keys(body).filter((field) => /^bank(Name|Code|Account)/.test(field))).toEqual([]);
  });

  it('works in demo mode [6.23], and answers not found for an unknown id', async () => {
    const { body: request } = await ask(10);
    await setting({ AllowCriticalEditsAdmin: false });
    const { status } = await payOut(admin, request.id);
    await setting({ AllowCriticalEditsAdmin: true });
    expect(status).toBe(200);
    expect((await payOut(admin, 'unknown')).status).toBe(404);
  });
});
