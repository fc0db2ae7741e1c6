import { aBooking, aCarType, aTrip, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../../test/support/testApp.js';
import { migrateSearch } from './migrateSearch.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

const readStored = async (fields: Parameters<typeof aBooking>[2]) => {
  const booking = aBooking(
    'ACCEPTED',
    { id: newId(), rider: rider.user, driver: driver.user, at: TEST_NOW },
    fields,
  );
  await app.services.db.bookings.insert(booking);
  return booking.id;
};
const found = async (q: string, client = admin) => {
  const { status, body } = await client.get(`/bookings?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  expect(status).toBe(200);
  return (body as { id: string }[]).map(({ id }) => id);
};

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  [rider, driver, admin] = [
    await app.signedIn('rider'),
    await app.signedIn('driver'),
    await app.signedIn('admin'),
  ];
});
afterAll(() => app.close());

it('finds a caller’s bookings by the phone number in any form', async () => {
  const id = await readStored({ customer_contact: '+12125550108' });
  await readStored({ customer_contact: '+12125550199' });
  const forms = ['+12125550108', '2125550108', '(212) 555-0108', '212.555.0108', '1 212 555 0108', '0108'];
  for (const typed of [...forms, '5550108', '001 212 555 0108', '٠١٠٨'])
    expect(await found(typed), typed).toEqual([id]);
  expect(await found('010')).toEqual([]);
  expect(await found('5550107')).toEqual([]);
});

it('finds bookings by street, and by plate with or without its spaces', async () => {
  const id = await readStored({
    pickupAddress: '17 Mulberry Street, Little Italy, New York, NY 10013',
    dropAddress: 'Astor Place, Manhattan',
    vehicle_number: 'TXQ 4417',
  });
  for (const typed of [
    'mulberry',
    '17 Mulb',
    'astor place',
    'TXQ4417',
    'txq-4417',
    'TXQ 4417',
    'little italy',
  ])
    expect(await found(typed), typed).toEqual([id]);
  expect(await found('mulberry avenue')).toEqual([]);
});

it('finds a trip by the plate and phone number of the driver who accepts it', async () => {
  const taker = await app.signedIn('driver', { vehicleNumber: 'ZZP 881', mobile: '+13475550161' });
  const { body } = await rider.post('/bookings', aTrip);
  await app.services.db.bookings.change({
    id: body.id,
    version: (await app.services.db.bookings.findById(body.id))?.version as number,
    status: 'NEW',
    set: { driver_name: 'Zara', vehicle_number: 'ZZP 881', driver_contact: taker.user.mobile },
  });
  expect(await found('zzp881')).toEqual([body.id]);
  expect(await found('347 555 0161')).toEqual([body.id]);
});

describe('phone numbers that a user may not see', () => {
  it('find nothing for fleet admins, drivers and riders', async () => {
    const fleet = await app.signedIn('fleetadmin');
    const id = await readStored({
      customer_contact: '+16465550177',
      driver_contact: '+16465550188',
      fleetadmin: fleet.user.id,
    });
    for (const client of [fleet, driver, rider]) {
      for (const typed of ['6465550177', '0177', 'rider,6465550177'])
        expect(await found(typed, client)).toEqual([]);
    }
    expect(await found('6465550188', fleet)).toEqual([id]);
    expect(await found('6465550188', driver)).toEqual([]);
    expect(await found('rider,6465550177')).toEqual([]);
  });

  it('find nothing in demo mode, and nothing after the rider’s account was deleted', async () => {
    const id = await readStored({ customer_contact: '+19175550144', customer: 'gone' });
    expect(await found('9175550144')).toEqual([id]);
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: false });
    expect(await found('9175550144')).toEqual([]);
    await app.services.db.settings.saveSettings({ AllowCriticalEditsAdmin: true });
    await app.services.db.bookings.forgetPerson('gone');
    expect(await found('9175550144')).toEqual([]);
  });
});

it('makes bookings of earlier versions findable once, also when one changes meanwhile', async () => {
  const ids = await Promise.all(
    ['+15185550111', '+15185550112'].map((customer_contact) => readStored({ customer_contact })),
  );
  const bookings = app.services.db.bookings;
  const model = app.connection.collection('bookings');
  await model.updateMany({ _id: { $in: ids as never[] } }, { $set: { search: [] } });
  expect(await found('518555011')).toEqual([]);
  let disturbed = false;
  const db = {
    ...app.services.db,
    bookings: {
      ...bookings,
      async addSearchWords(id: string, limit: number) {
        if (!disturbed) {
          disturbed = true;
          return { last: ids[1] as string, missed: 1 };
        }
        return bookings.addSearchWords(id, limit);
      },
    },
  };
  await Promise.all([migrateSearch({ ...app.services, db }), migrateSearch(app.services)]);
  expect((await found('518555011')).toSorted()).toEqual(ids.toSorted());
  await model.updateMany({ _id: { $in: ids as never[] } }, { $set: { search: [] } });
  await migrateSearch(app.services);
  expect(await found('518555011')).toEqual([]);
});
