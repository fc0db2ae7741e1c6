import { aBooking } from '../../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { migrateBookedNames } from './migrateBookedNames.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('cleans the names that bookings and payout requests have copied, once, and keeps all others', async () => {
  const { db } = app.services;
  const [{ user: rider }, { user: driver }] = [await app.signedIn('rider'), await app.signedIn('driver')];
  const stored = [
    ['José Núñez', 'Ann Lee'],
    ['Ann\u200b', '\u202eBob'],
    ['refund: https://evil.example/wf', 'A\nB'],
  ] as const;
  for (const [index, [customer_name, driver_name]] of stored.entries())
    await db.bookings.insert(
      aBooking(
        'COMPLETE',
        { id: `trip-${index}`, rider, driver, at: app.clock.at },
        { customer_name, driver_name },
      ),
    );
  await app.connection
    .collection<{ _id: string; name: string }>('withdraws')
    .insertOne({ _id: 'payout', name: 'Bob\u0007' });
  await app.connection.collection('migrations').deleteMany({});

  await migrateBookedNames(app.services);
  const names = async () => {
    const bookings = await app.connection.collection('bookings').find().sort({ _id: 1 }).toArray();
    return bookings.map(({ customer_name, driver_name }) => [customer_name, driver_name]);
  };
  const cleaned = [
    ['José Núñez', 'Ann Lee'],
    ['Ann', 'Bob'],
    ['Rider', 'A B'],
  ];
  expect(await names()).toEqual(cleaned);
  expect(await app.connection.collection('withdraws').findOne({})).toMatchObject({ name: 'Bob' });
  // An interrupted one starts again.
  await app.connection.collection('migrations').deleteMany({});
  await migrateBookedNames(app.services);
  expect(await names()).toEqual(cleaned);
});
