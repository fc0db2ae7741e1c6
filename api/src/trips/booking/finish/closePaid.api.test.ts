import { aBooking, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { bookingDueWork } from '../booking.dueWork.js';
import { runEffects } from '../effects/runEffects.js';
import { migrateClosing } from '../store/migrateClosing.js';
import type { StoredBooking } from '../store/storedBooking.js';

const MINUTE = 60_000;

let app: TestApp;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

async function insert(status: StoredBooking['status'], fields: Partial<StoredBooking> = {}): Promise<string> {
  const id = newId();
  const people = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
  const times = { trip_end_time: app.clock.at, endTime: app.clock.at };
  await app.services.db.bookings.insert(aBooking(status, people, { ...times, ...fields }));
  return id;
}
const readStored = async (id: string) => (await app.services.db.bookings.findById(id)) as StoredBooking;
const statusOf = async (id: string) => (await readStored(id)).status;
async function later(minutes: number): Promise<void> {
  app.clock.at += minutes * MINUTE;
  await bookingDueWork.closePaid.run(100, app.services);
}

it('a trip that is paid closes by itself ten minutes later, once [4.8, 4.9]', async () => {
  const id = await insert('PENDING');
  await driver.post(`/bookings/${id}/pay`, { payment_mode: 'cash' });
  await later(9);
  expect(await statusOf(id)).toBe('PAID');
  await later(1);
  expect(await statusOf(id)).toBe('COMPLETE');
  const { version } = await readStored(id);
  await later(60);
  expect((await readStored(id)).version).toBe(version);
});

it('a prepaid trip closes by itself too, and its people can still rate each other [4.9]', async () => {
  const id = await insert('REACHED', { prepaid: true });
  await runEffects(
    {
      ...(await readStored(id)),
      effects: [{ key: 'reach:advance', kind: 'advance', data: {} }],
    },
    app.services,
  );
  expect(await statusOf(id)).toBe('PAID');
  await later(10);
  expect(await statusOf(id)).toBe('COMPLETE');
  expect((await rider.post(`/bookings/${id}/rate`, { rate: 5 })).body.rating).toBe(5);
  expect((await driver.post(`/bookings/${id}/rate`, { rate: 4 })).status).toBe(200);
});

it('a trip that its rider has rated is closed already: nothing happens later', async () => {
  const id = await insert('PAID', { closesAt: app.clock.at + 10 * MINUTE });
  expect((await rider.post(`/bookings/${id}/rate`, { rate: 5 })).body.status).toBe('COMPLETE');
  const { version } = await readStored(id);
  await later(60);
  expect(await readStored(id)).toMatchObject({ status: 'COMPLETE', version, rating: 5 });
});

it('a trip that awaits payment stays open', async () => {
  const id = await insert('PENDING');
  await later(24 * 60);
  expect(await statusOf(id)).toBe('PENDING');
});

it('trips paid in an earlier version close after the first start, and only they get a time', async () => {
  const [paid, closed] = [await insert('PAID'), await insert('COMPLETE')];
  await later(60);
  expect(await statusOf(paid)).toBe('PAID');
  await migrateClosing(app.services);
  expect((await readStored(closed)).closesAt).toBeUndefined();
  await later(10);
  expect(await statusOf(paid)).toBe('COMPLETE');
  const after = await insert('PAID');
  await migrateClosing(app.services);
  expect((await readStored(after)).closesAt).toBeUndefined();
});
