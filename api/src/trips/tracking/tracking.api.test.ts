import type { TrackingPoint } from '@wayfare/shared';
import { aCarType, aTrip, DROP, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';

let app: TestApp;
let rider: Client;
let driver: Client;
let id: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ autoDispatch: true, otp_secure: false });
});
afterAll(() => app.close());

beforeEach(async () => {
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
  const { body } = await rider.post('/bookings', aTrip);
  id = body.id;
  for (const step of ['accept', 'arrive', 'start']) {
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  }
});
afterEach(async () => {
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

/** The driver reports a position between pickup (0) and drop (1). */
const drive = (share: number, at: number, fields: object = {}) =>
  driver.put('/drivers/me/location', {
    lat: PICKUP.lat + (DROP.lat - PICKUP.lat) * share,
    lng: PICKUP.lng,
    at,
    ...fields,
  });
const track = async () => (await rider.get(`/bookings/${id}/tracking`)).body as unknown as TrackingPoint[];
async function reached() {
  app.clock.at += 60_000;
  expect((await driver.post(`/bookings/${id}/reach`, { lat: DROP.lat, lng: DROP.lng })).status).toBe(200);
  return (await app.services.db.bookings.findById(id))?.distance;
}

it('measures the route driven, despite bad positions in between [5.18, 5.20]', async () => {
  const start = app.clock.at;
  const tens = (count: number) => start + count * 10_000;
  app.clock.at = tens(6);
  expect((await drive(0.25, tens(1))).body).toEqual({ taken: true });
  // Somewhere else for a moment, from the past, from the future, and off the globe.
  await drive(0.3, tens(2), { lat: 48.85, lng: 2.35 });
  await drive(0.5, tens(3));
  expect((await drive(0.1, tens(1))).body).toMatchObject({ taken: false });
  expect((await drive(0.9, app.clock.at + 3_600_000)).body).toMatchObject({ taken: false });
  expect((await drive(0.9, tens(4), { lat: 91 })).status).toBe(400);
  await drive(0.75, tens(4), { lng: 2.35 });
  await drive(0.75, tens(5));

  expect((await track()).map(({ lat, lng }) => [lat.toFixed(5), lng])).toEqual(
    [0, 0.25, 0.5, 0.75].map((share) => [
      (PICKUP.lat + (DROP.lat - PICKUP.lat) * share).toFixed(5),
      PICKUP.lng,
    ]),
  );
  expect(await reached()).toBe(1.001);
});

it('includes the last positions when the trip ends, even though points are written in batches [5.20]', async () => {
  const start = app.clock.at;
  app.clock.at += 600_000;
  // A detour: a kilometer to the east and back.
  await drive(0, start + 100_000, { lng: PICKUP.lng + 0.01 });
  await drive(1, start + 300_000, { lng: PICKUP.lng + 0.01 });
  expect(await reached()).toBeGreaterThan(2.6);
});

it('shows each position with the status at its time [3.20]', async () => {
  app.clock.at += 10_000;
  await drive(0.1, app.clock.at);
  expect((await track()).map(({ status }) => status)).toEqual(['STARTED', 'STARTED']);
  await reached();
  app.clock.at += 10_000;
  await drive(1, app.clock.at);
  // The driver's trip is over: this position is not part of any trip.
  expect((await track()).map(({ status }) => status)).toEqual(['STARTED', 'STARTED', 'REACHED']);
});
