import { bookingStatuses } from '@wayfare/shared';
import type { Collection } from 'mongodb';
import type { Connection } from 'mongoose';
import { bookingsCountedBy, countersOf } from '../../trips/booking/store/bookingCounts.js';
import type { StoredBooking } from '../../trips/booking/store/storedBooking.js';
import { createRepositories } from '../../process/createRepositories.js';
import { newId, newReference } from '../../../test/support/builders.js';
import { startTestApp, TEST_NOW, type TestApp } from '../../../test/support/testApp.js';
import { type CounterRepository, counterRepository } from './counter.repository.js';

/** Comparing every number again and again takes up to 27 s on a busy machine. */
const COUNTING_MS = 150_000;

const DRIVERS = [newId(), newId(), newId()];
const CUSTOMERS = [newId(), newId(), 'a.b$c#d|e'];
const FLEETS = [newId(), newId()];
const CAR_TYPES = ['Economy', 'Van 2.0', '$lux|ury'];
const DAY = 24 * 60 * 60_000;

let app: TestApp;
/** The counters of another process on the same database. */
let other: CounterRepository;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  for (const name of ['bookings', 'counters', 'countings'])
    await app.connection.collection(name).deleteMany({});
  app.services.db = createRepositories(app.connection);
  await app.services.db.bookings.counters.begin();
  other = counterRepository(app.connection, bookingsCountedBy);
});
afterAll(() => app.close());

/** Pseudorandom numbers, the same on every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const picked = <T>(items: readonly T[], random: () => number) =>
  items[Math.floor(random() * items.length)] as T;

function aBooking(random: () => number): StoredBooking {
  const id = newId();
  const hasDriver = random() < 0.7;
  return {
    id,
    booking_id: id,
    reference: newReference(),
    status: picked(bookingStatuses, random),
    version: 1,
    carType: picked(CAR_TYPES, random),
    customer: picked(CUSTOMERS, random),
    payment_mode: picked(['cash', 'wallet', 'card'] as const, random),
    bookLater: random() < 0.5,
    tripdate: TEST_NOW - Math.floor(random() * 400) * DAY,
    bookingDate: TEST_NOW - Math.floor(random() * 400) * DAY,
    ...(hasDriver && { driver: picked(DRIVERS, random) }),
    ...(hasDriver && random() < 0.5 && { fleetadmin: picked(FLEETS, random) }),
  } as unknown as StoredBooking;
}

async function readStored(count: number, random: () => number): Promise<StoredBooking[]> {
  const bookings = Array.from({ length: count }, () => aBooking(random));
  await app.services.db.bookings.insertMany(bookings);
  return bookings;
}

/** Changes a booking's counted fields, as transitions do. */
async function moved(id: string, random: () => number): Promise<void> {
  const booking = (await app.services.db.bookings.findById(id)) as StoredBooking;
  await app.services.db.bookings.change({
    id,
    version: booking.version,
    status: booking.status,
    set: {
      status: picked(bookingStatuses, random),
      driver: random() < 0.2 ? null : picked(DRIVERS, random),
      fleetadmin: random() < 0.5 ? null : picked(FLEETS, random),
      payment_mode: picked(['cash', 'wallet', 'card'] as const, random),
    },
  });
}

type Filter = Readonly<Record<string, string | boolean>>;
const filters: readonly Filter[] = [
  {},
  ...bookingStatuses.map((status): Filter => ({ status })),
  ...CAR_TYPES.map((carType): Filter => ({ carType, status: 'PAID' })),
  ...CUSTOMERS.flatMap((customer): Filter[] => [{ customer }, { customer, status: 'NEW' }]),
  ...DRIVERS.flatMap((driver): Filter[] => [{ driver }, { driver, fleetadmin: FLEETS[0] as string }]),
  ...FLEETS.flatMap((fleetadmin): Filter[] => [
    { fleetadmin },
    { fleetadmin, status: 'COMPLETE', bookLater: true },
  ]),
  { payment_mode: 'wallet', bookLater: false },
];

