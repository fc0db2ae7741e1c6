import { setTimeout } from 'node:timers/promises';
import { createClient } from 'redis';
import { findRedisServer, startRedisServer } from '../test/support/redisServer.js';
import type { BenchContext } from './benchContext.js';
import { aBenchUser, benchToken, CITY } from './benchData.js';
import { inTurns, median } from './measure.js';
import { insertTrips, type Pairs, PingReceipts, productPairs, sendPings } from './pingPairs.js';
import { connectPlainly, joinRoom } from './plainSocketIo.js';
import type { ServerProcess } from './serverProcess.js';
import { type Figure, figure, type Suite } from './suite.js';

const DATABASE = 'bench_processes';
const PROCESSES = 4;
/** Twice as many as devices send: a driver seldom sends two within the time for which moves are collected. */
const PINGS_A_DRIVER = 2;
/** The longest p99 from a driver to the rider's map, in ms. */
const P99_MS = 35;
/** By how much the rate grows from one step to the next. */
const STEP = 1.25;
/** A rate is too high when this many tries in a row fail: other programs may have delayed one. */
const TRIES = 2;

/** Processes of one installation, with all pairs and panels connected to them. */
interface Installation {
  servers: readonly ServerProcess[];
  pairs: Pairs;
  receipts: PingReceipts;
}

/**
 * Target 15: the processor time of positions with four processes on one Redis, compared with one process, and
 * how many a process carries. What the processes use without positions does not count. Each process has a
 * panel that watches a quarter of the city.
 */
export const processesSuite: Suite = {
  target: 15,
  title: 'pings on several processes',
  async run(context) {
    const connection = await context.connect(DATABASE);
    const services = await context.services(connection);
    const trips = await insertTrips(connection, context.size(1_000, 16), services);
    const admin = aBenchUser('admin', services.newId());
    await services.db.users.insertMany([admin]);
    const token = await benchToken(admin, undefined, services);

    const install = async (count: number, environment: Record<string, string>): Promise<Installation> => {
      const servers: ServerProcess[] = [];
      while (servers.length < count) servers.push(await context.startApi(DATABASE, environment));
      const receipts = new PingReceipts();
      const urls = servers.map(({ url }) => url);
      const pairs = await productPairs(urls, trips, services)(receipts.add);
      for (let quarter = 0; quarter < PROCESSES; quarter += 1)
        await watchQuarter(urls[quarter % count] as string, token, quarter);
      return { servers, pairs, receipts };
    };
    const one = await install(1, {});
    const several = await withProcesses(context, install, one, trips.length);
    const most = await mostPings(context, one, trips.length);
    one.pairs.close();
    return [
      ...several,
      figure(`pings of one process with p99 below ${P99_MS} ms`, most.perSecond, 'a second'),
      figure('their driver to rider, p99', most.p99, 'ms'),
    ];
  },
};

/** A panel that shows a quarter of the city. */
async function watchQuarter(url: string, token: string, quarter: number): Promise<void> {
  const panel = await connectPlainly(url, token);
  const [south, west] = [CITY.lat - (quarter % 2) * 0.25, CITY.lng - Math.floor(quarter / 2) * 0.25];
  await joinRoom(panel, 'drivers:join', { south, west, north: south + 0.25, east: west + 0.25 });
}

/** The cost of a ping with several processes and with one, in turns. */
async function withProcesses(
  context: BenchContext,
  install: (count: number, environment: Record<string, string>) => Promise<Installation>,
  one: Installation,
  count: number,
): Promise<Figure[]> {
  const binary = findRedisServer();
  if (!binary) {
    console.error('Not measured here: several processes. Install redis-server.');
    return [];
  }
  const redis = await startRedisServer(binary);
  try {
    const four = await install(PROCESSES, { REDIS_URL: redis.url });
    const delivered: number[] = [];
    const ofRedis: number[] = [];
    const cost = async ({ servers, pairs, receipts }: Installation) => {
      const load = { pairs: count, perSecond: count * PINGS_A_DRIVER, seconds: context.size(5, 0.5) };
      const idle = await idleCpu(servers, context.size(3_000, 200));
      const redisBefore = await cpuOfRedis(redis.url);
      const before = await cpuOf(servers);
      const { total } = await sendPings(pairs, receipts, load, context);
      const used = (await cpuOf(servers)) - before - idle * total;
      const arrived = Math.max(1, receipts.taken.length);
      if (servers.length > 1) {
        delivered.push((receipts.taken.length / Math.floor(load.perSecond * load.seconds)) * 100);
        ofRedis.push((((await cpuOfRedis(redis.url)) - redisBefore) * 1000) / arrived);
      }
      return (used * 1000) / arrived;
    };
    // Both are warm before anything is measured.
    for (const installation of [one, four]) await cost(installation);
    delivered.length = 0;
    ofRedis.length = 0;
    const costs = await inTurns(context.size(6, 1), { one: () => cost(one), four: () => cost(four) });
    four.pairs.close();
    await Promise.all(four.servers.map((server) => server.stop()));
    return [
      figure(`processor time for a ping, ${PROCESSES} processes together`, costs.four, 'µs', {
        baseline: { name: 'one process', value: costs.one },
        limit: { of: 'ratio', atMost: 2 },
      }),
      figure('of Redis', median(ofRedis), 'µs'),
      figure('pings seen by riders', Math.min(...delivered), '%', { limit: { of: 'value', atLeast: 100 } }),
    ];
  } finally {
    await redis.kill();
  }
}

/** The CPU time that servers use without pings, in ms for each ms. */
async function idleCpu(servers: readonly ServerProcess[], ms: number): Promise<number> {
  const before = await cpuOf(servers);
  const began = performance.now();
  await setTimeout(ms);
  return ((await cpuOf(servers)) - before) / (performance.now() - began);
}

async function cpuOf(servers: readonly ServerProcess[]): Promise<number> {
  const used = await Promise.all(servers.map((server) => server.cpu()));
  return used.reduce((sum, cpu) => sum + cpu, 0);
}

/** The CPU time that Redis has used since it started, in ms. */
async function cpuOfRedis(url: string): Promise<number> {
  const client = await createClient({ url }).connect();
  const text = await client.info('cpu');
  client.destroy();
  const seconds = ['used_cpu_user', 'used_cpu_sys'].map((name) =>
    Number(new RegExp(`^${name}:([\\d.]+)`, 'm').exec(text)?.[1] ?? 0),
  );
  return seconds.reduce((sum, used) => sum + used, 0) * 1000;
}

/** The highest rate, in steps, at which the riders of one process see their drivers soon enough. */
async function mostPings(context: BenchContext, { pairs, receipts }: Installation, count: number) {
  let most = { perSecond: 0, p99: 0 };
  for (let perSecond = context.size(1_000, 50); ; perSecond *= STEP) {
    const p99 = await passingP99(context, { pairs, receipts, count, perSecond });
    if (p99 === null) return most;
    most = { perSecond, p99 };
    if (context.quick) return most;
  }
}

/** The p99 at a rate, in ms; null when it is too long, or pings are lost, at each try. */
async function passingP99(
  context: BenchContext,
  { pairs, receipts, count, perSecond }: Omit<Installation, 'servers'> & { count: number; perSecond: number },
): Promise<number | null> {
  const seconds = context.size(5, 0.5);
  for (let tried = 0; tried < TRIES; tried += 1) {
    const timing = await sendPings(pairs, receipts, { pairs: count, perSecond, seconds }, context);
    const p99 = timing.percentile(0.99);
    if (receipts.taken.length >= Math.floor(perSecond * seconds) && p99 < P99_MS) return p99;
  }
  return null;
}
