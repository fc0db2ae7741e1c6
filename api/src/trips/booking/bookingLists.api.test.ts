import { type BookingStatus, bookingStatuses } from '@wayfare/shared';
import { UNCOUNTED } from '../../platform/counting/tally.js';
import { aBooking, newId } from '../../../test/support/builders.js';
import { type Client, startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';

const BOOKINGS = 2_600;
const MINUTE = 60_000;

/** A list far longer than what one request counts or skips. */
let app: TestApp;
let clients: Record<'admin' | 'fleetadmin' | 'driver' | 'rider', Client>;
let bookings: ReturnType<typeof aListedTrip>[];

function aListedTrip(index: number) {
  const driver = index % 3 === 0 ? clients.driver.user.id : 'someone';
  const status = bookingStatuses[
    (index * 7 + Math.floor(index / 10)) % bookingStatuses.length
  ] as BookingStatus;
  const people = { id: newId(), rider: clients.rider.user, driver: clients.driver.user, at: TEST_NOW };
  const { id: _id, driver: _driver, fleetadmin: _fleet, ...trip } = aBooking(status, people);
  return {
    ...trip,
    _id,
    carType: index % 7 < 3 ? 'Economy' : 'Van',
    bookLater: index % 5 === 0,
    // Many at the same time, and days with very different numbers of trips.
    tripdate: TEST_NOW - Math.floor(Math.sqrt(index) * 40) * 37 * MINUTE,
    bookingDate: TEST_NOW - (index % 30) * 1440 * MINUTE,
    trip_cost: index,
    ...(index % 10 !== 0 && { driver, fleetadmin: index % 4 === 0 ? clients.fleetadmin.user.id : 'fleet' }),
    requestedDrivers: {},
    tally: { at: UNCOUNTED },
  };
}

beforeAll(async () => {
  app = await startTestApp();
  clients = {
    admin: await app.signedIn('admin'),
    fleetadmin: await app.signedIn('fleetadmin'),
    driver: await app.signedIn('driver'),
    rider: await app.signedIn('rider'),
  };
  bookings = Array.from({ length: BOOKINGS }, (_, index) => aListedTrip(index));
  await app.connection.collection<{ _id: string }>('bookings').insertMany(bookings);
  while ((await app.services.db.bookings.counters.countMarked()) > 0);
});
afterAll(() => app.close());

async function list(
  who: Client,
  query: { filter?: object; sort?: [string, 'ASC' | 'DESC']; range?: [number, number] },
) {
  const texts = Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]);
  const { body, headers } = await who.get(
    `/bookings?${new URLSearchParams(Object.fromEntries(texts) as Record<string, string>).toString()}`,
  );
  return {
    ids: (body as { id: string }[]).map(({ id }) => id),
    range: headers.get('content-range'),
    total: headers.get('wayfare-total'),
  };
}

type Row = (typeof bookings)[number];
const value = (row: Row, field: keyof Row) => row[field] as string | number;

/** The expected rows of a list. `tie` is the field that orders equal rows, in the opposite direction. */
function rowsOf(matches: (row: Row) => boolean, field: keyof Row, order: 1 | -1, tie?: keyof Row): string[] {
  const compare = (a: Row, b: Row, by: keyof Row) =>
    value(a, by) < value(b, by) ? -1 : value(a, by) > value(b, by) ? 1 : 0;
  const back = tie ? -order : order;
  return bookings
    .filter(matches)
    .sort(
      (a, b) =>
        order * compare(a, b, field) || (tie ? back * compare(a, b, tie) : 0) || back * compare(a, b, '_id'),
    )
    .map(({ _id }) => _id);
}

const everything = () => true;
const PAGES: [number, number][] = [
  [0, 24],
  [490, 514],
  [501, 525],
  [1_300, 1_324],
  [2_000, 2_024],
  [2_590, 2_614],
  [2_600, 2_624],
  [1_000, 1_999],
];

