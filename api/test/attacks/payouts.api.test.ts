import { runDueWork } from '../../src/process/dueWork.js';
import { failPayout, payOut, seenVersion } from '../support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';
import { auditLedger } from '../../src/office/ledgerAudit/auditLedger.js';

/** Payouts made twice, sent to another account, or returned more often than they were debited. */
const HOUR_MS = 60 * 60_000;
const bank = { bankName: 'Harbour Bank', bankCode: 'HB1', bankAccount: '0042' };

let app: TestApp;
let admin: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  admin = await app.signedIn('admin');
  driver = await app.signedIn('driver', { ...bank, walletBalance: 100 });
});
afterEach(async () => {
  expect((await auditLedger(undefined, app.services)).problems).toEqual([]);
});

const balance = async () => (await app.services.db.users.findById(driver.user.id))?.walletBalance;
const refusal = ({ status, body }: { status: number; body: { error?: string } }) => [status, body.error];
const many = <T>(count: number, call: () => Promise<T>) => Promise.all(Array.from({ length: count }, call));
const ask = async (amount: number) => (await driver.post('/withdraws', { amount })).body.id as string;
/** An attacker inside the account enters their own bank account. */
const changeBank = () => driver.put('/auth/me', { bankAccount: '6666' });

describe('a failed payout', () => {
  it('returns the money once under 50 concurrent calls, before and after processing', async () => {
    for (const isProcessed of [false, true]) {
      const id = await ask(40);
      if (isProcessed) await payOut(admin, id);
      const answers = await many(50, () => failPayout(admin, id));
      expect(answers.map(({ status }) => status)).not.toContain(500);
      expect(await balance()).toBe(100);
      expect((await failPayout(admin, id)).body).toMatchObject({ failReason: 'The bank refused it' });
      expect(await balance()).toBe(100);
    }
  });

  it('is either paid out or returned when one admin pays while another fails it', async () => {
    const id = await ask(40);
    const version = await seenVersion(admin, id);
    const other = await app.signedIn('admin');
    await Promise.all([
      admin.post(`/withdraws/${id}/process`, { version }),
      other.post(`/withdraws/${id}/fail`, { version, reason: 'Typo' }),
    ]);
    const { body } = await admin.get(`/withdraws/${id}`);
    expect(body.processed).toBe(body.failedAt === undefined);
    expect(await balance()).toBe(body.processed ? 60 : 100);
  });

  it('keeps its dates, cannot be paid out, and shows its owner why [4.45]', async () => {
    const id = await ask(40);
    const { body: processed } = await payOut(admin, id);
    app.clock.at += 1000;
    await failPayout(admin, id);
    expect((await driver.get(`/withdraws/${id}`)).body).toMatchObject({
      processed: true,
      procesDate: processed.procesDate,
      failedAt: app.clock.at,
      failReason: 'The bank refused it',
    });
    expect(refusal(await payOut(admin, id))).toEqual([409, 'payout_closed']);
    const sent = await app.connection.collection('outbox').find({ to: driver.user.id }).toArray();
    expect(sent.map(({ title }) => title)).toEqual(['Your payout failed']);
  });

  it('is returned by the scheduler after a crash before the money moved', async () => {
    const id = await ask(40);
    const fail = { now: app.clock.at, reason: 'Bounced', processed: false };
    await app.services.db.withdraws.fail(id, fail);
    expect(await balance()).toBe(60);
    app.clock.at += 11_000;
    await runDueWork(app.services);
    await runDueWork(app.services);
    expect(await balance()).toBe(100);
  });

  it('has no wallet to return to when its owner was deleted', async () => {
    const id = await ask(100);
    expect((await admin.delete(`/drivers/${driver.user.id}`)).status).toBe(200);
    expect(refusal(await failPayout(admin, id))).toEqual([409, 'payout_owner_gone']);
    expect((await payOut(admin, id)).body).toMatchObject({ processed: true });
  });

  it('is limited to admins', async () => {
    const id = await ask(40);
    const body = { version: await seenVersion(admin, id), reason: 'Mine' };
    for (const client of [driver, await app.signedIn('rider'), await app.signedIn('fleetadmin')])
      for (const verb of ['fail', 'process'])
        expect(refusal(await client.post(`/withdraws/${id}/${verb}`, body))).toEqual([403, 'forbidden']);
    expect(await balance()).toBe(60);
  });
});

