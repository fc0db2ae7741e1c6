import { aCarType, aTrip } from '../../../test/support/builders.js';
import { payOut } from '../../../test/support/payOut.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

/** The work that the dashboard lists as needing attention. */
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('counts work waiting for an admin, and for a fleet admin only their own drivers', async () => {
  await app.services.db.carTypes.insert(aCarType());
  const [admin, fleetadmin] = [await app.signedIn('admin'), await app.signedIn('fleetadmin')];
  const attentionOf = async (client: typeof admin) => (await client.get('/dashboard')).body.attention;
  expect(await attentionOf(admin)).toEqual({
    unapprovedDrivers: 0,
    unassignedBookings: 0,
    openWithdraws: 0,
    contactProposals: 0,
  });

  await app.signedIn('driver', { approved: false });
  await app.signedIn('driver', { approved: false, fleetadmin: fleetadmin.user.id });
  await app.signedIn('rider', { approved: false });
  const [rider, other] = [await app.signedIn('rider'), await app.signedIn('rider')];
  const driver = await app.signedIn('driver', { walletBalance: 50, fleetadmin: fleetadmin.user.id });
  const { body: booking } = await rider.post('/bookings', aTrip);
  expect((await other.post('/bookings', aTrip)).status).toBe(201);
  await admin.put(`/riders/${rider.user.id}`, { email: 'new@example.com' });
  const { body: withdraw } = await driver.post('/withdraws', { amount: 20 });
  expect(await attentionOf(admin)).toEqual({
    unapprovedDrivers: 2,
    unassignedBookings: 2,
    openWithdraws: 1,
    contactProposals: 1,
  });
  expect(await attentionOf(fleetadmin)).toEqual({ unapprovedDrivers: 1, unassignedBookings: 0 });

  await payOut(admin, withdraw.id);
  await rider.post(`/bookings/${booking.id}/cancel`, { reason: 'changed my mind' });
  expect(await attentionOf(admin)).toEqual({
    unapprovedDrivers: 2,
    unassignedBookings: 1,
    openWithdraws: 0,
    contactProposals: 1,
  });
});