describe.each([
  ['by trip date', {}, ['tripdate', 'DESC'], everything, undefined],
  ['by trip date, oldest first', {}, ['tripdate', 'ASC'], everything, undefined],
  ['by booking date', {}, ['bookingDate', 'DESC'], everything, undefined],
  [
    'of two statuses',
    { status: ['PAID', 'NEW', 'COMPLETE', 'CANCELLED', 'PENDING'] },
    ['tripdate', 'DESC'],
    (row: Row) => ['PAID', 'NEW', 'COMPLETE', 'CANCELLED', 'PENDING'].includes(row.status),
    undefined,
  ],
  [
    'of a fleet',
    { fleetadmin: 'fleet' },
    ['tripdate', 'ASC'],
    (row: Row) => row.fleetadmin === 'fleet',
    undefined,
  ],
  ['of a car type', { carType: 'Van' }, ['tripdate', 'DESC'], (row: Row) => row.carType === 'Van', undefined],
  ['by status', {}, ['status', 'ASC'], everything, 'tripdate'],
  ['by cost', {}, ['trip_cost', 'DESC'], everything, undefined],
] as const)('a list %s', (_name, filter, sort, matches, tie) => {
  it('returns the expected rows on every page, and its exact total', async () => {
    const expected = rowsOf(matches, sort[0], sort[1] === 'ASC' ? 1 : -1, tie);
    for (const range of PAGES) {
      const page = expected.slice(range[0], range[1] + 1);
      const { ids, range: announced, total } = await list(clients.admin, { filter, sort: [...sort], range });
      expect([range, ids]).toEqual([range, page]);
      expect(announced).toBe(
        page.length > 0
          ? `bookings ${range[0]}-${range[0] + page.length - 1}/${expected.length}`
          : `bookings */${expected.length}`,
      );
      expect(total).toBeNull();
    }
  });
});

it('gives fleet admins and drivers the totals of their own lists [6.6, 6.15]', async () => {
  const fleet = bookings.filter((row) => row.fleetadmin === clients.fleetadmin.user.id);
  expect((await list(clients.fleetadmin, {})).range).toBe(`bookings 0-24/${fleet.length}`);
  const paid = fleet.filter(({ status, carType }) => status === 'PAID' && carType === 'Van');
  const narrowed = await list(clients.fleetadmin, { filter: { status: 'PAID', carType: 'Van' } });
  expect(narrowed.range).toBe(`bookings 0-24/${paid.length}`);
  const own = bookings.filter((row) => row.driver === clients.driver.user.id);
  expect((await list(clients.driver, {})).range).toBe(`bookings 0-24/${own.length}`);
  const done = own.filter(({ status }) => status === 'COMPLETE');
  expect((await list(clients.driver, { filter: { status: 'COMPLETE' } })).range).toBe(
    `bookings 0-24/${done.length}`,
  );
  const foreign = await list(clients.fleetadmin, { filter: { fleetadmin: 'fleet' } });
  expect(foreign.range).toBe('bookings */0');
});

it('adds trips offered to a driver to trips they drove [6.7]', async () => {
  const offered = { ...aListedTrip(10), status: 'NEW', requestedDrivers: { [clients.driver.user.id]: true } };
  const before = Number((await list(clients.driver, {})).range?.split('/')[1]);
  const collection = app.connection.collection<{ _id: string }>('bookings');
  await collection.insertOne(offered);
  expect(Number((await list(clients.driver, {})).range?.split('/')[1])).toBe(before + 1);
  await collection.deleteOne({ _id: offered._id });
});

describe('a list whose total is not counted', () => {
  it('reports that from a thousand rows on, and knows the total on its last page', async () => {
    const filter = { trip_cost_gte: 100 };
    const sort = ['tripdate', 'DESC'] as const;
    const matching = rowsOf(({ trip_cost }) => trip_cost >= 100, 'tripdate', -1);
    const first = await list(clients.admin, { filter, sort: [...sort], range: [0, 24] });
    expect(first).toEqual({ ids: matching.slice(0, 25), range: 'bookings 0-24/1000', total: 'at-least' });
    const later = await list(clients.admin, { filter, sort: [...sort], range: [1_500, 1_524] });
    expect(later).toEqual({
      ids: matching.slice(1_500, 1_525),
      range: 'bookings 1500-1524/1526',
      total: 'at-least',
    });
    const last = await list(clients.admin, { filter, sort: [...sort], range: [2_480, 2_504] });
    expect(last).toEqual({ ids: matching.slice(2_480), range: 'bookings 2480-2499/2500', total: null });
  });

  it('counts fewer than a thousand rows exactly', async () => {
    const { range, total } = await list(clients.admin, { filter: { trip_cost_gte: 2_000 } });
    expect({ range, total }).toEqual({ range: 'bookings 0-24/600', total: null });
  });
});
