import { aBooking, newId } from '../../../../test/support/builders.js';
import { type Client, startTestApp, type TestApp } from '../../../../test/support/testApp.js';
import { sweepEffects } from '../effects/runEffects.js';
import { migrateEffects } from './migrateEffects.js';

/** Effects that an earlier version left behind, under the names they had there. */
let app: TestApp;
let rider: Client;
let driver: Client;

beforeEach(async () => {
  app = await startTestApp();
  rider = await app.signedIn('rider');
  driver = await app.signedIn('driver');
});
afterEach(() => app.close());

const RECIPIENT = '+12125550187';
const GUEST = '+12125550188';
const left = [
  { key: 'offer:1', kind: 'tellOffered', data: { drivers: ['a driver whose offer has ended'] } },
  { key: 'start:recipient', kind: 'tellRecipient', data: {} },
  { key: 'create:guest', kind: 'tellGuest', data: {} },
  { key: 'start:track', kind: 'track', data: { id: 'start', lat: 0, lng: 0, at: 0, status: 'STARTED' } },
];

/** Stores a booking with pending effects as earlier versions did. */
async function insertOld(): Promise<string> {
  const id = newId();
  const people = { id, rider: rider.user, driver: driver.user, at: app.clock.at };
  const fields = { deliveryPersonPhone: RECIPIENT, customer_contact: GUEST };
  await app.services.db.bookings.insert(aBooking('STARTED', people, fields));
  const pending = { effects: left, effectsDue: app.clock.at };
  await app.connection.collection<{ _id: string }>('bookings').updateOne({ _id: id }, { $set: pending });
  return id;
}
const kindsOf = async (id: string) =>
  (await app.services.db.bookings.findById(id))?.effects?.map(({ kind }) => kind);
async function textsTo(): Promise<string[]> {
  const sent = await app.connection.collection('outbox').find({ channel: 'sms' }).toArray();
  return sent.map(({ to }) => to as string).toSorted();
}

it('effects that earlier versions left behind get their new names and are carried out, once', async () => {
  const ids = [await insertOld(), await insertOld()];
  await Promise.all([migrateEffects(app.services), migrateEffects(app.services)]);
  for (const id of ids)
    expect(await kindsOf(id)).toEqual(['notifyOffered', 'notifyRecipient', 'notifyGuest', 'track']);
  await sweepEffects(100, app.services);
  for (const id of ids) expect(await kindsOf(id)).toEqual([]);
  expect(await textsTo()).toEqual([RECIPIENT, RECIPIENT, GUEST, GUEST]);
});

it('a migration of effects that was interrupted continues at the next start', async () => {
  const id = await insertOld();
  const { bookings } = app.services.db;
  let calls = 0;
  const renameEffects: typeof bookings.renameEffects = async (...renaming) => {
    calls += 1;
    if (calls === 2) throw new Error('ended here');
    return bookings.renameEffects(...renaming);
  };
  const db = { ...app.services.db, bookings: { ...bookings, renameEffects } };
  await expect(migrateEffects({ ...app.services, db })).rejects.toThrow('ended here');
  expect(await kindsOf(id)).toEqual(['notifyOffered', 'tellRecipient', 'tellGuest', 'track']);
  await migrateEffects(app.services);
  expect(await kindsOf(id)).toEqual(['notifyOffered', 'notifyRecipient', 'notifyGuest', 'track']);
});
