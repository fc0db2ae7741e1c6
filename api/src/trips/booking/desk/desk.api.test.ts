import { aBooking, aCarType, newId, PICKUP } from '../../../../test/support/builders.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../../test/support/testApp.js';

let app: TestApp;
let admin: Client;
let fleet: Client;
let rider: Client;
let own: Client;
let other: Client;

const MINUTE = 60_000;

beforeAll(async () => {
  app = await startTestApp({}, { watchesWrites: true });
  await app.services.db.carTypes.insert(aCarType());
  [admin, fleet, rider] = [
    await app.signedIn('admin'),
    await app.signedIn('fleetadmin'),
    await app.signedIn('rider', { firstName: 'Grace', lastName: 'Hopper' }),
  ];
  own = await app.signedIn('driver', { fleetadmin: fleet.user.id });
  other = await app.signedIn('driver');
});
afterAll(() => app.close());
beforeEach(() => app.connection.collection('bookings').deleteMany({}));

const readStored = async (
  status: Parameters<typeof aBooking>[0],
  fields: Parameters<typeof aBooking>[2] = {},
  driver = other,
) => {
  const booking = aBooking(
    status,
    { id: newId(), rider: rider.user, driver: driver.user, at: app.clock.at },
    fields,
  );
  await app.services.db.bookings.insert(booking);
  return booking.id;
};
const desk = async (client: Client, query = '') => (await client.get(`/desk${query}`)).body;
const idsOf = (body: { trips: { id: string }[] }) => body.trips.map(({ id }) => id).toSorted();

it('is refused for callers who are not signed in, riders and drivers', async () => {
  expect((await app.anonymous.get('/desk')).status).toBe(401);
  for (const client of [rider, own]) expect((await client.get('/desk')).status).toBe(403);
});

it('shows every open trip, and prebookings from 30 minutes ahead', async () => {
  const at = TEST_NOW;
  const shown = await Promise.all([
    ...(['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING'] as const).map((status) =>
      readStored(status),
    ),
    readStored('NEW', { bookLater: true, tripdate: at + 30 * MINUTE }),
  ]);
  await readStored('NEW', { bookLater: true, tripdate: at + 30 * MINUTE + 1 });
  for (const status of ['PAYMENT_PENDING', 'PAID', 'COMPLETE', 'CANCELLED'] as const)
    await readStored(status);
  await readStored('PENDING', { tripdate: at - 8 * 24 * 60 * MINUTE });
  expect(idsOf(await desk(admin))).toEqual(shown.toSorted());
});

it('shows fleet admins only the trips of their own drivers, without the rider’s full name and contacts', async () => {
  const id = await readStored('ACCEPTED', { customer_contact: '+12125550100' }, own);
  await readStored('ACCEPTED');
  await readStored('NEW');
  const body = await desk(fleet);
  expect(idsOf(body)).toEqual([id]);
  expect(JSON.stringify(body)).not.toContain('2125550100');
  expect(body.trips[0]).not.toHaveProperty('override');
});

it('reads single trips again: those that are closed or not visible are left out', async () => {
  const [mine, theirs, closed] = [
    await readStored('STARTED', {}, own),
    await readStored('STARTED'),
    await readStored('COMPLETE'),
  ];
  const query = `?trips=${[mine, theirs, closed, newId()].join(',')}`;
  expect(idsOf(await desk(admin, query))).toEqual([mine, theirs].toSorted());
  expect(idsOf(await desk(fleet, query))).toEqual([mine]);
  expect((await admin.get(`/desk?trips=${Array.from({ length: 201 }, newId).join(',')}`)).status).toBe(400);
  expect((await admin.get('/desk?trips=a$b')).status).toBe(400);
});

it('takes the same number of queries for one trip and for many', async () => {
  const queries = async () => {
    const sent: string[] = [];
    const client = app.connection.getClient();
    const listen = ({ commandName }: { commandName: string }) => sent.push(commandName);
    client.on('commandStarted', listen);
    await desk(admin);
    client.off('commandStarted', listen);
    return sent.filter((name) => name === 'find' || name === 'aggregate').length;
  };
  await readStored('ACCEPTED');
  await desk(admin);
  const one = await queries();
  expect(one).toBeGreaterThan(0);
  for (let count = 0; count < 20; count += 1) await readStored(count % 2 ? 'ACCEPTED' : 'NEW');
  expect(await queries()).toBe(one);
});

it('shows who is asked, how old a position is, and which fares are under review', async () => {
  await readStored('ACCEPTED');
  await readStored('NEW');
  const { trips } = await desk(admin);
  const asked = trips.find(({ status }: { status: string }) => status === 'NEW').asked;
  expect(asked).toMatchObject([{ driver: other.user.id, expiresAt: null }]);
  const driven = trips.find(({ status }: { status: string }) => status === 'ACCEPTED');
  expect(driven).toMatchObject({ driver_at: null, inReview: false });
  app.services.liveDrivers.move(
    other.user.id,
    other.user.location as { lat: number; lng: number },
    app.clock.at,
  );
  expect(
    (await desk(admin)).trips.some(({ driver_at: at }: { driver_at: number }) => at === app.clock.at),
  ).toBe(true);
});

it('counts for a waiting trip why the drivers around do not take it, without more queries', async () => {
  const cars = [
    ...['XL', 'XL', 'XL'].map((carType) => ({ carType })),
    { queue: true },
    { queue: true },
    { breakUntil: app.clock.at + MINUTE },
  ];
  await Promise.all(
    cars.map((fields) =>
      app.signedIn('driver', { location: { lat: PICKUP.lat, lng: PICKUP.lng }, ...fields }),
    ),
  );
  const waiting = await readStored('NEW', { requestedDrivers: {}, pickup: { ...PICKUP, add: 'Here' } });
  const asked = await readStored('NEW', { pickup: { ...PICKUP, add: 'Here' } });
  const rows: { id: string; noDriver: { kind: string; count: number }[] | null }[] = (await desk(admin))
    .trips;
  const counts = Object.fromEntries(
    (rows.find(({ id }) => id === waiting)?.noDriver ?? []).map(({ kind, count }) => [kind, count]),
  );
  expect(counts).toMatchObject({ otherCarType: 3, onTrip: 2, onBreak: 1 });
  expect(rows.find(({ id }) => id === asked)?.noDriver).toBeNull();
  expect(JSON.stringify(await desk(fleet))).not.toContain('noDriver');
});
