import { aBooking, aCarType, newId } from '../support/builders.js';
import { type Client, startTestApp, type TestApp } from '../support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let fleetadmin: Client;

const RIDER_PRIVATE = { email: 'ada.secret@example.org', mobile: '+12125550177' };
const DRIVER_MOBILE = '+12125550188';
const HOUR = 60 * 60_000;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  fleetadmin = await app.signedIn('fleetadmin');
  rider = await app.signedIn('rider', {
    firstName: 'Ada',
    lastName: 'Lovelace',
    profile_image: '/api/images/0b5c2f0e-63d7-4a57-9d3c-2f1f8f6f9a01.webp',
    ...RIDER_PRIVATE,
  });
  driver = await app.signedIn('driver', {
    firstName: 'Charles',
    lastName: 'Babbage',
    mobile: DRIVER_MOBILE,
    fleetadmin: fleetadmin.user.id,
  });
});
afterAll(() => app.close());

type Status = Parameters<typeof aBooking>[0];

/** Stores a trip of the rider. If NEW, it is offered to the driver. */
async function aTrip(status: Status, fields: Parameters<typeof aBooking>[2] = {}) {
  const booking = aBooking(
    status,
    { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at },
    {
      customer_email: RIDER_PRIVATE.email,
      customer_contact: RIDER_PRIVATE.mobile,
      customer_image: '/api/images/0b5c2f0e-63d7-4a57-9d3c-2f1f8f6f9a01.webp',
      deliveryPerson: 'Grace Hopper',
      deliveryPersonPhone: '+12125550166',
      pickUpInstructions: 'Ring at Lovelace',
      ...(status !== 'NEW' && { driver_contact: DRIVER_MOBILE }),
      ...fields,
    },
  );
  await app.services.db.bookings.insert(booking);
  return booking.id;
}

/** Everything a reader gets of a trip: the record and the list, as one text. */
async function everythingOf(client: Client, id: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
  const answers = await Promise.all([
    client.get(`/bookings/${id}`),
    client.get(`/bookings?filter=${filter}`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  return JSON.stringify(answers.map(({ body }) => body));
}

const PRIVATE = /Lovelace|ada\.secret|5550177|ada\.webp|Hopper|5550166/;

describe('a driver who is offered a trip', () => {
  it('sees the rider’s first name, rating and note, but no contact details', async () => {
    const pickUpInstructions = 'At the side door';
    const id = await aTrip('NEW', { customer_rating: 4.6, pickUpInstructions });
    const { body } = await driver.get(`/bookings/${id}`);
    expect(body).toMatchObject({
      customer_name: 'Ada',
      customer_rating: 4.6,
      customer_contact: null,
      pickUpInstructions,
    });
    expect(await everythingOf(driver, id)).not.toMatch(PRIVATE);
  });
});

describe('during a trip', () => {
  it.each(['ACCEPTED', 'ARRIVED', 'STARTED', 'PENDING'] as const)(
    'driver and rider see each other’s number but no email (%s)',
    async (status) => {
      const id = await aTrip(status, { trip_end_time: status === 'PENDING' ? app.clock.at : null });
      const seen = await everythingOf(driver, id);
      expect(seen).toContain(RIDER_PRIVATE.mobile);
      expect(seen).not.toContain(RIDER_PRIVATE.email);
      expect(await everythingOf(rider, id)).toContain(DRIVER_MOBILE);
    },
  );

  it('a fleet admin sees no contact details of the rider', async () => {
    const id = await aTrip('STARTED');
    expect(await everythingOf(fleetadmin, id)).not.toMatch(/ada\.secret|5550177|5550166/);
  });
});

describe('after a trip', () => {
  it('only first names remain, from one hour after its end, on every read', async () => {
    const end = app.clock.at;
    const id = await aTrip('COMPLETE', { trip_end_time: end });
    app.clock.at = end + HOUR - 1;
    expect(await everythingOf(driver, id)).toContain(RIDER_PRIVATE.mobile);
    expect(await everythingOf(rider, id)).toContain(DRIVER_MOBILE);
    app.clock.at = end + HOUR;
    for (const reader of [driver, fleetadmin]) {
      const seen = await everythingOf(reader, id);
      expect(seen).toContain('"customer_name":"Ada"');
      expect(seen).not.toMatch(PRIVATE);
    }
    const seen = await everythingOf(rider, id);
    expect(seen).toContain('"driver_name":"Charles"');
    expect(seen).not.toMatch(/Babbage|5550188/);
    expect((await driver.get('/users/me/export')).status).toBe(200);
    expect(JSON.stringify((await driver.get('/users/me/export')).body)).not.toMatch(/ada\.secret/);
  });

  it('the settings decide how long contacts stay visible', async () => {
    await app.services.db.settings.saveSettings({ contactMinutes: 5 });
    const end = app.clock.at;
    const id = await aTrip('COMPLETE', { trip_end_time: end });
    expect(await everythingOf(driver, id)).toContain(RIDER_PRIVATE.mobile);
    app.clock.at = end + 5 * 60_000;
    expect(await everythingOf(driver, id)).not.toMatch(PRIVATE);
    await app.services.db.settings.saveSettings({ contactMinutes: 60 });
  });

  it('cancellation hides the contacts at once', async () => {
    const id = await aTrip('CANCELLED', { driver: driver.user.id, driver_name: 'Charles Babbage' });
    expect(await everythingOf(driver, id)).not.toMatch(PRIVATE);
    expect(await everythingOf(rider, id)).not.toMatch(/Babbage|5550188/);
  });

  it('the chat closes when the contacts are hidden', async () => {
    const end = app.clock.at;
    const id = await aTrip('PAID', { trip_end_time: end });
    expect((await driver.post(`/bookings/${id}/messages`, { message: 'Your umbrella is here' })).status).toBe(
      201,
    );
    app.clock.at = end + HOUR;
    const { status, body } = await driver.post(`/bookings/${id}/messages`, { message: 'Still there?' });
    expect({ status, error: body.error }).toEqual({ status: 409, error: 'chat_closed' });
  });
});

it('admins always see the contacts of a trip', async () => {
  const admin = await app.signedIn('admin');
  const id = await aTrip('COMPLETE', { trip_end_time: app.clock.at - 10 * HOUR });
  expect(await everythingOf(admin, id)).toMatch(/Lovelace.*|ada\.secret/);
});

it('never sends a stored field that no list names', async () => {
  const id = await aTrip('STARTED');
  await app.connection
    .collection('bookings')
    .updateOne({ _id: id as never }, { $set: { secretNote: 'hush' } });
  const admin = await app.signedIn('admin');
  for (const reader of [rider, driver, fleetadmin, admin])
    expect(await everythingOf(reader, id)).not.toContain('hush');
});
