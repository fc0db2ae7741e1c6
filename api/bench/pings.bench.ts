import type { Connection } from 'mongoose';
import { WebSocket } from 'ws';
import type { Services } from '../src/process/services.js';
import type { BenchContext } from './benchContext.js';
import { benchToken, insertDrivers, insertRiders, placeOf, prepareBusiness } from './benchData.js';
import { inBatches, timingOf } from './measure.js';
import { connectPlainly } from './plainSocketIo.js';
import type { ServerProcess } from './serverProcess.js';
import { figure, type Suite } from './suite.js';

const PER_SECOND = 20_000;
const TURN_MS = 10;
/** City driving speed. */
const DEGREES_PER_SECOND = 0.0001;

/** Pairs of a sending driver and a receiving rider, over any transport. */
interface Pairs {
  /** Sends the current position of a pair's driver. */
  send(pair: number, position: { lat: number; lng: number; at: number }): void;
  close(): void;
}
/** Called with a position's time when a rider receives it. */
type OnPosition = (at: number) => void;

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
      productPairs(withStore.url, trips, services),
      trips.length,
    );
    const withoutStore = await context.startApi(database, { BENCH_STORES_TRACKS: '0' });
    const unstored = await carry(
      context,
      withoutStore,
      productPairs(withoutStore.url, trips, services),
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

interface Trip {
  booking: string;
  driver: string;
  rider: { id: string; token: string };
}

/** Inserts running trips, each with a driver and a rider. */
async function insertTrips(connection: Connection, count: number, services: Services): Promise<Trip[]> {
  await prepareBusiness(services);
  const drivers = await insertDrivers(connection, services.newId, count);
  const riders = await insertRiders(count, undefined, services);
  const trips = drivers.map((driver, index) => ({
    booking: services.newId(),
    driver,
    rider: riders[index] as Trip['rider'],
  }));
  const bookings = trips.map(({ booking, driver, rider }) => ({
    _id: booking,
    status: 'STARTED',
    version: 5,
    driver,
    customer: rider.id,
    trip_start_time: Date.now(),
    search: [],
  }));
  await connection.collection('bookings').insertMany(bookings as never[]);
  await connection.collection('users').bulkWrite(
    trips.map(({ booking, driver }) => ({
      updateOne: {
        filter: { _id: driver as never },
        update: { $set: { queue: true, activeBooking: booking } },
      },
    })),
  );
  return trips;
}

/** Sends pings at a steady rate for a while, and waits for the last one. */
async function carry(
  context: BenchContext,
  server: ServerProcess,
  open: (onPosition: OnPosition) => Promise<Pairs>,
  pairs: number,
): Promise<Carried> {
  const taken: number[] = [];
  const { send, close } = await open((at) => taken.push(Date.now() - at));
  const seconds = context.size(6, 0.3);
  const total = Math.floor((context.quick ? 200 : PER_SECOND) * seconds);
  const before = await server.usage();
  const began = performance.now();
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000 / seconds) * total) + 1);
    for (; sent < due; sent += 1) {
      const { lat, lng } = placeOf(sent % pairs);
      const northwards = ((performance.now() - began) / 1000) * DEGREES_PER_SECOND;
      send(sent % pairs, { lat: lat + northwards, lng, at: Date.now() });
    }
    context.progress('pings', sent, total);
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
  const deadline = performance.now() + 10_000;
  while (taken.length < total && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
  const elapsed = performance.now() - began;
  const after = await server.usage();
  close();
  const timing = timingOf(taken, elapsed);
  return {
    cpu: ((after.cpu - before.cpu) * 1000) / Math.max(1, taken.length),
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

function productPairs(
  url: string,
  trips: readonly Trip[],
  services: Services,
): (onPosition: OnPosition) => Promise<Pairs> {
  return async (onPosition) => {
    const onMessage = (json: string) => {
      const [event, data] = JSON.parse(json) as [string, { point: { at: number } }];
      if (event === 'tracking:point') onPosition(data.point.at);
    };
    const riders = await inBatches(trips, async ({ booking, rider }) => {
      const socket = await connectPlainly(url, rider.token, onMessage);
      await socket.emitWithAck('booking:join', { id: booking });
      return socket;
    });
    const drivers = await inBatches(trips, async ({ driver }) =>
      connectPlainly(url, await benchToken({ id: driver, usertype: 'driver' }, undefined, services)),
    );
    return {
      send: (pair, position) => drivers[pair]?.emit('driver:position', position),
      close: () => {
        for (const socket of [...riders, ...drivers]) socket.close();
      },
    };
  };
}
