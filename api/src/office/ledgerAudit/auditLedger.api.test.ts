import { runDueWork } from '../../process/dueWork.js';
import { aCarType, aTrip, DROP } from '../../../test/support/builders.js';
import { breakAfter } from '../../../test/support/brokenServices.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { auditLedger } from './auditLedger.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterEach(() => app.close());

it('reports no discrepancy for entries posted while the audit runs', async () => {
  const rider = await app.signedIn('rider');
  const driver = await app.signedIn('driver');
  const { id } = (await rider.post('/bookings', aTrip)).body;
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  // Paid, but its effects are still pending.
  const repair = breakAfter(1, app.services);
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  repair();
  const { wallets } = app.services.db;
  const { findByRefs } = wallets;
  wallets.findByRefs = async (refs) => {
    wallets.findByRefs = findByRefs;
    const found = await findByRefs(refs);
    app.clock.at += 60_000;
    await runDueWork(app.services);
    return found;
  };

  expect(await auditLedger(undefined, app.services)).toMatchObject({ settledTrips: 1, problems: [] });
});

it('reports the entries of a trip once posting them has failed several times', async () => {
  const rider = await app.signedIn('rider');
  const driver = await app.signedIn('driver');
  const { id } = (await rider.post('/bookings', aTrip)).body;
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${id}/${step}`);
  await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  const { wallets } = app.services.db;
  const { post } = wallets;
  wallets.post = async () => 'no_user';
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  const problems = async () =>
    (await auditLedger(undefined, app.services)).problems.map((found) => `${found.id} ${found.fault}`);
  expect(await problems()).toEqual([]);
  for (let minute = 0; minute < 3; minute += 1) {
    app.clock.at += 60_000;
    await runDueWork(app.services);
  }
  expect(await problems()).toEqual([`booking:${id}:share missing`, `booking:${id}:cash missing`]);

  wallets.post = post;
  app.clock.at += 3_600_000;
  await runDueWork(app.services);
  expect(await problems()).toEqual([]);
});
