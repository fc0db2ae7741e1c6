import { runDueWork } from '../../../process/dueWork.js';
import { aBooking, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';

const DAY = 24 * 60 * 60_000;
const PHONE = '+1 555 0100200';

let app: TestApp;
let rider: Client;
let driver: Client;
let admin: Client;

beforeAll(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
  admin = await app.signedIn('admin');
});
afterAll(() => app.close());

/** A finished trip. */
async function finishedTrip(): Promise<string> {
  const id = newId();
  const people = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
  const ended = { trip_end_time: app.clock.at, endTime: app.clock.at };
  await app.services.db.bookings.insert(aBooking('PAID', people, ended));
  return id;
}
const report = (id: string, body: object, by = rider) => by.post(`/bookings/${id}/lost-item`, body);
const answer = (id: string, reply: string, by = driver) =>
  by.post(`/bookings/${id}/lost-item/answer`, { answer: reply });
/** Returns the messages that the office reads about a trip: the author's role and the text. */
const readByOffice = async (id: string): Promise<[string, string][]> =>
  (await admin.get(`/bookings/${id}/conversation`)).body.map((each: { source: string; message: string }) => [
    each.source,
    each.message,
  ]);
const inboxOf = async (who: Client): Promise<string[]> =>
  (await who.get('/users/me/notifications')).body.entries.map((each: { title: string }) => each.title);

it('a lost item reaches the driver and the office once, and the phone number only the office', async () => {
  const id = await finishedTrip();
  const lost = { description: 'Black umbrella', phone: PHONE };
  const answers = await Promise.all([report(id, lost), report(id, lost), report(id, lost)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await runDueWork(app.services);

  expect(await readByOffice(id)).toEqual([
    ['rider', `Lost item: Black umbrella. Please call back: ${PHONE}`],
  ]);
  const seen = await driver.get(`/bookings/${id}`);
  expect(seen.body.lostItem).toEqual({ description: 'Black umbrella', reportedAt: app.clock.at });
  for (const who of [rider, driver, admin])
    expect(JSON.stringify((await who.get(`/bookings/${id}`)).body)).not.toContain(PHONE);
  expect(JSON.stringify(await app.services.db.bookings.findById(id))).not.toContain(PHONE);
  expect(await inboxOf(driver)).toEqual(['Lost item']);
  expect(await report(id, { description: 'Keys' })).toMatchObject({
    status: 409,
    body: { error: 'lost_item_reported' },
  });
});

it('the driver’s answer reaches the rider and the office; what was not found may turn up later', async () => {
  const id = await finishedTrip();
  expect((await answer(id, 'found')).status).toBe(409);
  await report(id, { description: 'Keys' });
  expect((await answer(id, 'not_found')).body.lostItem).toMatchObject({ answer: 'not_found' });
  expect((await answer(id, 'found')).body.lostItem).toMatchObject({ answer: 'found' });
  expect(await answer(id, 'not_found')).toMatchObject({
    status: 409,
    body: { error: 'lost_item_answered' },
  });
  await runDueWork(app.services);
  expect((await rider.get(`/bookings/${id}`)).body.lostItem).toMatchObject({ answer: 'found' });
  expect(await readByOffice(id)).toEqual([
    ['rider', 'Lost item: Keys'],
    ['driver', 'Not found: Keys'],
    ['driver', 'Found: Keys'],
  ]);
  expect((await inboxOf(rider)).filter((title) => title === 'Your lost item')).toHaveLength(2);
});

it('only the trip’s rider reports and its driver answers, within the days of the setting', async () => {
  const id = await finishedTrip();
  const lost = { description: 'Keys' };
  expect((await report(id, lost, await app.signedIn('rider'))).status).toBe(404);
  expect((await answer(id, 'found', await app.signedIn('driver'))).status).toBe(404);
  await app.services.db.settings.saveSettings({ lostItemDays: 2 });
  app.clock.at += 2 * DAY;
  expect((await report(id, lost)).status).toBe(409);
  app.clock.at -= 1;
  expect((await report(id, lost)).status).toBe(200);
  const fleetadmin = await app.signedIn('fleetadmin');
  await app.services.db.bookings.insert(
    aBooking(
      'PAID',
      { id: 'fleet-trip', rider: rider.user, driver: driver.user, at: app.clock.at },
      { fleetadmin: fleetadmin.user.id, lostItem: { description: 'Keys', reportedAt: 1 } },
    ),
  );
  expect((await fleetadmin.get('/bookings/fleet-trip')).body.lostItem).toBeUndefined();
});
