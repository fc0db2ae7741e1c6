import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from '../../office/ledgerAudit/auditLedger.js';

let app: TestApp;
let admin: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());
beforeEach(async () => {
  driver = await app.signedIn('driver');
});

const balance = async () => (await app.services.db.users.findById(driver.user.id))?.walletBalance;
const credit = (body: object, headers: Record<string, string> = {}) =>
  admin.post('/wallet/credits', body, headers);
const setting = (changes: object) => app.services.db.settings.saveSettings(changes);

describe('POST /wallet/credits', () => {
  it('is for admins only [2.4, 6.14]', async () => {
    const body = { uid: driver.user.id, amount: 5 };
    expect((await app.anonymous.post('/wallet/credits', body)).status).toBe(401);
    for (const role of ['rider', 'driver', 'fleetadmin'] as const) {
      expect((await (await app.signedIn(role)).post('/wallet/credits', body)).status).toBe(403);
    }
    expect(await balance()).toBe(0);
  });

  it('adds exactly the amount, with a Credit in the history [2.42, 3.5]', async () => {
    await credit({ uid: driver.user.id, amount: 0.1 });
    const { status, body } = await credit({ uid: driver.user.id, amount: 0.2 });
    expect({ status, body }).toEqual({ status: 201, body: { walletBalance: 0.3 } });
    const { body: history } = await driver.get('/wallethistory');
    expect(history).toEqual([
      expect.objectContaining({ type: 'Credit', txRef: expect.stringMatching(/^credit:/) }),
      expect.objectContaining({ type: 'Credit' }),
    ]);
    expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  });

  it('finds no user when the account is deleted concurrently', async () => {
    const { wallets, users } = app.services.db;
    const { post } = wallets;
    wallets.post = async (...call) => {
      wallets.post = post;
      await users.remove(driver.user.id);
      return post(...call);
    };
    const { status, body } = await credit({ uid: driver.user.id, amount: 5 });
    expect({ status, error: body.error }).toEqual({ status: 404, error: 'not_found' });
    expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
  });

  it('notifies dispatch immediately that a driver is out of debt [3.35]', async () => {
    const debt = { type: 'Debit', amount: 4, txRef: `debt:${driver.user.id}` } as const;
    await app.services.db.wallets.post(driver.user.id, [debt], { date: app.clock.at });
    await app.services.liveDrivers.refresh(driver.user.id);
    expect(app.services.liveDrivers.get(driver.user.id)?.walletBalance).toBe(-4);
    await credit({ uid: driver.user.id, amount: 5 });
    expect(app.services.liveDrivers.get(driver.user.id)?.walletBalance).toBe(1);
  });

  it.each([
    [{ amount: 5 }],
    [{ uid: '', amount: 5 }],
    [{ uid: 'U' }],
    [{ uid: 'U', amount: '' }],
    [{ uid: 'U', amount: null }],
    [{ uid: 'U', amount: 0 }],
    [{ uid: 'U', amount: -1 }],
  ])('requires a user and an amount above 0: %j [5.47]', async (body) => {
    const sent = 'uid' in body && body.uid === 'U' ? { ...body, uid: driver.user.id } : body;
    const { status, body: answer } = await credit(sent);
    expect({ status, error: answer.error }).toEqual({ status: 400, error: 'no_details_error' });
    expect(await balance()).toBe(0);
  });

  it.each([0.001, 1e308, '5', true, 1_000_000_001])(
    'rejects the amount %p: not a number, too large, or more decimals than the settings allow [5.16]',
    async (amount) => {
      const { status, body } = await credit({ uid: driver.user.id, amount });
      expect({ status, error: body.error }).toEqual({ status: 400, error: 'validation_error' });
      expect(await balance()).toBe(0);
    },
  );

  it('finds no wallet for unknown users, admins and fleet admins', async () => {
    const fleet = await app.signedIn('fleetadmin');
    for (const uid of ['unknown', fleet.user.id, admin.user.id]) {
      expect((await credit({ uid, amount: 5 })).status).toBe(404);
    }
  });

  it('adds once per Idempotency-Key, and rejects the key for another amount', async () => {
    const headers = { 'idempotency-key': `once-${driver.user.id}` };
    const body = { uid: driver.user.id, amount: 7 };
    const answers = await Promise.all([1, 2, 3, 4].map(() => credit(body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(await balance()).toBe(7);
    expect((await credit({ ...body, amount: 8 }, headers)).body.error).toBe('idempotency_mismatch');
    expect(await balance()).toBe(7);
  });

  it('works in demo mode [6.23]', async () => {
    await setting({ AllowCriticalEditsAdmin: false });
    const { status } = await credit({ uid: driver.user.id, amount: 5 });
    await setting({ AllowCriticalEditsAdmin: true });
    expect(status).toBe(201);
  });

  it('hides mobile and email from the picker in demo mode [6.21]', async () => {
    await setting({ AllowCriticalEditsAdmin: false });
    const { body } = await admin.get(`/drivers/${driver.user.id}`);
    await setting({ AllowCriticalEditsAdmin: true });
    expect(body).toMatchObject({ email: 'Hidden', mobile: 'Hidden' });
  });
});
