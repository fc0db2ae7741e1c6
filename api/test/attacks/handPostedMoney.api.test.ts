import { runDueWork } from '../../src/process/dueWork.js';
import type { StoredUser } from '../../src/people/user/storedUser.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';
import { walletRepository } from '../../src/money/wallet/wallet.repository.js';

/** An admin who makes money, or makes it vanish, by posting to wallets by hand. */
let app: TestApp;
let admin: Client;
let second: Client;
let rider: Client;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  [admin, second] = [await app.signedIn('admin'), await app.signedIn('admin')];
  rider = await app.signedIn('rider');
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const balance = async () => (await app.services.db.users.findById(rider.user.id))?.walletBalance;
const credit = (amount: number, by = admin) => by.post('/wallet/credits', { uid: rider.user.id, amount });
const reverse = (txRef: string, body: object = { note: 'Undo' }, by = admin) =>
  by.post(`/wallet/entries/${txRef}/reverse`, body);
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));

async function credited(amount: number) {
  await credit(amount);
  return newestEntry();
}
async function newestEntry() {
  const filter = encodeURIComponent(JSON.stringify({ uid: rider.user.id }));
  const { body } = await admin.get(`/wallethistory?filter=${filter}`);
  return (body as { txRef: string }[]).map(({ txRef }) => txRef)[0] as string;
}

describe('reversing', () => {
  it('posts once under 50 concurrent reversals of the same entry', async () => {
    const txRef = await credited(30);
    await credit(100);
    const answers = await many(50, () => reverse(txRef));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.error === 'entry_reversed')).toHaveLength(49);
    expect(await balance()).toBe(100);
  });

  it('is rejected for trip entries, for reversals and for entries that do not exist', async () => {
    const { wallets } = app.services.db;
    const date = app.clock.now();
    const trip = { type: 'Credit', amount: 9, txRef: `booking:${rider.user.id}:refund` } as const;
    await wallets.post(rider.user.id, [trip], { date });
    expect(refusal(await reverse(trip.txRef))).toEqual([409, 'entry_not_reversible']);
    const txRef = await credited(5);
    expect((await reverse(txRef)).status).toBe(201);
    expect(refusal(await reverse(`reversal:${txRef}`))).toEqual([409, 'entry_not_reversible']);
    expect(refusal(await reverse('credit:none'))).toEqual([404, 'not_found']);
    expect(await balance()).toBe(9);
    // The trip's ledger does not expect this test entry, so undo it.
    await wallets.post(rider.user.id, [{ ...trip, type: 'Debit', txRef: 'test:undo' }], { date });
  });

  it('is rejected if it would leave a debt, unless the admin allows debt', async () => {
    const txRef = await credited(40);
    const spent = { type: 'Debit', amount: 25, txRef: `test:spent:${rider.user.id}` } as const;
    await app.services.db.wallets.post(rider.user.id, [spent], { date: app.clock.now() });
    expect(refusal(await reverse(txRef))).toEqual([409, 'wallet_balance_low']);
    expect(await balance()).toBe(15);
    expect((await reverse(txRef, { note: 'Fraud', allowDebt: true })).status).toBe(201);
    expect(await balance()).toBe(-25);
  });

  it('is limited to admins', async () => {
    const txRef = await credited(5);
    for (const role of ['rider', 'driver', 'fleetadmin'] as const)
      expect(refusal(await reverse(txRef, undefined, await app.signedIn(role)))).toEqual([403, 'forbidden']);
    expect(refusal(await reverse(txRef, undefined, app.anonymous))).toEqual([401, 'not_logged_in']);
  });
});

