import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exact, toWire } from '@wayfare/shared';
import {
  signedSandboxMessages,
  SIGNATURE_HEADER,
} from '../../../src/money/payment/sandbox/sandboxMessages.js';
import { seededRandom } from '@wayfare/shared';
import { auditLedger } from '../../../src/office/ledgerAudit/auditLedger.js';
import { aUser, DROP, PICKUP } from '../../support/builders.js';
import { eventually } from '../../support/eventually.js';
import { findMongod, type Member, type ReplicaSet, startReplicaSet } from '../../support/replicaSet.js';
import { bundleKillable, type KillableProcess, startKillable } from '../killableProcess.js';
import { type Play, playOn, type Reply } from '../play.js';
import { beginWorld, type Observer, SECRET } from '../world.js';

const PAIRS = 8;
const KILLS = 5;
const MINUTE = 60_000;
const PATIENCE_MS = 180_000;
/** A primary is killed after at most so many more acknowledged requests. */
const LONGEST_TERM = 60;
const DATABASE = 'failover';
const START_MONEY = 5_000;
const TOP_UP = 25;
const GIFT = 3;
const { signedReturn, signedWebhook } = signedSandboxMessages(SECRET);

/** A rider and a driver so far from all others that they are always matched. */
const pairs = Array.from({ length: PAIRS }, (_, index) => {
  const north = index * 0.5;
  const location = { lat: PICKUP.lat - north, lng: PICKUP.lng };
  return {
    index,
    rider: aUser('rider', { walletBalance: START_MONEY }),
    driver: aUser('driver', { location }),
    trip: {
      carType: 'Economy',
      pickup: { ...PICKUP, ...location },
      drop: { ...DROP, lat: DROP.lat - north },
    },
  };
});
type Pair = (typeof pairs)[number];

/** The order of a trip's states. */
const WAY = ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED', 'REACHED', 'PENDING', 'PAID', 'COMPLETE'];

const scenarios = [
  { how: 'killed', fell: (primary: Member) => primary.kill(), raise: (member: Member) => member.start() },
  // It believes to be the primary until it runs again, and its connections stay open.
  {
    how: 'frozen',
    fell: async (primary: Member) => primary.freeze(),
    raise: (member: Member) => member.thaw(),
  },
];

let dataDir: string;
let folder: string;
let cluster: ReplicaSet;
let observer: Observer;
let process_: KillableProcess;
let play: Play;
let isOver = false;

/** The results that the API acknowledged. */
const acknowledged = {
  requests: 0,
  /** The furthest state of each trip, by its id. */
  trips: new Map<string, string>(),
  /** By rider's index. */
  topUps: new Map<number, number>(),
  gifts: new Map<number, number>(),
};
/** Responses that mean neither success nor a retry, by what was requested. */
const complaints: string[] = [];

const add = (counts: Map<number, number>, index: number) => counts.set(index, (counts.get(index) ?? 0) + 1);

