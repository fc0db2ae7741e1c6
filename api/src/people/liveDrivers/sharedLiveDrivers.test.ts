import type { LatLng } from '@wayfare/shared';
import fc from 'fast-check';
import { pino } from 'pino';
import { aUser } from '../../../test/support/builders.js';
import { eventually } from '../../../test/support/eventually.js';
import { findRedisServer, type RedisServer, startRedisServer } from '../../../test/support/redisServer.js';
import { parseEnvironment } from '../../platform/config/environment.js';
import { connectRedis, type RedisLink } from '../../platform/redis/redisLink.js';
import type { StoredUser } from '../user/storedUser.js';
import { type LiveDrivers, liveDrivers } from './liveDrivers.js';
import { sharedLiveDrivers } from './sharedLiveDrivers.js';

const binary = findRedisServer();
if (!binary) console.warn('Not tested here: positions of several processes. Install redis-server.');
const withRedis = binary ? it : it.skip;

const DRIVERS = 8;
const HOUR_MS = 3_600_000;
const TEST_MS = 120_000;
const log = pino({ level: 'silent' });
/** On both sides of the corner of four cells, so that drivers often cross their borders. */
const place = fc.record({
  lat: fc.integer({ min: -30, max: 30 }).map((step) => 40.75 + step / 3_000),
  lng: fc.integer({ min: -30, max: 30 }).map((step) => -73.98 + step / 3_000),
});
const SEARCHED: readonly LatLng[] = [
  { lat: 40.75, lng: -73.98 },
  { lat: 40.7449, lng: -73.9851 },
  { lat: 40.7599, lng: -73.9701 },
];

const anEvent = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      process: fc.nat(3),
      driver: fc.nat(DRIVERS - 1),
      to: place,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('toggle' as const),
      process: fc.nat(3),
      driver: fc.nat(DRIVERS - 1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replace' as const), process: fc.nat(3) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('outage' as const) }) },
);
type Event = typeof anEvent extends fc.Arbitrary<infer T> ? T : never;

interface Process {
  drivers: LiveDrivers;
  link: RedisLink;
}

/** Processes on one Redis and the same users, and a single process that gets every position. */
class Installation {
  readonly #clock = { at: Date.now(), now: () => this.#clock.at };
  readonly #users = Array.from({ length: DRIVERS }, (_, index) =>
    aUser('driver', {
      approved: true,
      driverActiveStatus: true,
      location: { lat: 40.75 + index / 2_000, lng: -73.98 },
    } as Partial<StoredUser>),
  );
  readonly #db = {
    users: {
      findLocatedDrivers: async () => this.#users.filter((user) => user.driverActiveStatus),
      findById: async (id: string) => this.#users.find((user) => user.id === id) ?? null,
      savePositions: async (positions: readonly ({ id: string } & LatLng)[]) => {
        for (const { id, lat, lng } of positions) {
          const user = this.#users.find((known) => known.id === id);
          if (user) user.location = { lat, lng } as typeof user.location;
        }
      },
    },
  } as unknown as Parameters<typeof liveDrivers>[0]['db'];
  readonly #single = liveDrivers({ db: this.#db, clock: this.#clock });
  readonly #processes: Process[] = [];

  constructor(private readonly redis: RedisServer) {}

  async start(count: number): Promise<void> {
    await this.#single.reload();
    while (this.#processes.length < count) this.#processes.push(await this.#startProcess());
    await this.agree();
  }

  async happen(event: Event): Promise<void> {
    this.#clock.at += HOUR_MS;
    if (event.kind === 'move') {
      const { id } = this.#users[event.driver] as StoredUser;
      this.#process(event.process).drivers.move(id, event.to, this.#clock.at);
      this.#single.move(id, event.to, this.#clock.at);
      return;
    }
    await this.agree();
    for (const { drivers } of this.#processes) await drivers.flush();
    if (event.kind === 'toggle') await this.#toggle(event.driver, event.process);
    else if (event.kind === 'replace') await this.#replace(event.process % this.#processes.length);
    else {
      await this.redis.kill();
      await this.redis.start();
    }
    await this.agree();
  }

  /** Waits until every process finds the same drivers in the same places as the single one. */
  async agree(): Promise<void> {
    const expected = found(this.#single);
    await eventually('all processes find the same drivers', () =>
      this.#processes.every(({ drivers }) => found(drivers) === expected),
    );
  }

  async stop(): Promise<void> {
    for (const { link } of this.#processes) await link.close();
  }

  #process(turn: number): Process {
    return this.#processes[turn % this.#processes.length] as Process;
  }

  async #startProcess(): Promise<Process> {
    const config = parseEnvironment({ NODE_ENV: 'test', REDIS_URL: this.redis.url });
    const link = (await connectRedis(config, log)) as RedisLink;
    const own = liveDrivers({ db: this.#db, clock: this.#clock });
    await own.reload();
    return { drivers: sharedLiveDrivers(own, link, log), link };
  }

  async #toggle(driver: number, turn: number): Promise<void> {
    const user = this.#users[driver] as StoredUser;
    user.driverActiveStatus = !user.driverActiveStatus;
    await this.#process(turn).drivers.refresh(user.id);
    await this.#single.refresh(user.id);
  }

  async #replace(index: number): Promise<void> {
    await this.#processes[index]?.link.close();
    this.#processes[index] = await this.#startProcess();
  }
}

/** The nearest drivers of several points, as text: two at the same distance in the order of their ids. */
function found(drivers: LiveDrivers): string {
  const lists = SEARCHED.map((point) =>
    drivers
      .nearest(point, 50, DRIVERS, () => true)
      .map(({ driver, distance }) => `${distance.toFixed(9)} ${driver.id}`)
      .sort(),
  );
  return JSON.stringify(lists);
}

withRedis(
  'finds the nearest drivers in each process as one process would, across borders, losses and outages',
  async () => {
    const redis = await startRedisServer(binary as string);
    try {
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: 2, max: 4 }),
          fc.array(anEvent, { minLength: 6, maxLength: 14 }),
          async (count, events) => {
            const installation = new Installation(redis);
            try {
              await installation.start(count);
              for (const event of events) await installation.happen(event);
              await installation.agree();
            } finally {
              await installation.stop();
            }
          },
        ),
        { numRuns: 8, endOnFailure: true },
      );
    } finally {
      await redis.kill();
    }
  },
  TEST_MS,
);
