import { runDueWork } from '../scheduler/scheduler.js';
import { aBooking, aCarType, newId } from '../testing/builders.js';
import { startTestApp, type TestApp } from '../testing/testApp.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** A car type that is renamed from Sedan to Saloon. */
async function renamed() {
  const admin = await app.signedIn('admin');
  const { body } = await admin.post('/cartypes', aCarType({ name: 'Sedan' }));
  await admin.put(`/cartypes/${body.id}`, { name: 'Saloon' });
  return admin;
}

/** A NEW trip that is stored now, as by a process that knows the car type by this name; answers what it later has. */
async function booked(carType: string) {
  const [rider, driver] = [await app.signedIn('rider'), await app.signedIn('driver', { carType })];
  const people = { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at };
  const { id } = aBooking('NEW', people);
  const { db } = app.services;
  await db.bookings.insert(aBooking('NEW', people, { carType, dispatch: null }));
  return async () => [
    (await db.bookings.findById(id))?.carType,
    (await db.users.findById(driver.user.id))?.carType,
  ];
}

it('reaches trips that were booked under the old name while it was not known everywhere', async () => {
  await renamed();
  const carTypes = await booked('Sedan');
  app.clock.at += 1_000;
  await runDueWork(app.services);
  expect(await carTypes()).toEqual(['Saloon', 'Saloon']);
});

it('is over once every process knows it: the name is free', async () => {
  const admin = await renamed();
  app.clock.at += 60_000;
  await runDueWork(app.services);
  await admin.post('/cartypes', aCarType({ name: 'Sedan' }));
  const carTypes = await booked('Sedan');
  await runDueWork(app.services);
  expect(await carTypes()).toEqual(['Sedan', 'Sedan']);
});

it('leaves a new car type of the old name its trips', async () => {
  const admin = await renamed();
  await admin.post('/cartypes', aCarType({ name: 'Sedan' }));
  const carTypes = await booked('Sedan');
  await runDueWork(app.services);
  expect(await carTypes()).toEqual(['Sedan', 'Sedan']);
});

it('is known to the next booking', async () => {
  const { carTypes } = app.services.db;
  await renamed();
  expect(await carTypes.findByIdOrName('Sedan')).toBeNull();
  expect(await carTypes.findByIdOrName('Saloon')).toMatchObject({ name: 'Saloon' });
});
