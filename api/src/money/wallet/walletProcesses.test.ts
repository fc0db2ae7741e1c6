import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import mongoose from 'mongoose';
import { decimal128 } from '../../platform/database/money.js';
import { createRepositories } from '../../process/createRepositories.js';
import type { Services } from '../../process/services.js';
import { aUser } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let second: Connection;
/** Two processes of one installation, each with its own repositories. */
let processes: [Services['db'], Services['db']];
let uid: string;

beforeAll(async () => {
  app = await startTestApp();
  second = await mongoose
    .createConnection(process.env.WAYFARE_TEST_MONGO as string, { dbName: app.connection.name })
    .asPromise();
  processes = [app.services.db, createRepositories(second)];
});
afterAll(async () => {
  await processes[1].wallets.idle();
  await second.close();
  await app.close();
});
beforeEach(async () => {
  const rider = aUser('rider');
  await app.services.db.users.insert(rider);
  uid = rider.id;
});

const post = (at: 0 | 1, type: 'Credit' | 'Debit', amount: number, txRef: string, floor?: number) =>
  processes[at].wallets.post(uid, [{ type, amount, txRef: `${uid}:${txRef}` }], { date: 1, floor });
const balance = async () => (await app.services.db.users.findById(uid))?.walletBalance;
const isBalanced = async () => expect(await processes[0].wallets.findUnbalanced([uid])).toEqual([]);

it('posts a reference once when two processes request it concurrently', async () => {
  for (let round = 0; round < 40; round += 1) {
    const outcomes = await Promise.all([0, 1, 0, 1].map((at) => post(at as 0 | 1, 'Credit', 1, `r${round}`)));
    expect(outcomes.toSorted()).toEqual(['posted', 'posted_before', 'posted_before', 'posted_before']);
  }
  expect(await balance()).toBe(40);
  await isBalanced();
});

it('remembers a reference forever, whichever process posted it and however many came after it', async () => {
  await post(0, 'Credit', 5, 'first');
  // More than the wallet's window holds, from both, so that each finds a wallet the other has changed.
  await Promise.all(
    Array.from({ length: 200 }, (_, index) => post(index % 2 === 0 ? 0 : 1, 'Credit', 1, `later${index}`)),
  );
  expect(await post(1, 'Credit', 5, 'first')).toBe('posted_before');
  expect(await Promise.all([3, 77, 199].map((index) => post(0, 'Credit', 1, `later${index}`)))).toEqual([
    'posted_before',
    'posted_before',
    'posted_before',
  ]);
  expect(await balance()).toBe(205);
  await isBalanced();
});

it('keeps the floor and posts each reference once while two processes post in mixed order, with repeats', async () => {
  await post(0, 'Credit', 20, 'funding');
  const posted = new Map<string, number>();
  const asked = Array.from({ length: 400 }, (_, index) => {
    // Deterministic mix that repeats refs early, late and from the other process.
    const number = (index * 37) % 150;
    return {
      at: (index % 2) as 0 | 1,
      ref: `x${number}`,
      debit: number % 3 !== 0,
      amount: (number % 7) + 0.5,
    };
  });
  await Promise.all(
    asked.map(async ({ at, ref, debit, amount }) => {
      const outcome = await post(at, debit ? 'Debit' : 'Credit', amount, ref, 0);
      if (outcome !== 'posted') return;
      expect(posted.has(ref)).toBe(false);
      posted.set(ref, debit ? -amount : amount);
    }),
  );
  expect(await balance()).toBe([...posted.values()].reduce((sum, amount) => sum + amount, 20));
  expect(await balance()).toBeGreaterThanOrEqual(0);
  await isBalanced();
});

it('shows what was just posted, by either process', async () => {
  await post(1, 'Credit', 3, 'now');
  const { rows } = await processes[0].wallets.entries.list({
    filter: { uid },
    sort: { field: 'date', order: -1 },
    skip: 0,
    limit: 10,
  });
  expect(rows).toMatchObject([{ id: `${uid}:now`, amount: 3, type: 'Credit' }]);
});

it('finds entries that a crashed process left in their wallet, and copies them once', async () => {
  const users = app.connection.collection<{ _id: string }>('users');
  const amount = decimal128(4);
  await users.updateOne(
    { _id: uid },
    {
      $set: {
        walletBalance: amount,
        'wallet.sequence': 1,
        'wallet.pending': [{ txRef: `${uid}:left`, type: 'Credit', amount, date: 7 }],
        'wallet.waitingSince': 7,
      },
    },
  );
  expect(await processes[0].wallets.findWithPending(6, 10)).toEqual([]);
  expect(await processes[0].wallets.findWithPending(7, 10)).toEqual([uid]);
  expect(await post(1, 'Credit', 4, 'left')).toBe('posted_before');

  await Promise.all(processes.map(({ wallets }) => wallets.copyPending(uid)));
  const stored = await users.findOne({ _id: uid });
  expect(stored).toMatchObject({ wallet: { pending: [], recent: [`${uid}:left`] } });
  expect(stored).not.toHaveProperty('wallet.waitingSince');
  expect(await post(1, 'Credit', 4, 'left')).toBe('posted_before');
  await isBalanced();
});

it('reports no_user for an unknown wallet, and creates none', async () => {
  const posting = { type: 'Credit', amount: 1, txRef: `${randomUUID()}` } as const;
  expect(await processes[0].wallets.post('unknown', [posting], { date: 1 })).toBe('no_user');
  await app.services.db.users.remove(uid);
  expect(await post(0, 'Credit', 1, 'late')).toBe('no_user');
  expect(await app.services.db.users.findById(uid)).toBeNull();
});

it('creates no wallet for a user deleted while postings were running', async () => {
  await post(0, 'Credit', 1, 'before');
  await app.services.db.users.remove(uid);
  expect(await post(0, 'Credit', 1, 'after')).toBe('no_user');
  expect(await app.services.db.users.findById(uid)).toBeNull();
});
