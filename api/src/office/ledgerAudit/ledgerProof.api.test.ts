import type { LedgerProof, Run } from '@wayfare/shared';
import { eventually } from '../../../test/support/eventually.js';
import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider', { walletBalance: 100.1 });
  driver = await app.signedIn('driver', { walletBalance: 50.2 });
  await app.services.db.wallets.idle();
});
afterAll(() => app.close());

async function proof(): Promise<Run<LedgerProof>> {
  expect((await admin.post('/ledger')).status).toBe(200);
  const stand = async () => (await admin.get('/ledger')).body as Run<LedgerProof>;
  await eventually('the books have been proven', async () => (await stand()).state === 'done');
  return stand();
}

it('reports an untouched ledger as balanced, and what was checked', async () => {
  expect((await admin.get('/ledger')).body).toMatchObject({ state: 'never', result: null });
  const { result, finishedAt } = await proof();
  expect({ result, finishedAt }).toEqual({
    finishedAt: app.clock.at,
    result: {
      wallets: 3,
      entries: 2,
      settledTrips: 0,
      balances: '150.3',
      entrySum: '150.3',
      off: 0,
      findings: [],
    },
  });
});

it('reports a wallet, an entry and a trip with discrepancies', async () => {
  const people = { rider: rider.user, driver: driver.user };
  const trip = aBooking('COMPLETE', { id: newId(), ...people, at: app.clock.at }, { driver_share: 16 });
  await app.services.db.bookings.insertMany([trip]);
  const users = app.connection.collection<{ _id: string }>('users');
  await users.updateOne({ _id: rider.user.id }, { $inc: { walletBalance: 5 } });
  const { result } = await proof();
  expect(result).toMatchObject({ balances: '155.3', entrySum: '150.3', settledTrips: 1 });
  expect(result?.off).toBe(result?.findings.length);
  expect(result?.findings).toContainEqual({
    about: 'wallet',
    id: rider.user.id,
    fault: 'balance',
    values: { balance: '105.1', entries: '100.1' },
    booking: null,
    user: { id: rider.user.id, usertype: 'rider', name: 'Test rider' },
  });
  expect(result?.findings).toContainEqual(
    expect.objectContaining({ about: 'trip', id: trip.id, booking: trip.id }),
  );
  expect(result?.findings).toContainEqual(
    expect.objectContaining({
      about: 'entry',
      id: `booking:${trip.id}:share`,
      booking: trip.id,
      fault: 'missing',
      values: { type: 'Credit', amount: 16, owner: 'Test driver' },
    }),
  );
});

it('reports the wallet of a deleted user whose entries still exist', async () => {
  const gone = { _id: 'stray', uid: newId(), type: 'Credit', amount: 1, date: 1 };
  await app.connection.collection<{ _id: string }>('ledger').insertOne(gone);
  const { result } = await proof();
  expect(result?.findings).toContainEqual(
    expect.objectContaining({ about: 'wallet', id: gone.uid, user: null }),
  );
});

it('runs once at a time, and again when the process running it crashed', async () => {
  const run = { token: newId(), at: app.clock.at, aliveSince: 0 };
  expect(await app.services.db.runs.begin('ledger', run)).toBe(true);
  expect((await admin.post('/ledger')).body.error).toBe('run_in_progress');
  expect((await admin.get('/ledger')).body.state).toBe('running');
  app.clock.at += 31_000;
  expect((await admin.get('/ledger')).body.state).toBe('interrupted');
  expect((await proof()).result?.wallets).toBe(3);
});
