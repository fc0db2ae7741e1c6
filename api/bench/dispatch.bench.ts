import { driverRadiusKm, ineligibleReason, type LatLng } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { io } from 'socket.io-client';
import type { Services } from '../src/process/services.js';
import type { BenchContext } from './benchContext.js';
import {
  aBenchTrip,
  benchToken,
  CAR_TYPE,
  CITY,
  insertDrivers,
  insertRiders,
  placeOf,
  post,
  prepareBusiness,
} from './benchData.js';
import { callers, timingOf } from './measure.js';
import { type Figure, figure, type Suite } from './suite.js';

const PINGS_PER_SECOND = 25_000;
const NEAREST = 10;
const AT_ONE_SPOT = 32;
const CLAIMERS = 8;

/**
 * Target 2: finding drivers in memory while all move, claiming them in the database, and an offer end to end.
 */
export const dispatchSuite: Suite = {
  target: 2,
  title: 'dispatch',
  async run(context) {
    const connection = await context.connect('bench_dispatch');
    // Creates the indexes before the drivers.
    const { newId } = await context.services(connection);
    context.progress('drivers', 0, 5);
    const ids = await insertDrivers(connection, newId, context.size(100_000, 400), {
      everySecondBusy: true,
      degrees: context.size(0.25, 0.05),
    });
    const services = await context.services(connection);
    await prepareBusiness(services);
    context.progress('selection', 1, 5);
    const selection = await selectionWhileMoving(context, connection, ids, services);
    context.progress('claims', 2, 5);
    const claims = await claimsWhileMoving(context, connection, ids, services);
    context.progress('one spot', 3, 5);
    const oneSpot = await claimsAtOneSpot(context, services);
    context.progress('offers', 4, 5);
    return [...selection, ...claims, ...oneSpot, ...(await offers(context))];
  },
};

/** Returns a function that applies the position updates due since its last call. */
function pings(ids: readonly string[], { liveDrivers }: Services): () => void {
  let [sent, next] = [0, 0];
  const began = performance.now();
  return () => {
    const due = Math.floor(((performance.now() - began) / 1000) * PINGS_PER_SECOND);
    for (; sent < due; sent += 1) {
      const id = ids[next % ids.length] as string;
      const { lat, lng } = liveDrivers.get(id)?.location ?? CITY;
      // Steps into the next cell from time to time, and back, so that drivers stay in place over many rounds.
      const step = Math.floor(next / ids.length) % 20 < 10 ? 0.0004 : -0.0004;
      liveDrivers.move(id, { lat: lat + step, lng: lng - step }, Date.now());
      next += 1;
    }
  };
}

async function eligibilityOf(pickup: LatLng, { db }: Services) {
  const settings = await db.settings.settings();
  const request = { pickup, drop: null, carType: CAR_TYPE, standIns: [], at: Date.now() };
  return {
    radius: driverRadiusKm(settings),
    accepts: (driver: Parameters<typeof ineligibleReason>[0]) =>
      ineligibleReason(driver, request, settings) === null,
  };
}

async function selectionWhileMoving(
  context: BenchContext,
  connection: Connection,
  ids: readonly string[],
  services: Services,
): Promise<Figure[]> {
  const { radius, accepts } = await eligibilityOf(CITY, services);
  const move = pings(ids, services);
  const taken: number[] = [];
  for (let call = 0; call < context.size(5_000, 50); call += 1) {
    await new Promise(setImmediate);
    move();
    const began = performance.now();
    services.liveDrivers.nearest(placeOf(call), radius, NEAREST, accepts);
    taken.push(performance.now() - began);
  }
  const timing = timingOf(taken, 1);
  const byIndex = await selectionByIndex(context, connection, ids.length);
  return [
    figure(`nearest ${NEAREST} of ${ids.length}, p50`, timing.percentile(0.5), 'ms', {
      baseline: { name: "the database's own index", value: byIndex },
    }),
    figure(`nearest ${NEAREST} of ${ids.length}, p99`, timing.percentile(0.99), 'ms', {
      limit: { of: 'value', atMost: 0.1 },
    }),
  ];
}

/** The same query on a 2dsphere index of the database: its median in ms. */
async function selectionByIndex(context: BenchContext, connection: Connection, count: number) {
  const places = connection.collection('bare_places');
  const rows = Array.from({ length: count }, (_, number) => {
    const { lat, lng } = placeOf(number);
    return { at: { type: 'Point', coordinates: [lng, lat] }, free: number % 2 === 0 };
  });
  await places.insertMany(rows, { ordered: false });
  await places.createIndex({ at: '2dsphere' }, { partialFilterExpression: { free: true } });
  const { percentile } = await callers({ count: context.size(200, 5), atATime: 1 }, (call) => {
    const { lat, lng } = placeOf(call);
    const near = { $nearSphere: { $geometry: { type: 'Point' as const, coordinates: [lng, lat] } } };
    return places.find({ at: near, free: true }).limit(NEAREST).toArray();
  });
  return percentile(0.5);
}

