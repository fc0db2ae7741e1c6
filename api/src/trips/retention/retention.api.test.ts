import type { BookingStatus } from '@wayfare/shared';
import { aBooking, aCarType, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../test/support/testApp.js';
import { retentionDueWork } from './retention.dueWork.js';

const DAY_MS = 24 * 60 * 60_000;
let app: TestApp;
let admin: Client;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  admin = await app.signedIn('admin');
  rider = await app.signedIn('rider', { firstName: 'Rita', lastName: 'Rider' });
  driver = await app.signedIn('driver', { firstName: 'Dan', lastName: 'Driver' });
});
afterEach(() => app.close());

/** A trip with a position and a message, whose pickup was so many days ago. */
async function aTripFrom(days: number, status: BookingStatus = 'COMPLETE'): Promise<string> {
  const { db } = app.services;
  const id = newId();
  const at = app.clock.at - days * DAY_MS;
  const parties = { rider: rider.user, driver: driver.user, at };
  await db.bookings.insert(
    aBooking(status, { id, ...parties }, { pickUpInstructions: 'Ring twice', tripdate: at }),
  );
  await db.tracking.add(id, { id: newId(), at, status: 'STARTED', lat: 1, lng: 1 });
  const from = { from: rider.user.id, source: 'rider' } as const;
  await db.chatMessages.add({ id: newId(), booking: id, sequence: 1, message: 'Hello', at, ...from });
  return id;
}

const forget = () => retentionDueWork.forgetOld.run(2, app.services);
const keep = (settings: object) => app.services.db.settings.saveSettings(settings);

/** What is left of a trip. */
async function leftOf(id: string) {
  const { db } = app.services;
  const booking = await db.bookings.findById(id);
  return {
    points: (await db.tracking.ofBooking(id)).length,
    messages: (await db.chatMessages.page(id, { limit: 10 })).length,
    rider: booking?.customer_name,
    driver: booking?.driver_name,
    note: booking?.pickUpInstructions ?? null,
    fare: booking?.trip_cost,
  };
}

const WHOLE = { points: 1, messages: 1, rider: 'Rita Rider', driver: 'Dan Driver', note: 'Ring twice' };

it('each kind of data of a trip is deleted after its own days, in every batch, and fares stay [4.97]', async () => {
  await keep({ keepPositionsDays: 100, keepChatsDays: 200, keepPeopleDays: 300 });
  const ages = [99, 101, 150, 199, 201, 250, 299, 301, 400, 500];
  const trips = new Map<number, string>();
  for (const age of ages) trips.set(age, await aTripFrom(age));
  const fare = (await leftOf(trips.get(99) as string)).fare;
  await forget();
  for (const [age, id] of trips) {
    expect(await leftOf(id), `${age} days`).toEqual({
      points: age > 100 ? 0 : 1,
      messages: age > 200 ? 0 : 1,
      rider: age > 300 ? '' : WHOLE.rider,
      driver: age > 300 ? '' : WHOLE.driver,
      note: age > 300 ? null : WHOLE.note,
      fare,
    });
  }
});

it('continues where it stopped, when time passes and after a process ended between its writes [4.97]', async () => {
  await keep({ keepPositionsDays: 100, keepChatsDays: 0, keepPeopleDays: 0 });
  const young = await aTripFrom(95);
  const old = await aTripFrom(120);
  const { sweptTrips } = app.services.db;
  const { record } = sweptTrips;
  sweptTrips.record = () => Promise.reject(new Error('the process ended'));
  await expect(forget()).rejects.toThrow('the process ended');
  sweptTrips.record = record;
  expect((await leftOf(old)).points).toBe(0);
  app.clock.at += 6 * DAY_MS;
  await forget();
  expect([(await leftOf(young)).points, (await leftOf(young)).messages]).toEqual([0, 1]);
});

it('keeps everything of all trips while the settings say 0 [4.97]', async () => {
  await keep({ keepPositionsDays: 0, keepChatsDays: 0, keepPeopleDays: 0 });
  const id = await aTripFrom(5_000);
  await forget();
  expect(await leftOf(id)).toMatchObject(WHOLE);
});

it('keeps the people of a trip that is not over [4.97]', async () => {
  await keep({ keepPositionsDays: 90, keepChatsDays: 90, keepPeopleDays: 90 });
  const id = await aTripFrom(365, 'PENDING');
  await forget();
  expect(await leftOf(id)).toMatchObject({
    points: 0,
    messages: 0,
    rider: WHOLE.rider,
    driver: WHOLE.driver,
  });
});

it('refuses to keep data for less than 90 days [4.97]', async () => {
  for (const field of ['keepPositionsDays', 'keepChatsDays', 'keepPeopleDays', 'keepAuditDays']) {
    const refused = await admin.put('/settings', { [field]: 30 });
    expect([refused.status, refused.body], field).toEqual([
      400,
      expect.objectContaining({ errorKeys: { [field]: 'field_invalid' } }),
    ]);
  }
});