beforeAll(async () => {
  const mongod = findMongod();
  if (!mongod) throw new Error('mongod was not found');
  dataDir = await mkdtemp(join(tmpdir(), 'wayfare-cluster-'));
  [cluster, folder] = await Promise.all([startReplicaSet(mongod, dataDir), bundleKillable()]);
  const users = pairs.flatMap(({ rider, driver }) => [rider, driver]);
  observer = await beginWorld(cluster.url, DATABASE, users);
  process_ = await startKillable(folder, {
    MONGODB_URL: cluster.url,
    MONGODB_DATABASE: DATABASE,
    SESSION_SECRET: SECRET,
  });
  play = await playOn(process_, observer);
  await process_.obey({ kind: 'runBySelf' });
}, 300_000);
afterAll(async () => {
  isOver = true;
  await process_?.stop();
  await observer?.close();
  await cluster?.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** Repeats a request until it is acknowledged, as a client would. Returns the response body. */
async function persist(what: string, request: () => Promise<Reply>) {
  let answer: Reply | undefined;
  await eventually(
    what,
    async () => {
      const reply = await request();
      // A repeated request may get the answer that the first one is still being worked on.
      if (reply.status >= 400 && ![409, 503].includes(reply.status))
        complaints.push(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
      if (reply.status < 400) answer = reply;
      return answer;
    },
    PATIENCE_MS,
  );
  acknowledged.requests += 1;
  return (answer as Reply).body;
}

async function ride({ index, rider, driver, trip }: Pair, count: number): Promise<void> {
  const key = `${index}-${count}`;
  const as = (who: { id: string }) => play.as({ uid: who.id });
  const { id } = await persist(`${key} booked`, () =>
    as(rider).post('/bookings', trip, { 'idempotency-key': key }),
  );
  const reached = (state: string) => acknowledged.trips.set(id, state);
  const step = async (state: string, name: string, who: { id: string }, body: object = {}) => {
    await persist(`${key} ${name}`, () => as(who).post(`/bookings/${id}/${name}`, body));
    reached(state);
  };
  reached('NEW');
  await step('ACCEPTED', 'accept', driver);
  await step('ARRIVED', 'arrive', driver);
  await step('STARTED', 'start', driver);
  await step('REACHED', 'reach', driver, { lat: trip.drop.lat, lng: trip.drop.lng });
  const payer =
    index % 2 === 0 ? { who: driver, payment_mode: 'cash' } : { who: rider, payment_mode: 'wallet' };
  await step('PAID', 'pay', payer.who, { payment_mode: payer.payment_mode });
  await step('COMPLETE', 'complete', rider, { rating: 1 + (index % 5) });
}

/**
 * The rider pays by card into the wallet; the provider's webhook and the rider's browser arrive at the same
 * time.
 */
async function topUp({ index, rider }: Pair, count: number): Promise<void> {
  const key = `top-up-${index}-${count}`;
  const { fields } = await persist(key, () =>
    play.as({ uid: rider.id }).post('/wallet/topups', { amount: TOP_UP }, { 'idempotency-key': key }),
  );
  const { order_id: order, amount, currency } = fields;
  const charge = { id: `charge-${key}`, order, amount: Number(amount), currency, approved: true, at: 0 };
  await eventually(
    `${key} is charged`,
    async () => {
      const { sandboxCharges } = observer.services.db;
      return sandboxCharges.insert(charge).then(
        () => true,
        ({ code }) => code === 11000,
      );
    },
    PATIENCE_MS,
  );
  const { body, signature } = signedWebhook(charge);
  const message = JSON.parse(body.toString()) as object;
  const provider = play.as(null);
  await Promise.all([
    persist(`${key} webhook`, () =>
      provider.post('/payments/test/webhook', message, { [SIGNATURE_HEADER]: signature }),
    ),
    persist(`${key} return`, () => provider.get(`/payments/test/return?${signedReturn(charge)}`)),
  ]);
  add(acknowledged.topUps, index);
}

async function gift({ index, rider }: Pair, count: number): Promise<void> {
  const key = `gift-${index}-${count}`;
  await persist(key, () =>
    play.as('admin').post('/wallet/credits', { uid: rider.id, amount: GIFT }, { 'idempotency-key': key }),
  );
  add(acknowledged.gifts, index);
}

async function live(pair: Pair): Promise<void> {
  for (let count = 0; !isOver; count += 1) {
    await ride(pair, count);
    await topUp(pair, count);
    await gift(pair, count);
  }
}

/** Returns the acknowledged states that are missing in the database. */
async function forgotten(): Promise<string[]> {
  const before = [...acknowledged.trips];
  const { db } = observer.services;
  const lost: string[] = [];
  for (const [id, state] of before) {
    const stored = await db.bookings.findById(id);
    if (!stored || WAY.indexOf(stored.status) < WAY.indexOf(state))
      lost.push(`${id}: ${state}, stored ${stored?.status}`);
  }
  return lost;
}

async function fellPrimary(scenario: (typeof scenarios)[number], term: number): Promise<void> {
  const primary = await cluster.primary();
  const until = acknowledged.requests + term;
  await eventually('the next requests are acknowledged', () => acknowledged.requests >= until, PATIENCE_MS);
  await scenario.fell(primary);
  await cluster.primary(primary);
  expect(await forgotten()).toEqual([]);
  const later = acknowledged.requests + 5;
  await eventually('the new primary is used', () => acknowledged.requests >= later, PATIENCE_MS);
  scenario.raise(primary);
  await cluster.whole();
}

it('a primary that is killed or hangs in the middle of trips and payments loses nothing acknowledged and repeats nothing', async () => {
  const random = seededRandom(11);
  const lives = Promise.all(pairs.map(live));
  lives.catch(() => undefined);
  const plan = [...Array.from({ length: KILLS }, () => scenarios[0]), scenarios[1]];
  for (const scenario of plan) {
    const felled = fellPrimary(scenario as (typeof scenarios)[number], random.whole(1, LONGEST_TERM));
    // The lives only end this early if they fail.
    await Promise.race([felled, lives.then(() => Promise.reject(new Error('the load ended')))]);
  }
  isOver = true;
  await lives;
  for (let time = 0; time < 2; time += 1) {
    await play.wait(10 * MINUTE);
    await play.work();
  }

  expect(complaints).toEqual([]);
  const { db } = observer.services;
  const stored = await observer.connection.collection('bookings').find({}).toArray();
  expect(stored.map(({ _id }) => String(_id)).toSorted()).toEqual([...acknowledged.trips.keys()].toSorted());
  expect(stored.filter(({ status, effects = [] }) => status !== 'COMPLETE' || effects.length > 0)).toEqual(
    [],
  );
  expect((await auditLedger(undefined, observer.services)).problems).toEqual([]);
  for (const { index, rider } of pairs) {
    const trips = stored.filter(({ customer }) => customer === rider.id);
    const paid = index % 2 === 0 ? [] : trips.map(({ trip_cost }) => exact(String(trip_cost)));
    const expected = paid.reduce(
      (money, cost) => money.minus(cost),
      exact(START_MONEY)
        .plus(exact(TOP_UP).times(acknowledged.topUps.get(index) ?? 0))
        .plus(exact(GIFT).times(acknowledged.gifts.get(index) ?? 0)),
    );
    const user = await db.users.findById(rider.id);
    expect([index, user?.walletBalance]).toEqual([index, toWire(expected)]);
  }
  const drivers = await observer.connection
    .collection('users')
    .find({ _id: { $in: pairs.map(({ driver }) => driver.id) } } as object)
    .toArray();
  expect(drivers.filter(({ queue, activeBooking }) => queue || activeBooking)).toEqual([]);
  process.stdout.write(
    `${acknowledged.requests} requests acknowledged over ${plan.length} changes of the primary\n`,
  );
}, 900_000);
