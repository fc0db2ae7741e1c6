import { runDueWork } from '../../../process/dueWork.js';
import { aCarType, aTrip, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let first: Client;
let second: Client;

/** A driver the given number of km north of the pickup. */
const driverAt = (km: number) =>
  app.signedIn('driver', { location: { lat: PICKUP.lat + km / 111.195, lng: PICKUP.lng } });

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ otp_secure: true });
  rider = await app.signedIn('rider', { walletBalance: 100 });
  first = await driverAt(0.1);
  second = await driverAt(4);
});
afterEach(() => app.close());

const readStored = async (id: string) => (await app.services.db.bookings.findById(id))!;
const isBusy = async ({ user }: Client) => (await app.services.db.users.findById(user.id))?.queue;
const offersOf = async (client: Client) =>
  (await client.get('/bookings')).body.map((booking: { id: string }) => booking.id);
const noticesOf = async ({ user }: Client) => {
  const filter = { to: user.id, channel: 'push' };
  const sort = { field: 'at', order: 1 } as const;
  const { rows } = await app.services.db.outbox.list({ filter, sort, skip: 0, limit: 50 });
  return rows.map(({ title }) => title);
};

/** A trip that the first driver has accepted, and reached the pickup of if they arrive. */
async function accepted({ arrives = false } = {}): Promise<string> {
  const { body } = await rider.post('/bookings', { ...aTrip, payment_mode: 'wallet' });
  await first.post(`/bookings/${body.id}/accept`);
  if (arrives) {
    await first.put('/drivers/me/location', { lat: PICKUP.lat, lng: PICKUP.lng });
    await first.post(`/bookings/${body.id}/arrive`);
  }
  return body.id;
}

it('a driver who cancels gives the trip back: the next one is asked at once, takes and drives it [4.34]', async () => {
  const id = await accepted();
  const before = await readStored(id);
  expect((await first.post(`/bookings/${id}/cancel`, { reason: 'Flat tire' })).body.status).toBe('NEW');
  expect([await offersOf(first), await offersOf(second), await isBusy(first)]).toEqual([[], [id], false]);
  expect(await noticesOf(rider)).toContain('We are finding you another car');
  const { body: waiting } = await rider.get(`/bookings/${id}`);
  expect(waiting).toMatchObject({ status: 'NEW', search: { since: app.clock.at, asking: 1 } });
  expect(waiting).not.toHaveProperty('driver');

  expect((await second.post(`/bookings/${id}/accept`)).status).toBe(200);
  const after = await readStored(id);
  expect(after).toMatchObject({ status: 'ACCEPTED', driver: second.user.id, trip_cost: before.trip_cost });
  expect(after.hold).toEqual(before.hold);
  expect(after.otp).toMatch(/^\d{5}$/);
  expect(after.otp).not.toBe(before.otp);
  expect((await app.services.db.wallets.findByRefs([`booking:${id}:cancel-fee:rider`])).size).toBe(0);
  expect((await first.get(`/bookings/${id}`)).status).toBe(404);
});

it.each([false, true])(
  'it never comes back to the driver who gave it, also when at the pickup: %s',
  async (arrives) => {
    const id = await accepted({ arrives });
    const { status, body } = await first.post(`/bookings/${id}/giveBack`, { reason: 'Flat tire' });
    expect({ status, now: body.status }).toEqual({ status: 200, now: 'NEW' });
    // Repeated while the trip still waits.
    expect((await first.post(`/bookings/${id}/giveBack`, { reason: 'Flat tire' })).status).toBe(200);
    await second.post(`/bookings/${id}/decline`);
    app.clock.at += 60_000;
    await runDueWork(app.services);
    expect(await offersOf(first)).toEqual([]);
    const admin = await app.signedIn('admin');
    expect((await admin.get(`/bookings/${id}/dispatch`)).body).toContainEqual(
      expect.objectContaining({ driver: first.user.id, outcome: 'gave_back', note: 'Flat tire' }),
    );
  },
);

it('it counts against the driver, once', async () => {
  const id = await accepted();
  await first.post(`/bookings/${id}/giveBack`, { reason: 'Flat tire' });
  await runDueWork(app.services);
  expect((await first.get('/drivers/me/offers')).body).toMatchObject({ accepted: 1, givenBack: 1, rate: 0 });
  expect(await app.services.db.bookingLimits.cancelsOf(first.user.id)).toEqual([app.clock.at]);
});

it('a trip that waits again is canceled 30 minutes after it was given back, not before', async () => {
  const id = await accepted();
  app.clock.at += 29 * 60_000;
  await first.post(`/bookings/${id}/giveBack`, { reason: 'Flat tire' });
  app.clock.at += 30 * 60_000;
  await runDueWork(app.services);
  expect((await readStored(id)).status).toBe('NEW');
  app.clock.at += 1;
  await runDueWork(app.services);
  expect(await readStored(id)).toMatchObject({ status: 'CANCELLED', cancelledBy: 'system' });
});

it('a no-show after a proven arrival still ends the trip; after an unproven one it goes to others [4.25]', async () => {
  const proven = await accepted({ arrives: true });
  expect((await first.post(`/bookings/${proven}/cancel`, { reason: 'Nobody came' })).body).toMatchObject({
    status: 'CANCELLED',
    cancelledBy: 'driver',
  });
  const { body } = await rider.post('/bookings', aTrip);
  await first.post(`/bookings/${body.id}/accept`);
  const change = { driver_arrive_time: app.clock.at, arrivalUnproven: true, status: 'ARRIVED' };
  await app.connection.collection<{ _id: string }>('bookings').updateOne({ _id: body.id }, { $set: change });
  expect((await first.post(`/bookings/${body.id}/cancel`, { reason: 'Nobody came' })).body.status).toBe(
    'NEW',
  );
});

it('only its driver gives it back, and not once it has started', async () => {
  const id = await accepted({ arrives: true });
  for (const other of [rider, await app.signedIn('admin')])
    expect((await other.post(`/bookings/${id}/giveBack`, { reason: 'x' })).status).toBe(403);
  expect((await second.post(`/bookings/${id}/giveBack`, { reason: 'x' })).status).toBe(404);
  await first.post(`/bookings/${id}/start`, { otp: (await readStored(id)).otp });
  for (const step of ['giveBack', 'cancel'])
    expect((await first.post(`/bookings/${id}/${step}`, { reason: 'x' })).status).toBe(409);
});
