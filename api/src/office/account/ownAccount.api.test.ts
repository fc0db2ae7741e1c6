import { runDueWork } from '../../process/dueWork.js';
import { aCarType, aTrip, DROP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
});
afterAll(() => app.close());

/** A completed trip with a message from each side. */
async function chattedTrip(rider: Client, driver: Client) {
  const { body } = await rider.post('/bookings', aTrip);
  await driver.post(`/bookings/${body.id}/accept`);
  await rider.post(`/bookings/${body.id}/messages`, { message: 'I wear a red hat.' });
  await driver.post(`/bookings/${body.id}/messages`, { message: 'On my way.' });
  for (const step of ['arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
  await rider.post(`/bookings/${body.id}/complete`, { rating: 5 });
  await runDueWork(app.services);
  // Offers go to a few drivers only: those of other tests must get theirs.
  await driver.put('/drivers/me/status', { driverActiveStatus: false });
  return body.id as string;
}

/** A completed trip, paid in cash. */
async function paidTrip(rider: Client, driver: Client) {
  const { body } = await rider.post('/bookings', aTrip);
  for (const step of ['accept', 'arrive', 'start']) await driver.post(`/bookings/${body.id}/${step}`);
  await driver.post(`/bookings/${body.id}/reach`, { lat: DROP.lat, lng: DROP.lng });
  await driver.post(`/bookings/${body.id}/pay`, { payment_mode: 'cash' });
  await rider.post(`/bookings/${body.id}/complete`, { rating: 5 });
  await runDueWork(app.services);
  return body.id as string;
}

describe('the export of a user’s own data', () => {
  it("is complete, shows what the user may see, and contains no other user's data [6.4]", async () => {
    const [rider, other] = [await app.signedIn('rider', { walletBalance: 20 }), await app.signedIn('rider')];
    const driver = await app.signedIn('driver');
    const id = await paidTrip(rider, driver);
    await paidTrip(other, driver);
    const { status, body, headers } = await rider.get('/users/me/export');
    expect({ status, file: headers.get('content-disposition') }).toEqual({
      status: 200,
      file: 'attachment; filename="my-data.json"',
    });
    expect(body.profile).toMatchObject({ id: rider.user.id, email: rider.user.email });
    expect(body.bookings).toMatchObject([{ id, status: 'COMPLETE' }]);
    expect(body.bookings[0]).not.toHaveProperty('driver_share');
    expect(body.wallethistory).toMatchObject([{ uid: rider.user.id, amount: 20 }]);
    expect(body.withdraws).toEqual([]);
    expect((await driver.get('/users/me/export')).body.bookings).toHaveLength(2);
    expect((await app.anonymous.get('/users/me/export')).status).toBe(401);
  });
});

describe('a chat message', () => {
  it('is in its author’s export, but not in the other party’s', async () => {
    const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
    const id = await chattedTrip(rider, driver);
    const { body } = await rider.get('/users/me/export');
    expect(body.messages).toMatchObject([{ booking: id, message: 'I wear a red hat.', from: rider.user.id }]);
  });

  it('is deleted with its author’s account, while the other party’s messages keep their places', async () => {
    const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
    const id = await chattedTrip(rider, driver);
    expect((await rider.delete('/users/me')).status).toBe(200);
    const { body } = await driver.get(`/bookings/${id}/messages`);
    expect(body).toMatchObject([
      { sequence: 1, source: 'rider', message: '' },
      { sequence: 2, source: 'driver', message: 'On my way.' },
    ]);
    const kept = await app.connection.collection('chat_messages').find({ booking: id }).toArray();
    expect(JSON.stringify(kept)).not.toContain('red hat');
  });
});

describe("removing a user's own account", () => {
  it('keeps the bookings without the name, and leaves no credentials', async () => {
    const rider = await app.signedIn('rider', { firstName: 'Zenobia', lastName: 'Unique' });
    const driver = await app.signedIn('driver');
    const id = await paidTrip(rider, driver);
    const before = await app.services.db.bookings.findById(id);
    expect((await rider.delete('/users/me')).status).toBe(200);

    const after = await app.services.db.bookings.findById(id);
    expect(after).toMatchObject({
      customer: rider.user.id,
      customer_name: '',
      trip_cost: before?.trip_cost,
      driver_name: before?.driver_name,
    });
    const kept = await app.connection.collection<{ _id: string }>('bookings').findOne({ _id: id });
    expect(JSON.stringify(kept).toLowerCase()).not.toMatch(/zenobia|@example\.com/);
    expect(JSON.stringify(kept)).not.toContain(rider.user.mobile);
    expect(await app.services.db.users.findById(rider.user.id)).toBeNull();
    expect((await rider.get('/auth/me')).status).toBe(401);
    const admin = await app.signedIn('admin');
    const search = encodeURIComponent('{"q":"zenobia"}');
    expect((await admin.get(`/bookings?filter=${search}`)).body).toEqual([]);
  });

  it('removes a driver’s name from reports and bookings, but keeps the totals', async () => {
    const [rider, driver] = [
      await app.signedIn('rider'),
      await app.signedIn('driver', { firstName: 'Quentin' }),
    ];
    const id = await paidTrip(rider, driver);
    const { walletBalance } = (await app.services.db.users.findById(driver.user.id)) ?? {};
    await app.services.db.wallets.post(
      driver.user.id,
      [
        (walletBalance ?? 0) < 0
          ? { type: 'Credit', amount: -(walletBalance ?? 0), txRef: `even:${id}` }
          : { type: 'Debit', amount: walletBalance ?? 0, txRef: `even:${id}` },
      ],
      { date: app.clock.at },
    );
    expect((await driver.delete('/users/me')).status).toBe(200);
    const rows = await app.connection
      .collection('driver_earnings')
      .find({ driver: driver.user.id })
      .toArray();
    expect(rows).toMatchObject([{ driverName: '', total_rides: 1 }]);
    const booking = await app.services.db.bookings.findById(id);
    expect(booking).toMatchObject({ driver_name: '', customer_name: 'Test rider' });
    expect(booking).not.toHaveProperty('vehicle_number');
  });

  it('is refused with money in the wallet, on a trip, in demo mode, and to staff', async () => {
    const rich = await app.signedIn('rider', { walletBalance: 1 });
    expect((await rich.delete('/users/me')).body.error).toBe('wallet_not_empty');
    const rider = await app.signedIn('rider');
    await app.signedIn('driver');
    const { body } = await rider.post('/bookings', aTrip);
    expect((await rider.delete('/users/me')).body.error).toBe('booking_open');
    await rider.post(`/bookings/${body.id}/cancel`, { reason: 'Late' });
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    expect((await rider.delete('/users/me')).body.error).toBe('demo_mode');
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    for (const usertype of ['fleetadmin', 'admin'] as const)
      expect((await (await app.signedIn(usertype)).delete('/users/me')).status).toBe(403);
    expect((await app.anonymous.delete('/users/me')).status).toBe(401);
    expect((await rider.get('/auth/me')).status).toBe(200);
    expect((await rider.delete('/users/me')).status).toBe(200);
  });

  it('is finished by the scheduler after a crash', async () => {
    const rider = await app.signedIn('rider', { firstName: 'Zacharias' });
    const id = await paidTrip(rider, await app.signedIn('driver'));
    await app.services.db.credentials.expectRemoval(rider.user.id, app.clock.at);
    await app.services.db.users.removeIdle(rider.user.id);
    app.clock.at += 10_000;
    await runDueWork(app.services);
    expect(await app.services.db.bookings.findById(id)).toMatchObject({ customer_name: '' });
  });
});