/** Reserves and claims the nearest free driver. Returns the number of tries, or 0 if there was no driver. */
async function takeOne(at: LatLng, booking: string, services: Services): Promise<number> {
  const { liveDrivers, db } = services;
  const { radius, accepts } = await eligibilityOf(at, services);
  for (let tries = 1; ; tries += 1) {
    const [found] = liveDrivers.nearest(
      at,
      radius,
      1,
      (driver) => accepts(driver) && !liveDrivers.isReserved(driver.id, booking),
    );
    if (!found) return 0;
    liveDrivers.reserve(found.driver.id, booking, Date.now() + 60_000);
    if (
      await db.users.claimDriver(found.driver.id, booking, {
        now: Date.now(),
        allowDebt: false,
        allowExpired: true,
      })
    )
      return tries;
  }
}

async function claimsWhileMoving(
  context: BenchContext,
  connection: Connection,
  ids: readonly string[],
  services: Services,
): Promise<Figure[]> {
  const count = context.size(2_000, 20);
  const bare = connection.collection<{ _id: number; free: boolean }>('bare_claims');
  await bare.insertMany(Array.from({ length: count }, (_, _id) => ({ _id, free: true })));
  const baseline = await callers({ count, atATime: CLAIMERS }, (call) =>
    bare.updateOne({ _id: call, free: true }, { $set: { free: false } }),
  );
  const move = pings(ids, services);
  const moving = setInterval(move, 5);
  try {
    const timing = await callers({ count, atATime: CLAIMERS }, (call) =>
      takeOne(placeOf(call), `claim${call}`, services),
    );
    return [
      figure('selection and durable claim, p50', timing.percentile(0.5), 'ms', {
        baseline: { name: 'a bare conditional write', value: baseline.percentile(0.5) },
      }),
      figure('selection and durable claim, p99', timing.percentile(0.99), 'ms', {
        baseline: { name: 'a bare conditional write', value: baseline.percentile(0.99) },
        limit: { of: 'value', atMost: 15 },
      }),
    ];
  } finally {
    clearInterval(moving);
  }
}

async function claimsAtOneSpot(context: BenchContext, services: Services): Promise<Figure[]> {
  const rounds = context.size(10, 1);
  const tries: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const at = placeOf(round + 7, 0.02);
    await callers({ count: AT_ONE_SPOT, atATime: AT_ONE_SPOT }, async (call) => {
      tries.push(await takeOne(at, `spot${round}:${call}`, services));
    });
  }
  const served = tries.filter((tried) => tried > 0);
  return [
    figure(
      'tries for a driver, 32 at one spot',
      served.reduce((sum, tried) => sum + tried, 0) / served.length,
      'tries',
      {
        limit: { of: 'value', atMost: 1.1 },
      },
    ),
    figure('unserved, 32 at one spot', tries.length - served.length, 'callers', {
      limit: { of: 'value', atMost: 0 },
    }),
  ];
}

/** Time from a rider's request until the first driver's socket receives the offer. */
async function offers(context: BenchContext): Promise<Figure[]> {
  const database = 'bench_offers';
  const connection = await context.connect(database);
  const services = await context.services(connection);
  await prepareBusiness(services);
  const drivers = await insertDrivers(connection, services.newId, context.size(300, 30), { degrees: 0.03 });
  const riders = await insertRiders(20, undefined, services);
  const api = await context.startApi(database);
  /**
   * When the first socket received the offer, by booking; may be before the response with the booking's id.
   */
  const received = new Map<string, number>();
  const waiting = new Map<string, () => void>();
  const sockets = await Promise.all(
    drivers.map(async (id) => {
      const socket = io(api.url, {
        transports: ['websocket'],
        auth: { token: await benchToken({ id, usertype: 'driver' }, undefined, services) },
      });
      socket.on('booking:offer', ({ id: booking }: { id: string }) => {
        if (!received.has(booking)) received.set(booking, performance.now());
        waiting.get(booking)?.();
      });
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve);
        socket.once('connect_error', reject);
      });
      return socket;
    }),
  );
  const taken: number[] = [];
  try {
    for (let call = 0; call < context.size(300, 5); call += 1) {
      const { token } = riders[call % riders.length] as { token: string };
      const began = performance.now();
      const { id } = await post(`${api.url}/api/bookings`, token, aBenchTrip(call));
      if (!received.has(id)) await new Promise<void>((resolve) => waiting.set(id, resolve));
      taken.push((received.get(id) as number) - began);
      await post(`${api.url}/api/bookings/${id}/cancel`, token, { reason: 'Measured' });
    }
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
  const timing = timingOf(taken, 1);
  const bare = connection.collection<{ _id: number }>('bare_inserts');
  const writes = await callers({ count: context.size(300, 5), atATime: 1 }, (call) =>
    bare.insertOne({ _id: call }),
  );
  const against = (share: number) => ({ name: 'one bare durable write', value: writes.percentile(share) });
  return [
    figure("request to offer on the driver's socket, p50", timing.percentile(0.5), 'ms', {
      baseline: against(0.5),
      limit: { of: 'value', atMost: 5 },
    }),
    figure("request to offer on the driver's socket, p99", timing.percentile(0.99), 'ms', {
      baseline: against(0.99),
      limit: { of: 'value', atMost: 30 },
    }),
  ];
}
