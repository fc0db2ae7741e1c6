import { PERIOD_MS, periodOf } from '@wayfare/shared';
import { aCarType, aTrip, PICKUP } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { shiftDueWork } from './shift.dueWork.js';

let app: TestApp;
let driver: Client;
beforeEach(async () => {
  app = await startTestApp();
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

const record = (own = app) => shiftDueWork.record.run(100, own.services);
const tracks = () => app.services.db.driverTracks.between(0, app.clock.at + PERIOD_MS, 100);
const samples = async () => (await tracks()).flatMap((track) => track.samples);
const finish = (own = app) => shiftDueWork.finish.run(100, own.services);
const status = (driverActiveStatus: boolean) => driver.put('/drivers/me/status', { driverActiveStatus });
const drive = (meters: number) =>
  driver.put('/drivers/me/location', {
    lat: PICKUP.lat + meters / 111_195,
    lng: PICKUP.lng,
    at: app.clock.at,
  });

/** Goes on for a time, recording every 10 s as the scheduler does. */
async function pass(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 10) {
    app.clock.at += 10_000;
    await record();
  }
}

it('records where drivers are and what they are doing, once per driver and ten minutes', async () => {
  await record();
  await drive(100);
  await pass(60);
  await driver.post('/drivers/me/break');
  await pass(60);
  await driver.delete('/drivers/me/break');
  await status(false);
  await pass(60);
  await finish();
  const [track, ...others] = await tracks();
  expect(others).toEqual([]);
  expect(track).toMatchObject({ driver: driver.user.id, carType: 'Economy', from: periodOf(app.clock.at) });
  expect(track?.samples.map(({ state }) => state)).toEqual(['free', 'free', 'break', 'offline']);
  expect(track?.samples[1]).toMatchObject({ lat: expect.closeTo(PICKUP.lat + 100 / 111_195, 4) });
});

it('records what drivers offer to trips, and which room cars have that stand in [4.124]', async () => {
  const van = aCarType({ name: 'Van', seats: 8, luggage: 8 });
  await app.services.db.carTypes.insert(van);
  await app.services.db.carTypes.insert(aCarType({ standIns: [{ carType: van.id, afterSeconds: 60 }] }));
  await record();
  const admin = await app.signedIn('admin');
  await admin.put(`/drivers/${driver.user.id}`, { needs: ['pets', 'childSeat'] });
  await drive(100);
  await pass(60);
  await status(false);
  await pass(20);
  await finish();
  expect(await tracks()).toMatchObject([{ driver: driver.user.id, needs: ['pets', 'childSeat'] }]);
  const [period] = await app.services.db.shiftPeriods.between(0, app.clock.at);
  expect(period?.settings.standIns).toEqual([
    { carType: 'Economy', by: [{ carType: 'Van', afterSeconds: 60, seats: 8, luggage: 8 }] },
  ]);
});

it('writes a driver who stays in place every five minutes, and at the start of each period', async () => {
  await record();
  await pass(20 * 60);
  const seconds = (await samples()).map(({ at }) => (at - periodOf(app.clock.at - 20 * 60_000)) / 1000);
  expect(seconds).toEqual([0, 300, 600, 900, 1200]);
});

it('keeps how offers ended, and when', async () => {
  await app.services.db.carTypes.insert(aCarType());
  const other = await app.signedIn('driver');
  const rider = await app.signedIn('rider');
  const { id } = (await rider.post('/bookings', aTrip)).body;
  app.clock.at += 4_000;
  await driver.post(`/bookings/${id}/decline`);
  app.clock.at += 3_000;
  await other.post(`/bookings/${id}/accept`);
  const stored = await app.connection.collection('bookings').findOne({});
  const asked = app.clock.at - 7_000;
  expect(stored?.pastOffers).toEqual([
    { driver: driver.user.id, at: asked, endedAt: asked + 4_000, end: 'declined' },
    { driver: other.user.id, at: asked, endedAt: asked + 7_000, end: 'accepted' },
  ]);
  // It is internal: no one reads it with the booking.
  const admin = await app.signedIn('admin');
  expect((await admin.get(`/bookings/${id}`)).body).not.toHaveProperty('pastOffers');
});

it('is done by one process at a time, and by another after a minute of silence or a stop', async () => {
  const second = await startTestApp({ MONGODB_DATABASE: app.connection.name });
  second.clock.at = app.clock.at;
  const both = async (seconds: number) => {
    for (const one of [app, second]) one.clock.at += seconds * 1000;
  };
  await record();
  await record(second);
  await both(61);
  await record();
  await record(second);
  await finish(second);
  expect(await samples()).toHaveLength(1);
  await finish();
  await both(10);
  await record(second);
  await finish(second);
  expect(await samples()).toHaveLength(2);
  await second.close();
});

it('keeps samples for another try when the database does not accept them', async () => {
  const { driverTracks } = app.services.db;
  const { add } = driverTracks;
  driverTracks.add = () => Promise.reject(new Error('the database is down'));
  await expect(record()).rejects.toThrow('the database is down');
  driverTracks.add = add;
  app.clock.at += 10_000;
  await record();
  expect(await samples()).toHaveLength(1);
});

it('is deleted after the days of the setting, and with the driver; 0 days record nothing', async () => {
  await record();
  expect(await samples()).toHaveLength(1);
  const day = 24 * 60 * 60_000;
  app.clock.at += 14 * day;
  await shiftDueWork.forgetOld.run(100, app.services);
  expect(await samples()).toHaveLength(1);
  app.clock.at += PERIOD_MS;
  await shiftDueWork.forgetOld.run(100, app.services);
  expect([await samples(), await app.services.db.shiftPeriods.first()]).toEqual([[], null]);

  await pass(10);
  await finish();
  expect((await driver.get('/users/me/export')).body.positions).toEqual([
    expect.objectContaining({ state: 'free', lat: PICKUP.lat }),
  ]);
  await driver.delete('/users/me');
  expect(await samples()).toEqual([]);

  await app.services.db.settings.saveSettings({ replayDays: 0 });
  await app.signedIn('driver');
  await pass(10);
  await finish();
  expect(await samples()).toEqual([]);
});

it('offers last as long as the settings say, to as many drivers at once', async () => {
  await app.services.db.carTypes.insert(aCarType());
  await app.services.db.settings.saveSettings({ offerSeconds: 20, offersAtATime: 1 });
  await app.signedIn('driver');
  const rider = await app.signedIn('rider');
  const { id } = (await rider.post('/bookings', aTrip)).body;
  const booking = await app.services.db.bookings.findById(id);
  expect(booking?.dispatch).toMatchObject({ nextAt: app.clock.at + 20_000 });
  expect(booking?.dispatch?.offers).toEqual([
    expect.objectContaining({ expiresAt: app.clock.at + 20_000, state: 'offered' }),
  ]);
});
