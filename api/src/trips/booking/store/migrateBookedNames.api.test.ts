import { aBooking, DROP } from '../../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { migrateReportedNames } from '../../earning/migrateReportedNames.js';
import { migrateBookedNames } from './migrateBookedNames.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const stopsFor = (deliveryPerson: string) =>
  ['', deliveryPerson].map((name) => ({ ...DROP, add: 'Stop', deliveryPerson: name }));

it('cleans the names that bookings, payouts and reports have copied, once, and keeps all others', async () => {
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
        { customer_name, driver_name, deliveryPerson: customer_name, stops: stopsFor(customer_name) },
      ),
    );
  await app.connection
    .collection<{ _id: string; name: string }>('withdraws')
    .insertOne({ _id: 'payout', name: 'Bob\u0007' });
  await app.connection
    .collection<{ _id: string; driverName: string }>('driver_earnings')
    .insertOne({ _id: 'month', driverName: 'http://evil.example' });
  await app.connection.collection('migrations').deleteMany({});

  await migrateBookedNames(app.services);
  await migrateReportedNames(app.services);
  const names = async () => {
    const bookings = await app.connection.collection('bookings').find().sort({ _id: 1 }).toArray();
    return bookings.map(({ customer_name, driver_name, deliveryPerson, stops }) => [
      customer_name,
      driver_name,
      deliveryPerson,
      stops[1].deliveryPerson,
    ]);
  };
  const cleaned = [
    ['José Núñez', 'Ann Lee', 'José Núñez', 'José Núñez'],
    ['Ann', 'Bob', 'Ann', 'Ann'],
    ['Rider', 'A B', '', ''],
  ];
  expect(await names()).toEqual(cleaned);
  expect(await app.connection.collection('withdraws').findOne({})).toMatchObject({ name: 'Bob' });
  expect(await app.connection.collection('driver_earnings').findOne({})).toMatchObject({
    driverName: 'Driver',
  });
  // An interrupted one starts again.
  await app.connection.collection('migrations').deleteMany({});
  await migrateBookedNames(app.services);
  await migrateReportedNames(app.services);
  expect(await names()).toEqual(cleaned);
});