describe('a second admin', () => {
  const pendingOf = async (amount: number) => (await credit(amount)).body.pending as string;
  const approve = (id: string, by = second) => by.post(`/walletadjustments/${id}/approve`);

  it('must approve an amount above the limit before money moves', async () => {
    expect((await credit(500)).body).toEqual({ walletBalance: 500 });
    const { body } = await credit(500.01, second);
    expect(body).toEqual({ walletBalance: 500, pending: expect.any(String) });
    expect(await balance()).toBe(500);
    expect((await approve(body.pending, admin)).body).toMatchObject({
      state: 'posted',
      decidedBy: admin.user.id,
    });
    expect(await balance()).toBe(1000.01);
  });

  it('must not be the requester, and must be an admin', async () => {
    const id = await pendingOf(900);
    expect(refusal(await approve(id, admin))).toEqual([403, 'approval_by_requester']);
    for (const role of ['rider', 'driver', 'fleetadmin'] as const)
      expect(refusal(await approve(id, await app.signedIn(role)))).toEqual([403, 'forbidden']);
    expect(await balance()).toBe(0);
  });

  it('must not be a second account that the requester made or gave more rights to', async () => {
    const id = await pendingOf(900);
    const reader = await app.signedIn('admin', { staffRole: null });
    const support = await app.signedIn('admin', { staffRole: 'support', creditLimit: 5_000 });
    const people = [
      { firstName: 'Mallory', lastName: 'Second', email: 'mallory.second@example.com' },
      {
        firstName: 'Mallory',
        lastName: 'Third',
        email: 'mallory.third@example.com',
        staffRole: 'finance',
        creditLimit: 5_000,
      },
    ];
    const made = await Promise.all(
      people.map(async (person) => (await admin.post('/alladmin', person)).body.id),
    );
    expect((await admin.put(`/alladmin/${support.user.id}`, { staffRole: 'finance' })).status).toBe(200);
    for (const uid of [...made, support.user.id]) {
      const puppet = (await app.services.db.users.findById(uid)) as StoredUser;
      expect(refusal(await approve(id, await app.clientOf(puppet)))).toEqual([403, 'approver_rights_new']);
    }
    expect(await balance()).toBe(0);
    const { entries } = (await reader.get('/users/me/notifications')).body as {
      entries: { title: string; body: string }[];
    };
    const about = entries.filter(({ title }) => title === 'Someone got new rights').map(({ body }) => body);
    expect(about).toHaveLength(3);
    for (const text of ['Mallory Second: Full administrator', 'Mallory Third: Finance', ': Finance'])
      expect(about.some((body) => body.includes(text))).toBe(true);
    for (const uid of made) {
      const puppet = await app.clientOf((await app.services.db.users.findById(uid)) as StoredUser);
      const read = (await puppet.get('/users/me/notifications')).body.entries as { body: string }[];
      expect(read.filter(({ body }) => body.includes(puppet.user.lastName))).toEqual([]);
    }
    const own = (await admin.get('/users/me/notifications')).body.entries as { title: string }[];
    expect(own.filter(({ title }) => title === 'Someone got new rights')).toEqual([]);
  });

  it('may approve from the first day what a newer colleague asks for', async () => {
    const first = await app.signedIn('admin', { createdAt: app.clock.at - 2 });
    const newer = await app.signedIn('admin', { createdAt: app.clock.at - 1 });
    const ask = async (by: Client) => (await credit(900, by)).body.pending as string;
    const [ofNewer, ofFirst] = [await ask(newer), await ask(first)];
    expect((await approve(ofNewer, first)).status).toBe(200);
    expect(refusal(await approve(ofFirst, newer))).toEqual([403, 'approver_rights_new']);
  });

  it('posts once when several admins approve 50 times at the same time', async () => {
    const id = await pendingOf(900);
    const third = await app.signedIn('admin');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => approve(id, index % 2 === 0 ? second : third)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await balance()).toBe(900);
  });

  it('either approves or rejects: in a race, money moves only if approved', async () => {
    const id = await pendingOf(900);
    const third = await app.signedIn('admin');
    await Promise.all([approve(id), third.post(`/walletadjustments/${id}/reject`, { note: 'No' })]);
    const { body } = await admin.get(`/walletadjustments/${id}`);
    expect(await balance()).toBe(body.state === 'posted' ? 900 : 0);
    expect(['posted', 'rejected']).toContain(body.state);
  });

  it('cannot be bypassed by splitting an amount, one after another or concurrently', async () => {
    for (let part = 0; part < 5; part += 1) await credit(100);
    expect(await balance()).toBe(500);
    expect((await credit(100)).body.pending).toEqual(expect.any(String));
    await many(50, () => credit(300, second));
    expect(await balance()).toBeLessThanOrEqual(1000);
    app.clock.at += 25 * 60 * 60_000;
    expect((await credit(100)).body.pending).toBeUndefined();
  });

  it('cannot approve a request after 7 days or after its rejection', async () => {
    const rejected = await pendingOf(900);
    await second.post(`/walletadjustments/${rejected}/reject`);
    expect(refusal(await approve(rejected))).toEqual([409, 'approval_closed']);
    const third = await app.signedIn('admin', { firstName: 'Nora', lastName: 'Faster' });
    const answer = await third.post(`/walletadjustments/${rejected}/approve`);
    expect(refusal(answer)).toEqual([409, 'decided_meanwhile']);
    expect(answer.body.message).toBe(
      `${second.user.firstName} ${second.user.lastName} was faster and decided this just now.`,
    );
    const expired = await pendingOf(901);
    app.clock.at += 7 * 24 * 60 * 60_000;
    expect(refusal(await approve(expired))).toEqual([409, 'approval_closed']);
    await runDueWork(app.services);
    expect((await admin.get(`/walletadjustments/${expired}`)).body.state).toBe('expired');
    expect(await balance()).toBe(0);
  });

  it('must approve a large reversal, and only one can be pending at a time', async () => {
    const id = await pendingOf(900);
    await approve(id);
    const txRef = await newestEntry();
    const asked = await reverse(txRef);
    expect(asked.body.pending).toEqual(expect.any(String));
    expect(refusal(await reverse(txRef, undefined, second))).toEqual([409, 'approval_pending']);
    await second.post(`/walletadjustments/${asked.body.pending}/reject`);
    const again = await reverse(txRef, undefined, second);
    await approve(again.body.pending, admin);
    expect(await balance()).toBe(0);
    expect(refusal(await reverse(txRef, undefined, second))).toEqual([409, 'entry_reversed']);
    expect(refusal(await reverse(txRef))).toEqual([409, 'done_meanwhile']);
  });
});

