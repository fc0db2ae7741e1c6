import { exact } from '@wayfare/shared';
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { aUser, DROP, PICKUP } from '../../support/builders.js';
import { eventually } from '../../support/eventually.js';
import { seededRandom } from '@wayfare/shared';
import { rebuildEarnings } from '../../../src/trips/earning/rebuildEarnings.js';
import { auditLedger } from '../../../src/office/ledgerAudit/auditLedger.js';
import { businessOf, readState } from '../databaseState.js';
import {
  bundleKillable,
  type KillableProcess,
  ProcessDied,
  type ProcessPool,
  processPool,
} from '../killableProcess.js';
import { type Play, playOn } from '../play.js';
import { beginWorld, type Observer, SECRET } from '../world.js';

const PAIRS = 20;
const ROUNDS = 20;
/** A process dies at one of its first 300 writes: while the first trips start, or long after. */
const LONGEST_LIFE = 300;
const MINUTE = 60_000;
const PATIENCE_MS = 240_000;
const databaseName = `load_${randomUUID().slice(0, 8)}`;

/** A rider and a driver so far from all others that they are always matched. */
const pairs = Array.from({ length: PAIRS }, (_, index) => {
  const north = index * 0.5;
  const location = { lat: PICKUP.lat - north, lng: PICKUP.lng };
  return {
    index,
    rider: aUser('rider', { walletBalance: 5_000 }),
    driver: aUser('driver', { location }),
    trip: {
      carType: 'Economy',
      pickup: { ...PICKUP, ...location },
      drop: { ...DROP, lat: DROP.lat - north },
    },
  };
});
type Pair = (typeof pairs)[number];

let folder: string;
let observer: Observer;
let pool: ProcessPool;
/** The process currently alive; requests to a dead one are not awaited. */
let living: Promise<{ process: KillableProcess; play: Play }>;
let generation = 0;
const began = Date.now();
let isOver = false;
const keys: string[] = [];

beforeAll(async () => {
  const url = process.env.WAYFARE_TEST_MONGO as string;
  folder = await bundleKillable();
  observer = await beginWorld(
    url,
    databaseName,
    pairs.flatMap(({ rider, driver }) => [rider, driver]),
  );
  pool = processPool(folder, { MONGODB_URL: url, MONGODB_DATABASE: databaseName, SESSION_SECRET: SECRET });
}, 300_000);
afterAll(async () => {
  await pool.close();
  await observer.connection.dropDatabase();
  await observer.close();
  await rm(folder, { recursive: true, force: true });
});

/** The next process, one minute after the last one's end, with the scheduler running. */
async function nextLife() {
  const process = await pool.take();
  const after = Date.now() - began + generation * MINUTE;
  const play = await playOn(process, observer, { after, firstId: generation * 0x10000 });
  generation += 1;
  await process.obey({ kind: 'runBySelf' });
  return { process, play };
}

/** Retries a request until it succeeds, with whichever process is alive. Returns the response body. */
async function persist(what: string, who: { id: string }, path: string, body: object, key?: string) {
  let answer: { id: string } | undefined;
  await eventually(
    what,
    async () => {
      const { play } = await living;
      try {
        const headers = key ? { 'idempotency-key': key } : undefined;
        const reply = await play.as({ uid: who.id }).post(path, body, headers);
        if (reply.status < 300) answer = reply.body;
      } catch (error) {
        if (!(error instanceof ProcessDied)) throw error;
      }
      return answer;
    },
    PATIENCE_MS,
  );
  return answer as { id: string };
}

/** Completes one trip after another. */
async function ride({ index, rider, driver, trip }: Pair): Promise<void> {
  for (let count = 0; !isOver; count += 1) {
    const key = `${index}-${count}`;
    keys.push(key);
    const { id } = await persist(`${key} booked`, rider, '/bookings', trip, key);
    const step = (name: string, who: { id: string }, body: object = {}) =>
      persist(`${key} ${name}`, who, `/bookings/${id}/${name}`, body);
    await step('accept', driver);
    await step('arrive', driver);
    await step('start', driver);
    await step('reach', driver, { lat: trip.drop.lat, lng: trip.drop.lng });
    if (index % 2 === 0) await step('pay', driver, { payment_mode: 'cash' });
    else await step('pay', rider, { payment_mode: 'wallet' });
    await step('complete', rider, { rating: 1 + (index % 5) });
  }
}

