import { runDueWork } from '../scheduler/scheduler.js';
import { aCarType, aTrip, DROP } from '../testing/builders.js';
import { breakAfter } from '../testing/brokenServices.js';
import { startTestApp, type TestApp } from '../testing/testApp.js';
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
  const repair = breakAfter(app.services, 1);
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

  expect(await auditLedger(app.services)).toMatchObject({ settledTrips: 1, problems: [] });
});
