import { TRACKED_AFTER_MS } from '@wayfare/shared';
import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { cardPage } from '../../../../test/support/cardPage.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { bookingDueWork } from '../booking.dueWork.js';

/** The recipient of a parcel follows it on this page. */
let app: TestApp;
let sender: Client;
let courier: Client;
let id: string;

beforeEach(async () => {
  app = await startTestApp({ APP_CATEGORY: 'delivery', PUBLIC_URL: 'https://ride.example' });
  await app.services.db.carTypes.insert(aCarType());
  sender = await app.signedIn('rider', { firstName: 'Rhea', lastName: 'Moss' });
  courier = await app.signedIn('driver', {
    firstName: 'Dora Ann',
    lastName: 'Lee',
    vehicleMake: 'Vespa',
    vehicleModel: 'Primavera',
    vehicleColor: 'Red',
    vehicleNumber: 'NY 1',
  });
  const parcel = { ...aTrip, deliveryPerson: 'Ann Lee', deliveryPersonPhone: '+12125550187' };
  id = (await sender.post('/bookings', parcel)).body.id;
});
afterEach(() => app.close());

const link = async () => (await sender.post(`/bookings/${id}/handover/link`)).body.url as string;
const track = async (url: string) =>
  app.anonymous.post('/tracked-parcels', { token: new URL(url).hash.slice(1) });
const step = (name: string, body: object = {}) => courier.post(`/bookings/${id}/${name}`, body);
async function pay() {
  const { body: checkout } = await sender.get(`/bookings/${id}/payment`);
  await cardPage(app, checkout.fields).pay();
}
const noCourier = { courier: null, vehicle: null, position: null, eta: null, timeZone: null, code: null };

it('shows the stage, the courier’s first name and vehicle, and where they are and the code only on the way', async () => {
  const url = await link();
  expect(url).toMatch(/^https:\/\/ride\.example\/parcel#[\w-]{43}$/);
  expect((await track(url)).body).toEqual({ stage: 'booked', sender: 'Rhea', ...noCourier });
  await pay();
  await step('accept');
  const vehicle = {
    plate: 'NY 1',
    make: 'Vespa',
    model: 'Primavera',
    color: 'Red',
    carType: 'Economy',
    image: null,
  };
  const met = { ...noCourier, sender: 'Rhea', courier: 'Dora', vehicle };
  expect((await track(url)).body).toEqual({ ...met, stage: 'coming' });
  await step('arrive');
  expect((await track(url)).body).toEqual({ ...met, stage: 'pickup' });
  await step('start');
  const code = (await app.services.db.bookings.findById(id))?.handover?.code as string;
  const { body } = await track(url);
  expect(body).toEqual({
    ...met,
    stage: 'on_the_way',
    position: { lat: PICKUP.lat, lng: PICKUP.lng },
    eta: { to: 'drop', seconds: 120, distance: 1.001 },
    code,
  });

  app.clock.at += 60_000;
  await step('reach', { lat: DROP.lat, lng: DROP.lng, handover_code: code });
  expect((await track(url)).body).toEqual({ ...noCourier, stage: 'delivered', sender: 'Rhea' });
  const { trip_end_time: end } = (await app.services.db.bookings.findById(id)) ?? {};
  app.clock.at = (end as number) + TRACKED_AFTER_MS - 1;
  expect((await track(url)).status).toBe(200);
  app.clock.at += 1;
  expect(await track(url)).toMatchObject({ status: 404, body: { error: 'not_found' } });
});

it('tells the time zone of the pickup only with a time of arrival, for it says where the sender is [4.70]', async () => {
  await app.services.db.settings.saveSettings({ timeZone: 'Europe/London', pickupTimeZone: true });
  const parcel = { ...aTrip, deliveryPerson: 'Ann Lee', deliveryPersonPhone: '+12125550187' };
  ({ id } = (await sender.post('/bookings', parcel)).body);
  const url = await link();
  const told = async () => {
    const { stage, eta, timeZone } = (await track(url)).body;
    return { stage, hasArrival: eta !== null, timeZone };
  };
  const untold = { hasArrival: false, timeZone: null };
  expect(await told()).toEqual({ stage: 'booked', ...untold });
  await pay();
  await step('accept');
  expect(await told()).toEqual({ stage: 'coming', ...untold });
  for (const name of ['arrive', 'start']) await step(name);
  expect(await told()).toEqual({ stage: 'on_the_way', hasArrival: true, timeZone: 'America/New_York' });
  const code = (await app.services.db.bookings.findById(id))?.handover?.code as string;
  await step('reach', { lat: DROP.lat, lng: DROP.lng, handover_code: code });
  expect(await told()).toEqual({ stage: 'delivered', ...untold });
});

it('is the link in the SMS, shows that a parcel goes back, and then no code or position', async () => {
  await pay();
  for (const name of ['accept', 'arrive', 'start']) await step(name);
  const { rows } = await app.services.db.outbox.list({
    filter: { channel: 'sms' },
    sort: { field: 'at', order: 1 },
    skip: 0,
    limit: 2,
  });
  const url = await link();
  expect(rows[0]?.body).toContain(url);
  await step('handover/fail', { reason: 'refused' });
  const { body } = await track(url);
  expect(body).toMatchObject({ stage: 'returning', courier: 'Dora', position: null, eta: null, code: null });
  const code = (await sender.get(`/bookings/${id}`)).body.handover.code;
  await step('reach', { lat: PICKUP.lat, lng: PICKUP.lng, handover_code: code });
  expect((await track(url)).body).toEqual({ ...noCourier, stage: 'returned', sender: 'Rhea' });
});

it('is given only to the sender of a parcel that is still on its way, and stored without being readable', async () => {
  const url = await link();
  const stranger = await app.signedIn('rider');
  expect((await stranger.post(`/bookings/${id}/handover/link`)).status).toBe(404);
  expect((await courier.post(`/bookings/${id}/handover/link`)).status).toBe(403);
  const token = new URL(url).hash.slice(1);
  const stored = await app.connection.collection('parcel_links').find().toArray();
  expect(JSON.stringify(stored)).not.toContain(token);
  expect((await app.anonymous.post('/tracked-parcels', { token: stored[0]?.['hash'] })).status).toBe(404);
  // Neither kind of link opens the other kind's page.
  expect((await app.anonymous.post('/shared-trips', { token })).status).toBe(404);
  await sender.post(`/bookings/${id}/cancel`, { reason: 'Changed my mind' });
  expect((await track(url)).body).toEqual({ ...noCourier, stage: 'canceled', sender: 'Rhea' });
  expect((await sender.post(`/bookings/${id}/handover/link`)).status).toBe(409);
  app.clock.at += 14 * 24 * 60 * 60_000 + 1;
  await bookingDueWork.forgetShares.run(100, app.services);
  expect(await app.connection.collection('parcel_links').countDocuments()).toBe(0);
});