it('rejects an absurdly large credit before asking a second admin', async () => {
  expect(refusal(await credit(1_000_000_000))).toEqual([400, 'amount_too_large']);
  expect(refusal(await credit(10_000.01))).toEqual([400, 'amount_too_large']);
  expect(await balance()).toBe(0);
});

describe('when the process dies between moving the money and recording that', () => {
  /** Posts, but does not record it; returns what the client got. */
  async function cutOff(make: () => ReturnType<typeof credit>) {
    const { adjustments } = app.services.db;
    const { markPosted } = adjustments;
    adjustments.markPosted = async () => {
      throw new Error('the process died');
    };
    expect((await make()).status).toBe(500);
    adjustments.markPosted = markPosted;
  }
  const states = async () => {
    const filter = encodeURIComponent(JSON.stringify({ uid: rider.user.id }));
    const { body } = await admin.get(`/walletadjustments?filter=${filter}`);
    return (body as { state: string }[]).map(({ state }) => state);
  };
  async function laterOn() {
    app.clock.at += 60_000;
    await runDueWork(app.services);
  }

  it('a posted credit does not wait for approval, even if the limit is lower by now', async () => {
    await cutOff(() => credit(300));
    await app.services.db.settings.saveSettings({ approvalLimit: 100 });
    await laterOn();
    await app.services.db.settings.saveSettings({ approvalLimit: 500 });
    expect(await states()).toEqual(['posted']);
    expect(await balance()).toBe(300);
  });

  it('a posted debit stays recorded even if the account is deleted in the meantime', async () => {
    await credit(30);
    await cutOff(() => admin.post('/wallet/debits', { uid: rider.user.id, amount: 30, note: 'Fee' }));
    expect((await rider.delete('/users/me')).status).toBe(200);
    // The restarted process has not posted to this wallet before.
    app.services.db.wallets.post = walletRepository(app.connection).post;
    await laterOn();
    expect(await states()).toEqual(['posted', 'posted']);
  });
});
