import { tipPostings } from '@wayfare/shared';
import { aBooking, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { runDueWork } from '../../../process/dueWork.js';
import { auditLedger } from '../../../office/ledgerAudit/auditLedger.js';
import { runEffects } from '../effects/runEffects.js';
import type { StoredBooking } from '../store/storedBooking.js';

const DAY = 24 * 60 * 60_000;
const HOUR = 60 * 60_000;

let app: TestApp;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider', { walletBalance: 10 });
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

/** A trip that is paid, and its entries made, by changing a stored booking. */
async function paidTrip(fields: Partial<StoredBooking> = {}): Promise<string> {
  const id = newId();
  const trip = aBooking(
    'PAID',
    { id, rider: rider.user, driver: driver.user, at: app.clock.at },
    { trip_end_time: app.clock.at, endTime: app.clock.at, ...fields },
  );
  await app.services.db.bookings.insert(trip);
  return id;
}
const tip = (id: string, amount: number, by = rider) => by.post(`/bookings/${id}/tip`, { amount });
const balance = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.walletBalance;
const readStored = async (id: string) => (await app.services.db.bookings.findById(id)) as StoredBooking;
async function postRidersPart(trip: StoredBooking): Promise<void> {
  const [ofRider] = tipPostings(trip);
  if (!ofRider) throw new Error('the trip has no tip');
  await app.services.db.wallets.post(rider.user.id, [ofRider.posting], { date: app.clock.at, floor: 0 });
}
/** Returns the problems that the audit finds with tips. */
const tipProblems = async () =>
  (await auditLedger(undefined, app.services)).problems.filter(({ id }) => id.includes(':tip:'));

it('moves all of the tip from the rider to the driver, once, and the audit expects it', async () => {
  const id = await paidTrip();
  const answers = await Promise.all([tip(id, 3.5), tip(id, 3.5), tip(id, 3.5)]);
  expect(answers.map(({ status, body }) => [status, body.tip])).toEqual(Array(3).fill([200, 3.5]));
  await runEffects(
    {
      ...(await readStored(id)),
      effects: [{ key: 'tip:pay', kind: 'payTip', data: {} }],
    },
    app.services,
  );
  expect([await balance(rider), await balance(driver)]).toEqual([6.5, 3.5]);
  expect((await readStored(id)).tipDueAt).toBeUndefined();
  expect((await driver.get(`/bookings/${id}`)).body.tip).toBe(3.5);
  expect(await tipProblems()).toEqual([]);
  expect(await tip(id, 4)).toMatchObject({ status: 409, body: { error: 'already_tipped' } });
});

it('the audit finds a tip that the ledger does not have, and entries of a tip that was not given', async () => {
  const id = await paidTrip({ tip: 2 });
  expect((await tipProblems()).map(({ id: entry }) => entry)).toEqual([
    `booking:${id}:tip:rider`,
    `booking:${id}:tip:driver`,
  ]);
  const other = await paidTrip();
  await postRidersPart({ ...(await readStored(other)), tip: 1 });
  expect((await tipProblems()).map(({ id: entry }) => entry)).toContain(`booking:${other}:tip:rider`);
});

it('is refused without the money, above twice the fare, before payment, after a week, and for strangers', async () => {
  const id = await paidTrip();
  expect(await tip(id, 10.01)).toMatchObject({ status: 409, body: { error: 'wallet_balance_low' } });
  expect(await tip(id, 40.01)).toMatchObject({ status: 400, body: { error: 'tip_amount' } });
  expect(await tip(id, 1.001)).toMatchObject({ status: 400, body: { error: 'tip_amount' } });
  expect((await tip(id, 1, await app.signedIn('rider'))).status).toBe(404);
  expect((await tip(id, 1, driver)).status).toBe(403);
  const pending = await paidTrip({ status: 'PENDING' });
  expect((await tip(pending, 1)).status).toBe(409);
  app.clock.at += 7 * DAY;
  expect((await tip(id, 1)).status).toBe(409);
  expect([await balance(rider), await balance(driver)]).toEqual([10, 0]);
});

it('tips at the same time never spend more than the rider has: those without money wait for it', async () => {
  const trips = await Promise.all([paidTrip(), paidTrip(), paidTrip()]);
  await Promise.all(trips.map((id) => tip(id, 6)));
  const paid = (await balance(driver)) ?? 0;
  expect([6, await balance(rider)]).toEqual([paid, 4]);
  expect(await tipProblems()).toEqual([]);

  const given = (await Promise.all(trips.map(readStored))).filter((trip) => trip.tip).length;
  await app.services.db.wallets.post(
    rider.user.id,
    [{ type: 'Credit', amount: 20, txRef: `credit:${newId()}` }],
    { date: app.clock.at },
  );
  app.clock.at += HOUR;
  await runDueWork(app.services);
  expect(await balance(driver)).toBe(6 * given);
  expect(await tipProblems()).toEqual([]);
});

it('a process that dies between the steps leaves a tip that the scheduler pays', async () => {
  const id = await paidTrip({ tip: 5, tipDueAt: app.clock.at });
  await postRidersPart(await readStored(id));
  // The rider has less than the tip left: its part is already paid.
  await app.services.db.wallets.post(
    rider.user.id,
    [{ type: 'Debit', amount: 3, txRef: `debit:${newId()}` }],
    { date: app.clock.at },
  );
  await runDueWork(app.services);
  expect([await balance(rider), await balance(driver)]).toEqual([2, 5]);
  expect(await tipProblems()).toEqual([]);
});
