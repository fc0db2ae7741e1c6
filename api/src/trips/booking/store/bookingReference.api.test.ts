import { readBookingReference } from '@wayfare/shared';
import { aBooking, aCarType, aTrip, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../../test/support/testApp.js';
import { migrateReferences } from './migrateReferences.js';

let app: TestApp;
let rider: Client;
let admin: Client;

beforeEach(async () => {
  app = await startTestApp();
  await app.services.db.carTypes.insert(aCarType());
  await app.signedIn('driver');
  [rider, admin] = [await app.signedIn('rider'), await app.signedIn('admin')];
});
afterEach(() => app.close());

const booked = async () => {
  const { status, body } = await rider.post('/bookings', aTrip);
  expect(status).toBe(201);
  return body as { id: string; booking_id: string; reference: string };
};
const found = async (q: string) => {
  const { body } = await admin.get(`/bookings?filter=${encodeURIComponent(JSON.stringify({ q }))}`);
  return (body as { id: string }[]).map(({ id }) => id);
};

it('each booking gets a reference that people can say aloud, and keeps its id', async () => {
  const { id, booking_id, reference } = await booked();
  expect(booking_id).toBe(id);
  expect(readBookingReference(reference)).toBe(reference);
  expect((await rider.get(`/bookings/${id}`)).body.reference).toBe(reference);
});

it('is found by a reference in any spelling and by its parts', async () => {
  const { id, reference } = await booked();
  const compact = reference.replaceAll('-', '');
  const [, first = '', last = ''] = reference.split('-');
  const spellings = [reference, compact, compact.slice(1), reference.toLowerCase(), first, compact.slice(3)];
  for (const typed of [...spellings, `W ${first} ${last}`]) expect(await found(typed), typed).toEqual([id]);
  expect(await found(`${first}${last}A`)).toEqual([]);
});

it('gets another, longer reference if a booking has the same', async () => {
  const [other, before] = [await booked(), app.services.random];
  // The numbers that made the first booking's reference come again.
  const taken = other.reference.replaceAll('-', '').slice(1, -1).split('');
  const alphabet = '23456789ABCDEFGHJKMNPQRTUVXYZ';
  const numbers = taken.map((character) => (alphabet.indexOf(character) + 0.5) / alphabet.length);
  let next = 0;
  app.services.random = () => numbers[next++] ?? before();
  const second = await app.signedIn('rider');
  await app.signedIn('driver');
  const { body } = await second.post('/bookings', aTrip);
  expect(body.reference).toMatch(/^W-\w{4}-\w{3}$/);
  expect(readBookingReference(body.reference)).toBe(body.reference);
});

describe('bookings of earlier versions', () => {
  const readStored = async (count: number) => {
    const [customer, driver] = [await app.signedIn('rider'), await app.signedIn('driver')];
    const ids = Array.from({ length: count }, newId);
    await app.services.db.bookings.insertMany(
      ids.map((id) => ({
        ...aBooking('COMPLETE', { id, rider: customer.user, driver: driver.user, at: TEST_NOW }),
        reference: undefined,
      })),
    );
    return ids;
  };
  const referencesOf = (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await app.services.db.bookings.findById(id))?.reference));

  it('get references at the first start, by which they are found', async () => {
    const ids = await readStored(1_100);
    await Promise.all([migrateReferences(app.services), migrateReferences(app.services)]);
    const references = await referencesOf(ids);
    expect(new Set(references).size).toBe(ids.length);
    expect(references.every((reference) => readBookingReference(reference ?? '') === reference)).toBe(true);
    expect(await found(references[7] as string)).toEqual([ids[7]]);
    expect(await found(ids[7] as string)).toEqual([ids[7]]);
    const later = await readStored(1);
    await migrateReferences(app.services);
    expect(await referencesOf(later)).toEqual([undefined]);
    expect((await admin.get(`/bookings/${later[0]}`)).body.reference).toBe(later[0]);
  });

  it('keep the references they have, and get longer ones where one is taken', async () => {
    const { id, reference } = await booked();
    const ids = await readStored(3);
    await migrateReferences({ ...app.services, random: () => 0.5 });
    expect((await referencesOf([id]))[0]).toBe(reference);
    expect(new Set((await referencesOf(ids)).map((given) => given?.length)).size).toBe(3);
  });
});
