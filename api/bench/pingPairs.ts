import type { Connection } from 'mongoose';
import type { BenchContext } from './benchContext.js';
import type { Services } from '../src/process/services.js';
import { benchToken, insertDrivers, insertRiders, placeOf, prepareBusiness } from './benchData.js';
import { inBatches, type Timing, timingOf } from './measure.js';
import { connectPlainly, joinRoom } from './plainSocketIo.js';

const TURN_MS = 10;
/** City driving speed. */
const DEGREES_PER_SECOND = 0.0001;
/** How long the last pings are waited for, in ms. */
const AFTER_MS = 10_000;

/** Pairs of a sending driver and a receiving rider, over any transport. */
export interface Pairs {
  /** Sends the current position of a pair's driver. */
  send(pair: number, position: { lat: number; lng: number; at: number }): void;
  close(): void;
}
/** Called with a position's time when a rider receives it. */
export type OnPosition = (at: number) => void;

/** How long each ping took to its rider, in ms. */
export class PingReceipts {
  taken: number[] = [];
  readonly add: OnPosition = (at) => void this.taken.push(Date.now() - at);
}

/** A running trip. */
export interface Trip {
  booking: string;
  driver: string;
  rider: { id: string; token: string };
}

/** Inserts running trips, each with a driver and a rider. */
export async function insertTrips(
  connection: Connection,
  count: number,
  services: Services,
): Promise<Trip[]> {
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

/**
 * Pairs on the product's sockets. With several processes, the drivers connect to them in turns, and so do the
 * riders of each process's drivers: most riders are on another process than their driver.
 */
export function productPairs(
  urls: readonly string[],
  trips: readonly Trip[],
  services: Services,
): (onPosition: OnPosition) => Promise<Pairs> {
  const urlOf = (turn: number) => urls[turn % urls.length] as string;
  return async (onPosition) => {
    const onMessage = (json: string) => {
      const [event, data] = JSON.parse(json) as [string, { point: { at: number } }];
      if (event === 'tracking:point') onPosition(data.point.at);
    };
    const riders = await inBatches([...trips.entries()], async ([pair, { booking, rider }]) => {
      const socket = await connectPlainly(urlOf(Math.floor(pair / urls.length)), rider.token, onMessage);
      await joinRoom(socket, 'booking:join', { id: booking });
      return socket;
    });
    const drivers = await inBatches([...trips.entries()], async ([pair, { driver }]) =>
      connectPlainly(urlOf(pair), await benchToken({ id: driver, usertype: 'driver' }, undefined, services)),
    );
    return {
      send: (pair, position) => drivers[pair]?.emit('driver:position', position),
      close: () => {
        for (const socket of [...riders, ...drivers]) socket.close();
      },
    };
  };
}

/** Sends pings of all drivers in turns at a steady rate, and waits for the last one. */
export async function sendPings(
  { send }: Pick<Pairs, 'send'>,
  receipts: PingReceipts,
  { pairs, perSecond, seconds }: { pairs: number; perSecond: number; seconds: number },
  { progress }: Pick<BenchContext, 'progress'>,
): Promise<Timing> {
  receipts.taken = [];
  const total = Math.floor(perSecond * seconds);
  const began = performance.now();
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000 / seconds) * total) + 1);
    for (; sent < due; sent += 1) {
      const { lat, lng } = placeOf(sent % pairs);
      const northwards = ((performance.now() - began) / 1000) * DEGREES_PER_SECOND;
      send(sent % pairs, { lat: lat + northwards, lng, at: Date.now() });
    }
    progress('pings', sent, total);
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
  const deadline = performance.now() + AFTER_MS;
  while (receipts.taken.length < total && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, TURN_MS));
  }
  return timingOf(receipts.taken, performance.now() - began);
}
