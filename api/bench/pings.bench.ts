import { WebSocket } from 'ws';
import type { BenchContext } from './benchContext.js';
import { inBatches } from './measure.js';
import {
  insertTrips,
  type OnPosition,
  type Pairs,
  PingReceipts,
  productPairs,
  sendPings,
} from './pingPairs.js';
import type { ServerProcess } from './serverProcess.js';
import { figure, type Suite } from './suite.js';

const PER_SECOND = 20_000;

/** The cost and latency of carrying pings. */
interface Carried {
  /** µs of the server's CPU time per ping. */
  cpu: number;
  p99: number;
  perSecond: number;
}

/** Target 3: every driver's position to the trip's rider, compared with bare web sockets. */
export const pingsSuite: Suite = {
  target: 3,
  title: 'pings of drivers to their riders',
  async run(context) {
    const database = 'bench_pings';
    const connection = await context.connect(database);
    const services = await context.services(connection);
    const trips = await insertTrips(connection, context.size(1_000, 10), services);

    const raw = await context.startRawSockets();
    const bare = await carry(context, raw, rawPairs(raw.url, trips.length), trips.length);
    const withStore = await context.startApi(database);
    const stored = await carry(
      context,
      withStore,
      productPairs([withStore.url], trips, services),
      trips.length,
    );
    const withoutStore = await context.startApi(database, { BENCH_STORES_TRACKS: '0' });
    const unstored = await carry(
      context,
      withoutStore,
      productPairs([withoutStore.url], trips, services),
      trips.length,
    );
    return [
      figure('processor time for a ping', unstored.cpu, 'µs', {
        baseline: { name: 'bare web sockets', value: bare.cpu },
        limit: { of: 'ratio', atMost: 1.9 },
      }),
      figure('processor time for a ping that is stored', stored.cpu, 'µs', {
        baseline: { name: 'one that is not', value: unstored.cpu },
        limit: { of: 'ratio', atMost: 1.2 },
      }),
      figure('driver to rider, p99', stored.p99, 'ms', {
        baseline: { name: 'bare web sockets', value: bare.p99 },
        limit: { of: 'value', atMost: 35 },
      }),
      figure('pings seen by riders', stored.perSecond, 'a second', {
        baseline: { name: 'bare web sockets', value: bare.perSecond },
      }),
    ];
  },
};

/** Sends pings at a steady rate for a while, and waits for the last one. */
async function carry(
  context: BenchContext,
  server: ServerProcess,
  open: (onPosition: OnPosition) => Promise<Pairs>,
  pairs: number,
): Promise<Carried> {
  const receipts = new PingReceipts();
  const opened = await open(receipts.add);
  const load = { pairs, perSecond: context.quick ? 200 : PER_SECOND, seconds: context.size(6, 0.3) };
  const before = await server.usage();
  const timing = await sendPings(opened, receipts, load, context);
  const after = await server.usage();
  opened.close();
  return {
    cpu: ((after.cpu - before.cpu) * 1000) / Math.max(1, receipts.taken.length),
    p99: timing.percentile(0.99),
    perSecond: timing.perSecond,
  };
}

function rawPairs(url: string, count: number): (onPosition: OnPosition) => Promise<Pairs> {
  return async (onPosition) => {
    const connect = async (path: string) => {
      const socket = new WebSocket(`${url}${path}`);
      await new Promise<void>((resolve, reject) => {
        socket.once('open', resolve);
        socket.once('error', reject);
      });
      return socket;
    };
    const numbers = Array.from({ length: count }, (_, pair) => pair);
    const riders = await inBatches(numbers, (pair) => connect(`/rider/${pair}`));
    const drivers = await inBatches(numbers, (pair) => connect(`/driver/${pair}`));
    for (const rider of riders) {
      rider.on('message', (message: Buffer) => {
        onPosition((JSON.parse(message.toString()) as { at: number }).at);
      });
    }
    return {
      send: (pair, position) => drivers[pair]?.send(JSON.stringify(position)),
      close: () => {
        for (const socket of [...riders, ...drivers]) socket.terminate();
      },
    };
  };
}
