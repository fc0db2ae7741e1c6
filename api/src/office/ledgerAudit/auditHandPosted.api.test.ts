import { failPayout } from '../../../test/support/payOut.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from './auditLedger.js';

let app: TestApp;
let admin: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  admin = await app.signedIn('admin');
  driver = await app.signedIn('driver', { walletBalance: 100 });
});
afterEach(() => app.close());

const problems = async () =>
  (await auditLedger(undefined, app.services)).problems.map(({ id, fault }) => `${id} ${fault}`).toSorted();
const post = (txRef: string, type: 'Credit' | 'Debit', amount: number) =>
  app.services.db.wallets.post(driver.user.id, [{ txRef, type, amount }], { date: app.clock.at });

it('finds reversals and returned payouts without an original, and those that differ from it', async () => {
  await post('reversal:credit:none', 'Debit', 5);
  await post('withdraw:none:returned', 'Credit', 5);
  await post('credit:old', 'Credit', 7);
  await post('reversal:credit:old', 'Debit', 6);
  expect(await problems()).toEqual([
    'reversal:credit:none no_adjustment',
    'reversal:credit:none no_origin',
    'reversal:credit:old different',
    'reversal:credit:old no_adjustment',
    'withdraw:none:returned no_origin',
  ]);
});

it('finds postings and returned payouts that are missing from the ledger, and reports nothing when all is correct', async () => {
  await admin.post('/wallet/credits', { uid: driver.user.id, amount: 20 });
  const { body: request } = await driver.post('/withdraws', { amount: 30 });
  await failPayout(admin, request.id);
  await admin.post('/wallet/debits', { uid: driver.user.id, amount: 1, note: 'Fee' });
  expect(await problems()).toEqual([]);
  await app.services.db.wallets.copyPending(driver.user.id);
  const ledger = app.connection.collection<{ _id: string }>('ledger');
  await ledger.deleteMany({ _id: { $in: [/^credit:/, /:returned$/] } as never });
  const [{ txRef }] = (await admin.get('/walletadjustments?filter={"kind":"credit"}')).body;
  expect(await problems()).toEqual(
    [`${driver.user.id} balance`, `${txRef} missing`, `withdraw:${request.id}:returned missing`].toSorted(),
  );
});

it('finds manual entries that no adjustment posted, except credits from before adjustments were recorded', async () => {
  await post('credit:old', 'Credit', 7);
  app.clock.at += 1;
  const { body } = await admin.post('/wallet/credits', { uid: driver.user.id, amount: 20 });
  expect(body.pending).toBeUndefined();
  const pending = (await admin.post('/wallet/credits', { uid: driver.user.id, amount: 900 })).body.pending;
  expect(await problems()).toEqual([]);
  await post(`credit:${pending}`, 'Credit', 900);
  await post('credit:none', 'Credit', 1);
  await post('debit:none', 'Debit', 1);
  expect(await problems()).toEqual(
    [`credit:${pending} no_adjustment`, 'credit:none no_adjustment', 'debit:none no_adjustment'].toSorted(),
  );
});