describe('changed bank details', () => {
  it('put every open payout on hold, before and after the change, and say until when', async () => {
    const before = await ask(40);
    const changedAt = app.clock.at;
    expect((await changeBank()).status).toBe(200);
    const after = await ask(10);
    for (const id of [before, after]) {
      const { status, body } = await payOut(admin, id);
      expect({ status, error: body.error, detail: body.detail }).toEqual({
        status: 409,
        error: 'payout_on_hold',
        detail: new Date(changedAt + 72 * HOUR_MS).toISOString(),
      });
      expect((await driver.get(`/withdraws/${id}`)).body.heldUntil).toBe(changedAt + 72 * HOUR_MS);
    }
    app.clock.at = changedAt + 72 * HOUR_MS - 1;
    expect(refusal(await payOut(admin, before))).toEqual([409, 'payout_on_hold']);
    app.clock.at += 1;
    expect((await payOut(admin, before)).status).toBe(200);
  });

  it('are compared with those of an open request, and admins get a warning', async () => {
    const id = await ask(40);
    expect((await admin.get(`/withdraws/${id}`)).body).toMatchObject({ ...bank, bankChanged: false });
    await changeBank();
    expect((await admin.get(`/withdraws/${id}`)).body).toMatchObject({ ...bank, bankChanged: true });
    const own = (await driver.get(`/withdraws/${id}`)).body;
    expect([own.bankChanged, own.version]).toEqual([undefined, undefined]);
  });

  it('block a payout when they changed after the admin viewed it', async () => {
    const id = await ask(40);
    const version = await seenVersion(admin, id);
    await app.services.db.users.update(driver.user.id, { bankAccount: '6666' });
    expect(refusal(await admin.post(`/withdraws/${id}/process`, { version }))).toEqual([
      409,
      'payout_changed',
    ]);
    expect(refusal(await admin.post(`/withdraws/${id}/process`, {}))).toEqual([400, 'validation_error']);
    expect((await payOut(admin, id)).status).toBe(200);
  });
});

it('bonus money cannot be paid out, whatever the wallet balance', async () => {
  const bonus = {
    type: 'Credit',
    account: 'bonus',
    amount: 50,
    txRef: `test:bonus:${driver.user.id}`,
  } as const;
  await app.services.db.wallets.post(driver.user.id, [bonus], { date: app.clock.at });
  expect(refusal(await driver.post('/withdraws', { amount: 100.01 }))).toEqual([409, 'wallet_balance_low']);
  expect((await driver.post('/withdraws', { amount: 100 })).status).toBe(201);
  expect(refusal(await driver.post('/withdraws', { amount: 0.01 }))).toEqual([409, 'wallet_balance_low']);
});

it('failed requests do not count as open, and the failed filter finds them', async () => {
  const [failed, open] = [await ask(10), await ask(11)];
  const counted = async () => (await admin.get('/dashboard')).body.attention.openWithdraws as number;
  const before = await counted();
  await failPayout(admin, failed);
  expect(await counted()).toBe(before - 1);
  const idsOf = async (filter: object) => {
    const query = encodeURIComponent(JSON.stringify({ uid: driver.user.id, ...filter }));
    const { body } = await admin.get(`/withdraws?filter=${query}`);
    return (body as { id: string }[]).map(({ id }) => id).toSorted();
  };
  expect(await idsOf({ failed: true })).toEqual([failed]);
  expect(await idsOf({ failed: false })).toEqual([open]);
  expect(await idsOf({ failed: [true, false] })).toEqual([failed, open].toSorted());
});
