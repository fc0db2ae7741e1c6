import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let uid: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  const rider = aUser('rider');
  await app.services.db.users.insert(rider);
  uid = rider.id;
});

const wallets = () => app.services.db.wallets;
const balance = async () => (await app.services.db.users.findById(uid))?.walletBalance;
const post = (type: 'Credit' | 'Debit', amount: number, txRef: string, floor?: number) =>
  wallets().post(uid, [{ type, amount, txRef: `${uid}:${txRef}` }], { date: 1, floor });

it('moves the balance by exact amounts', async () => {
  for (let index = 0; index < 10; index += 1) await post('Credit', 0.1, `c${index}`);
  expect(await balance()).toBe(1);
  expect(await wallets().findUnbalanced()).toEqual([]);
});

it('posts a reference once, no matter how often or late it comes', async () => {
  expect(await Promise.all([1, 2, 3].map(() => post('Credit', 5, 'same')))).toEqual(
    expect.arrayContaining(['posted', 'posted_before', 'posted_before']),
  );
  for (let index = 0; index < 100; index += 1) await post('Credit', 1, `later${index}`);
  expect(await post('Credit', 5, 'same')).toBe('posted_before');
  expect(await balance()).toBe(105);
});

it('never goes below its floor under 500 concurrent debits, and stays balanced', async () => {
  await post('Credit', 100, 'funding');
  const outcomes = await Promise.all(
    Array.from({ length: 500 }, (_, index) => post('Debit', 0.7, `d${index}`, 0)),
  );
  expect(outcomes.filter((outcome) => outcome === 'posted')).toHaveLength(142);
  expect(await balance()).toBe(0.6);
  expect(await wallets().findUnbalanced()).toEqual([]);
});

it('never reports a low balance for a posting that was just made', async () => {
  for (let round = 0; round < 20; round += 1) {
    await post('Credit', 10, `in${round}`);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => post('Debit', 10, `out${round}`, 0)));
    expect(outcomes.sort()).toEqual(['posted', 'posted_before', 'posted_before', 'posted_before']);
  }
  expect(await balance()).toBe(0);
});

it('posts several entries all or none', async () => {
  const entries = [
    { type: 'Credit', amount: 10, txRef: `${uid}:share` },
    { type: 'Debit', amount: 12, txRef: `${uid}:cash` },
  ] as const;
  expect(await wallets().post(uid, entries, { date: 1, floor: 0 })).toBe('balance_low');
  expect(await wallets().post(uid, entries, { date: 1 })).toBe('posted');
  expect(await balance()).toBe(-2);
  expect((await wallets().findByRefs(entries.map(({ txRef }) => txRef))).size).toBe(2);
});

it('keeps bonus money separate from the wallet, and spends neither for the other', async () => {
  const bonus = (type: 'Credit' | 'Debit', amount: number, txRef: string) =>
    ({ type, amount, account: 'bonus', txRef: `${uid}:${txRef}` }) as const;
  const both = [bonus('Debit', 2, 'b2'), { type: 'Debit', amount: 3, txRef: `${uid}:w2` }] as const;
  await post('Credit', 3, 'real');
  expect(await wallets().post(uid, both, { date: 1, floor: 0 })).toBe('balance_low');
  await wallets().post(uid, [bonus('Credit', 5, 'b1')], { date: 1 });
  expect(await post('Debit', 4, 'w1', 0)).toBe('balance_low');
  expect(await wallets().post(uid, [bonus('Debit', 6, 'b3')], { date: 1 })).toBe('balance_low');
  expect(await wallets().post(uid, both, { date: 1, floor: 0 })).toBe('posted');
  expect(await wallets().post(uid, both, { date: 1, floor: 0 })).toBe('posted_before');
  expect(await app.services.db.users.findById(uid)).toMatchObject({ walletBalance: 0, bonusBalance: 3 });
  expect(await wallets().findUnbalanced([uid])).toEqual([]);
});

it('does not post entries ruled out by a reference already posted', async () => {
  const entry = [{ type: 'Credit', amount: 1, txRef: `${uid}:other` }] as const;
  await post('Credit', 3, 'first');
  expect(await wallets().post(uid, entry, { date: 1, unless: [`${uid}:first`] })).toBe('posted_before');
  expect(await wallets().post(uid, entry, { date: 1, unless: [`${uid}:never`] })).toBe('posted');
  expect(await balance()).toBe(4);
});

it('reports a wallet with a discrepancy', async () => {
  await post('Credit', 3, 'real');
  await wallets().insertHistory([{ uid, type: 'Credit', amount: 1, date: 1, txRef: `${uid}:forged` }]);
  expect(await wallets().findUnbalanced()).toEqual([{ uid, account: 'wallet', balance: '3', entries: '4' }]);
});

it('reports a bonus balance with a discrepancy', async () => {
  const forged = {
    uid,
    type: 'Credit',
    account: 'bonus',
    amount: 1,
    date: 1,
    txRef: `${uid}:forged`,
  } as const;
  await post('Credit', 3, 'real');
  await wallets().insertHistory([forged]);
  expect(await wallets().findUnbalanced([uid])).toEqual([
    { uid, account: 'bonus', balance: '0', entries: '1' },
  ]);
});
