import { aBooking, newId } from '../../test/support/builders.js';
import { startTestApp, TEST_NOW, type TestApp } from '../../test/support/testApp.js';
import { dueWork } from './dueWork.js';
import { migrateData, migrationDueWork, repeatMigrations } from './migrateData.js';

const HOUR = 3_600_000;
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
});
afterEach(() => app.close());

const stored = (name: string) => app.connection.collection<{ _id: string }>(name);

it('converts what a process of an earlier version writes after the mark, once, an hour later', async () => {
  const steps: string[] = [];
  await migrateData((step, of) => steps.push(`${step}/${of}`), app.services);
  expect(steps).toHaveLength(Number(steps[0]?.split('/')[1]));

  const [rider, driver, admin] = [
    await app.signedIn('rider'),
    await app.signedIn('driver'),
    await app.signedIn('admin'),
  ];
  const booking = aBooking(
    'ACCEPTED',
    { id: newId(), rider: rider.user, driver: driver.user, at: TEST_NOW },
    { customer_contact: '+12125550108' },
  );
  await app.services.db.bookings.insert(booking);
  // As an earlier version stores it: without the words and the reference.
  await stored('bookings').updateOne({ _id: booking.id }, { $set: { search: [] }, $unset: { reference: 1 } });
  const found = async () => {
    const filter = encodeURIComponent(JSON.stringify({ q: '2125550108' }));
    return ((await admin.get(`/bookings?filter=${filter}`)).body as { id: string }[]).map(({ id }) => id);
  };
  expect(await repeatMigrations(app.services)).toBe(0);
  expect(await found()).toEqual([]);

  app.clock.at += HOUR;
  expect(await repeatMigrations(app.services)).toBeGreaterThan(5);
  expect(await found()).toEqual([booking.id]);
  const { reference } = (await app.services.db.bookings.findById(booking.id)) ?? {};
  expect(reference).toEqual(expect.any(String));
  app.clock.at += HOUR;
  expect(await repeatMigrations(app.services)).toBe(0);
});

it('does not give accounts of this version what was for those of an earlier one', async () => {
  await migrateData(() => undefined, app.services);
  const { user } = await app.signedIn('driver', { approved: false });
  await stored('users').updateOne({ _id: user.id }, { $unset: { onboarding: 1, ratings: 1, online: 1 } });
  const before = await stored('users').findOne({ _id: user.id });
  app.clock.at += HOUR;
  await repeatMigrations(app.services);
  expect(await stored('users').findOne({ _id: user.id })).toEqual(before);
});

it('looks for them every hour', () => {
  const lanes = dueWork.lanes.filter(({ work }) => work.includes(migrationDueWork.repeat));
  expect(lanes.map(({ everyMs }) => everyMs)).toEqual([HOUR]);
});
