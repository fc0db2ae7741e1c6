import { aCarType, aTrip } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

let app: TestApp;
const MINUTE = 60_000;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ maxOpenBookings: 3, maxCancellations: 5 });
  await app.signedIn('driver');
});
afterAll(() => app.close());

const book = (rider: Client, changes = {}) => rider.post('/bookings', { ...aTrip, ...changes });
const cancel = (rider: Client, id: string) => rider.post(`/bookings/${id}/cancel`, { reason: 'x' });
const countOf = (uid: string) => app.connection.collection('bookings').countDocuments({ customer: uid });

it('accepts three of fifty bookings a rider sends at the same time', async () => {
  const rider = await app.signedIn('rider');
  const later = { bookLater: true, tripdate: app.clock.at + 24 * 60 * MINUTE };
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => book(rider, index % 2 ? later : {})),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ body }) => body.error))).toEqual(new Set(['too_many_open_bookings']));
  expect(await countOf(rider.user.id)).toBe(3);

  const [made] = answers.filter(({ status }) => status === 201);
  await cancel(rider, made?.body.id as string);
  const again = await Promise.all(Array.from({ length: 5 }, () => book(rider)));
  expect(again.filter(({ status }) => status === 201)).toHaveLength(1);
});

it('counts a repeated booking once, and releases the slot of a failed booking after a minute', async () => {
  const rider = await app.signedIn('rider');
  const key = { 'idempotency-key': 'the-one-booking' };
  const once = await Promise.all(Array.from({ length: 5 }, () => rider.post('/bookings', aTrip, key)));
  expect(new Set(once.map(({ body }) => body.id)).size).toBe(1);
  // Simulates a crash after claiming the slot and before writing the booking.
  await app.services.db.bookingLimits.claim(rider.user.id, 'never-written', 3, app.clock.at);
  expect((await book(rider)).status).toBe(201);
  expect((await book(rider)).body.error).toBe('too_many_open_bookings');
  app.clock.at += MINUTE;
  expect((await book(rider)).status).toBe(201);
  expect((await book(rider)).body.error).toBe('too_many_open_bookings');
});

it('lets an admin book for a rider regardless of open bookings', async () => {
  const rider = await app.signedIn('rider');
  const admin = await app.signedIn('admin');
  for (let n = 0; n < 3; n += 1) await book(rider);
  const { status } = await admin.post('/bookings', { ...aTrip, customer: rider.user.id });
  expect(status).toBe(201);
});

it('makes a rider who cancels five trips in a row wait, and returns how long', async () => {
  const rider = await app.signedIn('rider');
  for (let n = 0; n < 5; n += 1) {
    const { body } = await book(rider);
    await cancel(rider, body.id as string);
    app.clock.at += MINUTE;
  }
  const refused = await book(rider);
  expect({ status: refused.status, error: refused.body.error }).toEqual({
    status: 429,
    error: 'too_many_cancellations',
  });
  expect(refused.headers.get('retry-after')).toBe(String(55 * 60));
  expect(refused.body.message).toContain('55 min');
  // A refused booking takes no slot.
  const places = await app.services.db.bookingLimits.openOf(rider.user.id);
  const written = await app.services.db.bookings.statusesOf(places.map(({ id }) => id));
  expect(places.filter(({ id }) => !written.has(id))).toEqual([]);
  app.clock.at += 55 * MINUTE;
  expect((await book(rider)).status).toBe(201);
});

it('makes a driver who gives back five trips wait before accepting another', async () => {
  const driver = await app.signedIn('driver');
  const offered = async () => {
    const rider = await app.signedIn('rider');
    const { body } = await book(rider);
    const requestedDrivers = { [driver.user.id]: true };
    await app.connection
      .collection<{ _id: string }>('bookings')
      .updateOne({ _id: body.id }, { $set: { requestedDrivers } });
    return body.id as string;
  };
  for (let n = 0; n < 5; n += 1) {
    const id = await offered();
    expect((await driver.post(`/bookings/${id}/accept`)).status).toBe(200);
    await cancel(driver, id);
  }
  const refused = await driver.post(`/bookings/${await offered()}/accept`);
  expect({ status: refused.status, error: refused.body.error }).toEqual({
    status: 429,
    error: 'too_many_cancellations',
  });
});