async function totalIn(counters: CounterRepository, filter: Filter) {
  let total = 0;
  for (const { counter, isWanted } of countersOf(
    new Map(Object.entries(filter).map(([key, value]) => [key, [value]])),
  ) ?? []) {
    const cells = await counters.cells(counter);
    if (cells === null) return null;
    for (const [cell, number] of cells) if (isWanted(cell)) total += number;
  }
  return total;
}

/** Checks that every stored number matches the actual count, as seen by this process and by another. */
async function expectExact() {
  const collection = app.connection.collection('bookings');
  await Promise.all(
    filters.map(async (filter) => {
      const expected = await collection.countDocuments(filter);
      const kept = await Promise.all(
        [app.services.db.bookings.counters, other].map((counters) => totalIn(counters, filter)),
      );
      expect([filter, kept]).toEqual([filter, [expected, expected]]);
    }),
  );
  const bookings = await collection.find().toArray();
  for (const field of ['tripdate', 'bookingDate']) {
    for (const fleet of [null, ...FLEETS]) {
      const days = new Map<string, number>();
      for (const booking of bookings.filter(({ fleetadmin }) => fleet === null || fleetadmin === fleet)) {
        const cell = `${Math.floor(booking[field] / DAY)}|${booking.status}`;
        days.set(cell, (days.get(cell) ?? 0) + 1);
      }
      const cells = (await other.cells(`${field}:${fleet === null ? 'all' : `fleet:${fleet}`}`)) ?? [];
      expect(new Map([...cells].filter(([, number]) => number !== 0))).toEqual(days);
    }
  }
}

const countAll = async (counters = other) => {
  while ((await counters.countMarked()) > 0);
};
const marks = () =>
  app.connection.collection('bookings').countDocuments({ 'tally.at': Number.MAX_SAFE_INTEGER });

it(
  'keeps every number exact before, during and after counting, and after records have changed',
  async () => {
    const random = randomNumbers(3);
    const bookings = await readStored(120, random);
    await expectExact();
    await countAll();
    expect(await marks()).toBe(0);
    await expectExact();
    for (const { id } of bookings.slice(0, 60)) await moved(id, random);
    await expectExact();
    await other.countMarked();
    for (const { id } of bookings.slice(30, 90)) await moved(id, random);
    await readStored(20, random);
    await expectExact();
    await countAll();
    await expectExact();
  },
  COUNTING_MS,
);

it('counts a renamed car type', async () => {
  const random = randomNumbers(5);
  await readStored(60, random);
  await countAll();
  await app.services.db.bookings.renameCarType('Economy', 'Van 2.0');
  await expectExact();
  await countAll();
  await expectExact();
});

/**
 * The counters of a process that crashes after some writes; of a bulk write, the first half is carried out.
 */
function dyingAfter(writes: number): CounterRepository {
  let left = writes;
  const dying = <T extends object>(collection: T) =>
    new Proxy(collection, {
      get(target, name) {
        const method = Reflect.get(target, name) as unknown;
        if (typeof method !== 'function') return method;
        const writing = ['updateOne', 'updateMany', 'bulkWrite', 'findOneAndUpdate', 'deleteMany'];
        return async (...args: unknown[]) => {
          if (writing.includes(String(name)) && left-- <= 0) {
            const [operations] = args;
            if (name === 'bulkWrite' && Array.isArray(operations))
              await (target as Collection).bulkWrite(operations.slice(0, Math.ceil(operations.length / 2)));
            throw new Error('the process died here');
          }
          return method.apply(target, args) as unknown;
        };
      },
    });
  const reading = (collection: Collection) =>
    new Proxy(collection, {
      get: (target, name) =>
        name === 'find' ? target.find.bind(target) : (Reflect.get(dying(target), name) as unknown),
    });
  const connection = {
    name: app.connection.name,
    model: app.connection.model.bind(app.connection),
    getClient: () => ({
      db: (name: string) => ({
        collection: (collection: string) =>
          reading(app.connection.getClient().db(name).collection(collection) as unknown as Collection),
      }),
    }),
  };
  return counterRepository(connection as unknown as Connection, bookingsCountedBy);
}