it('a process killed at random moments during twenty concurrent trips loses and duplicates nothing', async () => {
  const random = seededRandom(7);
  living = nextLife();
  const rides = Promise.all(pairs.map(ride));
  rides.catch(() => undefined);
  let kills = 0;
  for (; kills < ROUNDS; kills += 1) {
    const { process } = await living;
    const when = random.pick(['before', 'after'] as const);
    await process.obey({ kind: 'arm', victim: 'process', write: random.whole(1, LONGEST_LIFE), when });
    // The rides only end this early if they fail.
    expect(await Promise.race([process.ended, rides])).toBe('SIGKILL');
    living = nextLife();
  }
  isOver = true;
  await rides;
  const { play } = await living;
  for (let time = 0; time < 2; time += 1) {
    await play.wait(10 * MINUTE);
    await play.work();
  }

  const { db } = observer.services;
  const after = businessOf(await readState(observer.connection)) as Record<string, Stored[]>;
  const bookings = after.bookings as Stored[];
  const riders = new Set(pairs.map(({ rider }) => rider.id));
  const drivers = new Set(pairs.map(({ driver }) => driver.id));

  expect(bookings).toHaveLength(keys.length);
  expect(bookings.filter(({ status, effects = [] }) => status !== 'COMPLETE' || effects.length > 0)).toEqual(
    [],
  );
  expect((await auditLedger(undefined, observer.services)).problems).toEqual([]);
  expect(sorted(after.outbox)).toEqual(bookings.flatMap(({ _id }) => noticesOf(_id)).toSorted());
  const busy = after.users?.filter(
    ({ _id, queue, activeBooking }) => drivers.has(_id) && (queue || activeBooking),
  );
  expect(busy).toEqual([]);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const of = (people: ReadonlySet<string>) => after.users?.filter(({ _id }) => people.has(_id)) ?? [];
  expect(sum(of(drivers).map(({ ratings }) => ratings?.count ?? 0))).toBe(bookings.length);
  const saved = of(riders).flatMap(({ savedAddresses = [] }) => savedAddresses.map(({ count }) => count));
  expect(sum(saved)).toBe(bookings.length);
  expect(after.tracking).toHaveLength(2 * bookings.length);

  const total = async (status: string) => {
    const sort = { field: 'tripdate', order: 1 } as const;
    return (await db.bookings.list({ filter: { status }, sort, skip: 0, limit: 1 })).total;
  };
  expect([await total('COMPLETE'), await total('PAID')]).toEqual([bookings.length, 0]);

  await rebuildEarnings(undefined, { db });
  const rebuilt = businessOf(await readState(observer.connection)) as Record<string, Stored[]>;
  for (const name of ['earning_months', 'driver_earnings', 'earning_days'])
    expect(comparable(rebuilt[name])).toEqual(comparable(after[name]));
  expect(kills).toBe(ROUNDS);
}, 900_000);

/** The fields of a document that the test checks. */
interface Stored {
  _id: string;
  status?: string;
  effects?: unknown[];
  queue?: boolean;
  activeBooking?: string;
  ratings?: { count: number };
  savedAddresses?: { count: number }[];
}

const sorted = (documents: readonly Stored[] = []) => documents.map(({ _id }) => _id).toSorted();

/** The messages of one trip, each once. */
const noticesOf = (id: string) =>
  [
    'accept:rider',
    'arrive:rider',
    'start:rider',
    'reach:rider',
    'paid:rider',
    'paid:driver',
    'paid:receipt',
    'rate:notice',
  ].map((key) => `${id}:${key}`);

/** Ignores how often a row was written and how many zeros a sum has; compares the rest. */
function comparable(rows: readonly object[] = []): object[] {
  return rows.map((row) => {
    const { open: _open, cleared: _cleared, writes: _writes, ...rest } = row as Record<string, unknown>;
    const plain = JSON.stringify(rest, (_, value) =>
      value?.$numberDecimal ? exact(value.$numberDecimal) : value,
    );
    return JSON.parse(plain);
  });
}
