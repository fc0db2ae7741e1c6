import { agreedTo } from '../../../../test/support/agreedTo.js';
import { aCarType, aTrip } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { guestAddress } from '../guest/guestLink.js';

const HOUR = 60 * 60_000;
const place = (add: string, lat: number, lng: number) => ({ lat, lng, add });
/** A place, and one that is a drive away. */
const towns = {
  newYork: [place('Times Square', 40.758, -73.9855), place('Columbus Circle', 40.767, -73.9855)],
  losAngeles: [place('City Hall', 34.0537, -118.2427), place('Echo Park', 34.0782, -118.2606)],
  phoenix: [place('Roosevelt Row', 33.4587, -112.0697), place('Encanto Park', 33.4767, -112.0877)],
  honolulu: [place('Iolani Palace', 21.3067, -157.8588), place('Ala Moana', 21.2913, -157.8436)],
} as const;
type Town = keyof typeof towns;

let app: TestApp;
let rider: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({
    timeZone: 'America/New_York',
    pickupTimeZone: true,
    otp_secure: false,
    autoDispatch: false,
  });
  rider = await app.signedIn('rider', { walletBalance: 500 });
  admin = await app.signedIn('admin');
});
afterEach(() => app.close());

const tripIn = (town: Town, fields: object = {}) => {
  const [pickup, drop] = towns[town];
  return { ...aTrip, pickup, drop, ...fields };
};
async function booked(town: Town, fields: object = {}, by = rider) {
  const { status, body } = await by.post('/bookings', tripIn(town, fields));
  expect({ status, error: body.error, errors: body.errors }).toMatchObject({ status: 201 });
  return body;
}
const later = (tripdate: number) => ({ bookLater: true, tripdate });
const tomorrow = () => later(app.clock.at + 24 * HOUR);
const switchOff = () => app.services.db.settings.saveSettings({ pickupTimeZone: false });
const zoneAt = async (town: Town) => {
  const { lat, lng } = towns[town][0];
  return (await app.anonymous.get(`/timezone?place=${lat},${lng}`)).body;
};

it.each([
  ['newYork', 'America/New_York'],
  ['losAngeles', 'America/Los_Angeles'],
  ['phoenix', 'America/Phoenix'],
  ['honolulu', 'Pacific/Honolulu'],
] as const)(
  'stores the zone of a pickup in %s with the booking, and tells it to forms [4.70]',
  async (town, zone) => {
    expect(await zoneAt(town)).toEqual({ timeZone: zone });
    const { id, timeZone } = await booked(town, tomorrow());
    expect(timeZone).toBe(zone);
    for (const reader of [rider, admin])
      expect((await reader.get(`/bookings/${id}`)).body).toMatchObject({ timeZone: zone });
    const [listed] = (await admin.get('/bookings?range=[0,0]')).body;
    expect(listed).toMatchObject({ id, timeZone: zone });
  },
);

it('leaves trips in the time zone of the business where the setting is off [4.70]', async () => {
  const before = await booked('losAngeles', tomorrow());
  await switchOff();
  expect(await zoneAt('losAngeles')).toEqual({ timeZone: 'America/New_York' });
  expect((await booked('losAngeles', tomorrow())).timeZone).toBeUndefined();
  // What was agreed stays as it was.
  expect((await rider.get(`/bookings/${before.id}`)).body.timeZone).toBe('America/Los_Angeles');
});

it('answers a place that is none with the field, and stores nothing', async () => {
  for (const wrong of ['', '34', '91,0', '0,181', '34,-118,5', 'here,there']) {
    const { status, body } = await app.anonymous.get(`/timezone?place=${wrong}`);
    expect({ wrong, status, fields: Object.keys(body.errors ?? {}) }).toEqual({
      wrong,
      status: 400,
      fields: ['place'],
    });
  }
});

it('gives the booking the zone of its new pickup, and moves the time only if the change says so [4.71]', async () => {
  const eightInNewYork = Date.parse('2026-03-04T13:00Z');
  const { id } = await booked('newYork', later(eightInNewYork));
  const change = async (wanted: object) => {
    const { body: shown } = await rider.post(`/bookings/${id}/changes/preview`, wanted);
    const made = await rider.post(`/bookings/${id}/changes`, { ...wanted, ...agreedTo(shown) });
    expect({ status: made.status, error: made.body.error }).toEqual({ status: 200, error: undefined });
    return made.body;
  };
  const [pickup, drop] = towns.losAngeles;
  expect(await change({ pickup, drop })).toMatchObject({
    timeZone: 'America/Los_Angeles',
    tripdate: eightInNewYork,
  });
  const eightInHonolulu = Date.parse('2026-03-04T18:00Z');
  const [beach, park] = towns.honolulu;
  expect(await change({ pickup: beach, drop: park, tripdate: eightInHonolulu })).toMatchObject({
    timeZone: 'Pacific/Honolulu',
    tripdate: eightInHonolulu,
  });
  // A change of anything else keeps the zone.
  await switchOff();
  expect(await change({ pickUpInstructions: 'Ring twice' })).toMatchObject({ timeZone: 'Pacific/Honolulu' });
  // Without the setting, a moved trip is one of the business's zone.
  const [square, circle] = towns.newYork;
  expect((await change({ pickup: square, drop: circle })).timeZone ?? null).toBeNull();
});

it('tells guests and everyone with a link in which zone the trip is [4.70]', async () => {
  const { id } = await booked('phoenix', tomorrow());
  const { body: link } = await rider.post(`/bookings/${id}/share`);
  const token = new URL(link.url).hash.slice(1);
  expect((await app.anonymous.post('/shared-trips', { token })).body).toMatchObject({
    stage: 'waiting',
    timeZone: 'America/Phoenix',
  });
  const booking = (await app.services.db.bookings.findById(id))!;
  const guestToken = new URL(await guestAddress(booking, app.services)).hash.slice(1);
  expect((await app.anonymous.post('/guest-trips', { token: guestToken })).body).toMatchObject({
    timeZone: 'America/Phoenix',
  });
});
