import type { LatLng } from '@wayfare/shared';
import { aCarType, aTrip, DROP, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

/** Trips that end where the driver's device knows its place only coarsely. */
let app: TestApp;
let rider: Client;
let driver: Client;

const KM = 1 / 111.195;
const north = (from: LatLng, km: number): LatLng => ({ lat: from.lat + km * KM, lng: from.lng });

beforeAll(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ autoDispatch: true, otp_secure: false });
});
afterAll(() => app.close());

beforeEach(async () => {
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterEach(async () => {
  await app.services.db.users.update(driver.user.id, { driverActiveStatus: false, queue: false });
  await app.services.liveDrivers.refresh(driver.user.id);
});

/** Starts a trip, and drives it 300 m to the north if `isSeen`. Returns its id. */
async function driven(isSeen: boolean): Promise<string> {
  const { id } = (await rider.post('/bookings', aTrip)).body;
  for (const step of ['accept', 'arrive', 'start'])
    expect((await driver.post(`/bookings/${id}/${step}`)).status).toBe(200);
  app.clock.at += 60_000;
  if (isSeen) await driver.put('/drivers/me/location', { ...north(PICKUP, 0.3), at: app.clock.at });
  app.clock.at += 60_000;
  return id;
}
const reach = async (id: string, position: LatLng & { accuracyM?: number }) => {
  expect((await driver.post(`/bookings/${id}/reach`, position)).status).toBe(200);
  return (await app.services.db.bookings.findById(id))!;
};

it('measures nothing from a coarse end: the trip ends at the last exact position [4.14]', async () => {
  const ended = await reach(await driven(true), { ...north(PICKUP, 2.2), accuracyM: 3000 });
  expect(ended.distance).toBeCloseTo(0.3, 1);
  expect(ended.drop.lat).toBeCloseTo(north(PICKUP, 0.3).lat, 4);
});

it('ends a trip without any exact position at its booked drop [4.14]', async () => {
  const ended = await reach(await driven(false), { ...north(PICKUP, 2.2), accuracyM: 3000 });
  expect(ended.drop).toMatchObject({ lat: DROP.lat, lng: DROP.lng });
});

it('ends a trip where an exact position says [4.14]', async () => {
  const ended = await reach(await driven(true), { ...north(PICKUP, 0.5), accuracyM: 15 });
  expect(ended.drop.lat).toBeCloseTo(north(PICKUP, 0.5).lat, 4);
});

it.each([-1, 1e9])('refuses an accuracy of %s m', async (accuracyM) => {
  const id = await driven(false);
  const { status, body } = await driver.post(`/bookings/${id}/reach`, { ...DROP, accuracyM });
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('accuracyM');
});