describe('counters after a crash', () => {
  it.each([0, 1, 2, 3, 4])(
    'during counting, after %d writes, stay exact, and other processes finish the batch',
    async (writes) => {
      const random = randomNumbers(writes + 11);
      const bookings = await readStored(60, random);
      await countAll();
      for (const { id } of bookings.slice(0, 30)) await moved(id, random);
      await readStored(10, random);
      const dies = dyingAfter(writes).countMarked();
      if (writes < 4) await expect(dies).rejects.toThrow('died');
      else await dies;
      await expectExact();
      for (const { id } of bookings.slice(20, 40)) await moved(id, random);
      await expectExact();
      await countAll();
      expect(await marks()).toBe(0);
      await expectExact();
    },
  );

  it.each([0, 1, 2, 3, 4, 5, 6])('during a rebuild, after %d writes, stay exact too', async (writes) => {
    const random = randomNumbers(writes + 31);
    const bookings = await readStored(40, random);
    await countAll();
    for (const { id } of bookings.slice(0, 10)) await moved(id, random);
    await dyingAfter(writes)
      .rebuild(() => TEST_NOW)
      .catch(() => undefined);
    for (const { id } of bookings.slice(5, 20)) await moved(id, random);
    await app.services.db.bookings.counters.keep(() => TEST_NOW + 10 * 60_000);
    await expectExact();
  });
});

it(
  'stays exact during 200 concurrent changes while three processes count',
  async () => {
    const random = randomNumbers(17);
    const bookings = await readStored(200, random);
    const third = counterRepository(app.connection, bookingsCountedBy);
    let changing = true;
    const sums: (number | null)[] = [];
    const whileChanging = async (work: () => Promise<unknown>) => {
      while (changing) await work();
    };
    await Promise.all([
      Promise.all(bookings.map(({ id }) => moved(id, random))).finally(() => {
        changing = false;
      }),
      whileChanging(() => other.countMarked()),
      whileChanging(() => third.countMarked()),
      whileChanging(async () => sums.push(await totalIn(app.services.db.bookings.counters, {}))),
      whileChanging(async () => sums.push(await totalIn(third, {}))),
    ]);
    expect(sums.length).toBeGreaterThan(1);
    expect(new Set(sums)).toEqual(new Set([200]));
    await expectExact();
    await countAll();
    await expectExact();
  },
  COUNTING_MS,
);

it('builds counters for existing records, and repairs wrong ones, while records change', async () => {
  const random = randomNumbers(23);
  const bookings = await readStored(150, random);
  const collection = app.connection.collection('bookings');
  await app.connection.collection('countings').deleteMany({});
  await collection.updateMany({}, { $unset: { tally: 1 } });
  const { counters } = app.services.db.bookings;
  await counters.begin();
  expect(await other.cells('all')).toBeNull();
  await moved(bookings[0]?.id as string, random);

  await Promise.all([
    counters.rebuild(() => TEST_NOW),
    ...bookings.slice(0, 50).map(({ id }) => moved(id, random)),
  ]);
  await expectExact();
  await app.connection.collection('counters').updateMany({}, { $inc: { 'cells.PAID|Economy|cash|true': 7 } });
  await counters.rebuild(() => TEST_NOW);
  other = counterRepository(app.connection, bookingsCountedBy);
  expect(await totalIn(other, {})).toBe(150);
  await countAll();
  await counters.rebuild(() => TEST_NOW);
  other = counterRepository(app.connection, bookingsCountedBy);
  expect(await totalIn(other, { status: 'PAID' })).toBe(await collection.countDocuments({ status: 'PAID' }));
});
