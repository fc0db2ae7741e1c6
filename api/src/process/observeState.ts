import { Gauge } from 'prom-client';
import type { Collection, Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { cachedFor } from '../platform/cachedFor.js';
import { driverCollection } from '../platform/database/driver.js';
import type { RedisLink } from '../platform/redis/redisLink.js';
import type { Services } from './services.js';

/** The most records that are counted: a gauge with this value means this many or more. */
const MOST_COUNTED = 1_000;
/** A query that takes longer than this is given up: its gauge keeps its last value. */
const QUERY_MS = 2_000;
/** Several servers of Prometheus may ask: the database answers once in this time, in ms. */
const FRESH_MS = 5_000;

/** Work that waits in a collection until the time in a field, each with a partial index on that field. */
export const queues = {
  effects: ['bookings', 'effectsDue'],
  mail: ['mails', 'dueAt'],
  // Messages to many users are sent bit by bit, and have a progress of their own.
  push: ['outbox', 'dueAt', { notification: null }],
  webhook: ['webhook_deliveries', 'dueAt'],
  payment: ['payments', 'settleDue'],
  wallet_payment: ['bookings', 'walletCheckAt'],
} as const satisfies Record<string, readonly [collection: string, field: string, filter?: object]>;

type State = Pick<Services, 'clock' | 'liveDrivers' | 'databaseWatch' | 'metrics' | 'log'>;

/**
 * Adds what is true now to the metrics: health of database and Redis, drivers on duty with the ages of their
 * positions, work that is overdue, trips without a driver, and wallets below zero. Each query uses an index,
 * reads a bounded number of records, and has a time limit.
 */
export function observeState(connection: Connection, redis: RedisLink | null, services: State): void {
  const { clock, databaseWatch, liveDrivers, log } = services;
  const registers = [services.metrics.registry];
  const readStored = cachedFor(FRESH_MS, async () => {
    try {
      return await readState(connection, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'the state for the metrics could not be read');
      return null;
    }
  });
  /** Sets a gauge from the database. While that cannot be read, the gauge keeps what was last known. */
  async function setStored(set: (state: StoredState) => void): Promise<void> {
    const state = databaseWatch.isAway ? null : await readStored.get();
    if (state) set(state);
  }

  new Gauge({
    name: 'wayfare_dependency_up',
    help: '1 while this process can use the database, or Redis where it is configured',
    labelNames: ['dependency'],
    registers,
    collect() {
      this.set({ dependency: 'database' }, databaseWatch.isAway ? 0 : 1);
      if (redis) this.set({ dependency: 'redis' }, redis.sender.isReady && redis.receiver.isReady ? 1 : 0);
    },
  });
  new Gauge({
    name: 'wayfare_drivers_on_duty',
    help: 'Drivers on duty, by the age of their last position, in seconds',
    labelNames: ['position'],
    registers,
    collect() {
      const ages = { '0-30': 0, '30-120': 0, '120-600': 0, older: 0 };
      for (const { positionAt } of liveDrivers.all()) ages[ageOf(clock.now() - positionAt)] += 1;
      for (const [position, drivers] of Object.entries(ages)) this.set({ position }, drivers);
    },
  });
  new Gauge({
    name: 'wayfare_overdue_seconds',
    help: 'How long the oldest entry of a work queue has been due; 0 if none is',
    labelNames: ['queue'],
    registers,
    collect() {
      return setStored(({ overdue }) => {
        for (const [queue, seconds] of overdue) this.set({ queue }, seconds);
      });
    },
  });
  new Gauge({
    name: 'wayfare_waiting_trips',
    help: `Trips without a driver, by reason; counted up to ${MOST_COUNTED}`,
    labelNames: ['reason'],
    registers,
    collect() {
      return setStored(({ waiting }) => {
        for (const [reason, trips] of Object.entries(waiting)) this.set({ reason }, trips);
      });
    },
  });
  new Gauge({
    name: 'wayfare_wallets_below_zero',
    help: `Wallets below zero; counted up to ${MOST_COUNTED}`,
    registers,
    collect() {
      return setStored(({ belowZero }) => this.set(belowZero));
    },
  });
}

function ageOf(ms: number): '0-30' | '30-120' | '120-600' | 'older' {
  if (ms < 30_000) return '0-30';
  if (ms < 120_000) return '30-120';
  return ms < 600_000 ? '120-600' : 'older';
}

/** The part of the state that is read from the database. */
interface StoredState {
  overdue: [queue: string, seconds: number][];
  waiting: Record<'planned' | 'offered' | 'nobody', number>;
  belowZero: number;
}

async function readState(connection: Connection, now: number): Promise<StoredState> {
  const of = (name: string) => driverCollection(connection, name);
  const [waiting, belowZero, ...overdue] = await Promise.all([
    waitingTrips(of('bookings'), now),
    of('users').countDocuments({ walletBalance: { $lt: 0 } }, { limit: MOST_COUNTED, maxTimeMS: QUERY_MS }),
    ...Object.entries(queues).map(
      async ([queue, [name, field, filter = {}]]): Promise<[string, number]> => [
        queue,
        await overdueSeconds(of(name), field, filter, now),
      ],
    ),
  ]);
  return { waiting, belowZero, overdue };
}

async function overdueSeconds(
  collection: Pick<Collection<Document & { _id: string }>, 'findOne'>,
  field: string,
  filter: object,
  now: number,
): Promise<number> {
  const oldest = await collection.findOne(
    { ...filter, [field]: { $gte: 0 } },
    { sort: { [field]: 1 }, projection: { [field]: 1 }, maxTimeMS: QUERY_MS },
  );
  return oldest ? Math.max(0, now - Number(oldest[field])) / 1000 : 0;
}

/** The trips without a driver: for later, offered to drivers now, or to nobody. */
async function waitingTrips(
  bookings: Pick<Collection<Document & { _id: string }>, 'aggregate'>,
  now: number,
): Promise<StoredState['waiting']> {
  const isOffered = { $gt: [{ $size: { $objectToArray: { $ifNull: ['$requestedDrivers', {}] } } }, 0] };
  const groups = await bookings
    .aggregate<{ _id: 'planned' | 'offered' | 'nobody'; trips: number }>(
      [
        { $match: { status: 'NEW' } },
        { $limit: MOST_COUNTED },
        {
          $group: {
            _id: {
              $cond: [isOffered, 'offered', { $cond: [{ $gt: ['$tripdate', now] }, 'planned', 'nobody'] }],
            },
            trips: { $sum: 1 },
          },
        },
      ],
      { maxTimeMS: QUERY_MS },
    )
    .toArray();
  return {
    planned: 0,
    offered: 0,
    nobody: 0,
    ...Object.fromEntries(groups.map(({ _id, trips }) => [_id, trips])),
  };
}
