import { carTypeInputSchema } from '@wayfare/shared';
import { runDueWork } from '../../process/dueWork.js';
import { aBooking, aCarType, newId } from '../../../test/support/builders.js';
import { startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

/** A car type that is renamed from Sedan to Saloon. */
async function renamed() {
  const admin = await app.signedIn('admin');
  const { body } = await admin.post('/cartypes', carTypeInputSchema.parse(aCarType({ name: 'Sedan' })));
  await admin.put(`/cartypes/${body.id}`, { name: 'Saloon' });
  return admin;
}

/**
 * Stores a NEW trip as by a process that still uses this car type name; returns a function that reads both
 * names later.
 */
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

it('a rename reaches trips booked under the old name by processes that did not know the new one yet', async () => {
  await renamed();
  const carTypes = await booked('Sedan');
  app.clock.at += 1_000;
  await runDueWork(app.services);
  expect(await carTypes()).toEqual(['Saloon', 'Saloon']);
});

it('a rename ends once every process knows it: the old name is free again', async () => {
  const admin = await renamed();
  app.clock.at += 60_000;
  await runDueWork(app.services);
  await admin.post('/cartypes', carTypeInputSchema.parse(aCarType({ name: 'Sedan' })));
  const carTypes = await booked('Sedan');
  await runDueWork(app.services);
  expect(await carTypes()).toEqual(['Sedan', 'Sedan']);
});

it('a rename does not take the trips of a new car type with the old name', async () => {
  const admin = await renamed();
  await admin.post('/cartypes', carTypeInputSchema.parse(aCarType({ name: 'Sedan' })));
  const carTypes = await booked('Sedan');
  await runDueWork(app.services);
  expect(await carTypes()).toEqual(['Sedan', 'Sedan']);
});

it('a rename takes effect with the next booking', async () => {
  const { carTypes } = app.services.db;
  await renamed();
  expect(await carTypes.findByIdOrName('Sedan')).toBeNull();
  expect(await carTypes.findByIdOrName('Saloon')).toMatchObject({ name: 'Saloon' });
});

it('saved views that filter by a car type follow its new name', async () => {
  const admin = await app.signedIn('admin');
  const { body: carType } = await admin.post(
    '/cartypes',
    carTypeInputSchema.parse(aCarType({ name: 'Sedan' })),
  );
  const view = {
    name: 'Sedans',
    list: 'drivers',
    filter: { carType: 'Sedan' },
    sort: { field: 'createdAt', order: 'ASC' },
    shared: false,
  };
  const { body: saved } = await admin.post('/savedviews', view);
  await admin.put(`/cartypes/${carType.id}`, { name: 'Saloon' });
  expect((await admin.get(`/savedviews/${saved.id}`)).body.filter).toEqual({ carType: 'Saloon' });
});
