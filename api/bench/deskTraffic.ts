import { setTimeout } from 'node:timers/promises';
import type { BookingStatus } from '@wayfare/shared';
import type { Connection } from 'mongoose';
import type { Services } from '../src/process/services.js';
import { benchToken, CAR_TYPE, insertDrivers, insertRiders, placeOf, prepareBusiness } from './benchData.js';
import { inBatches } from './measure.js';
import { connectPlainly, type PlainSocketIo } from './plainSocketIo.js';

/** The drivers are this close to the city center, in degrees, so that all are on one map. */
const DEGREES = 0.06;
/** Drivers report their position this often, in ms: 2,000 of them 400 times a second. */
const PING_MS = 5_000;
const TURN_MS = 50;
/** How much longer than a token the longest measurement may last, in ms. */
const LONGER_MS = 60 * 60_000;
/** City driving speed, to and fro, so that dispatch keeps finding the same drivers near a pickup. */
const STEP_DEGREES = 0.0003;

/** One of the open trips that the desk shows; when it ends, its rider books the next one. */
interface Seat {
  place: number;
  rider: string;
  booking: string | null;
  status: BookingStatus | null;
  driver: string | null;
  isBusy: boolean;
}

/** A step of a trip over HTTP. */
export interface Change {
  booking: string;
  /** The status the desk shows after it; null if the trip leaves the desk. */
  status: BookingStatus | null;
  /** Sends the request. False if an offer had ended by then: the trip has not changed. */
  send(): Promise<boolean>;
}

/** The riders and drivers of a city, who use the API over HTTP and sockets. */
export interface Traffic {
  /**
   * The next step of some open trip, or of one of `only`; null if each has one under way or waits for a
   * driver.
   */
  next(only?: ReadonlySet<string>): Change | null;
  /** Position reports so far. */
  pings(): number;
  /** How many trips are open. */
  open(): number;
  stop(): void;
}

const steps: Partial<Record<BookingStatus, [step: string, after: BookingStatus | null]>> = {
  ACCEPTED: ['arrive', 'ARRIVED'],
  ARRIVED: ['start', 'STARTED'],
  STARTED: ['reach', 'PENDING'],
  PENDING: ['pay', null],
};

/**
 * Signs drivers in, lets them report positions, and has riders book `trips` trips; drivers take four fifths
 * of them.
 * @param progress gets how many trips have been booked
 */
export async function startTraffic(
  url: string,
  { connection, services }: { connection: Connection; services: Services },
  { drivers: driverCount, trips }: { drivers: number; trips: number },
  progress: (booked: number) => void,
): Promise<Traffic> {
  await prepareBusiness(services);
  const drivers = await insertDrivers(connection, services.newId, driverCount, { degrees: DEGREES });
  const riders = await insertRiders(trips, LONGER_MS, services);
  const tokens = new Map<string, string>();
  await inBatches(drivers, async (id) =>
    tokens.set(id, await benchToken({ id, usertype: 'driver' }, LONGER_MS, services)),
  );
  /** Who is asked about a booking. */
  const asked = new Map<string, Set<string>>();
  const onTrip = new Set<string>();
  const sockets = await inBatches(drivers, (id) =>
    connectPlainly(url, tokens.get(id) as string, (json) => {
      const [event, data] = JSON.parse(json) as [string, { id: string }];
      if (event === 'booking:offer') asked.set(data.id, (asked.get(data.id) ?? new Set()).add(id));
      if (event === 'booking:offer-withdrawn') asked.get(data.id)?.delete(id);
    }),
  );
  const reports = startReports(sockets);
  // A driver without a position is not asked.
  while (reports.count() < sockets.length) await setTimeout(TURN_MS);
  const seats: Seat[] = riders.map(({ token }, place) => ({
    place,
    rider: token,
    booking: null,
    status: null,
    driver: null,
    isBusy: false,
  }));

  /** One trip in five waits for a driver and never gets one. */
  const staysNew = ({ place }: Seat) => place % 5 === 0;

  async function book(seat: Seat): Promise<void> {
    const pickup = placeOf(seat.place, DEGREES / 2);
    const { id } = await send<{ id: string }>(`${url}/api/bookings`, seat.rider, {
      pickup: { ...pickup, add: `${seat.place} Pickup Street` },
      // Around the corner: the end of such a short trip is believed immediately.
      drop: { lat: pickup.lat + 0.001, lng: pickup.lng, add: `${seat.place} Drop Avenue` },
      carType: CAR_TYPE,
      payment_mode: 'cash',
    });
    Object.assign(seat, { booking: id, status: 'NEW', driver: null });
  }

  let booked = 0;
  await inBatches(
    seats,
    async (seat) => {
      await book(seat);
      booked += 1;
      progress(booked);
    },
    4,
  );

  function changeOf(seat: Seat): Change | null {
    const { booking, status } = seat;
    if (booking === null || status === null) return null;
    const during = (act: () => Promise<boolean>) => async () => {
      seat.isBusy = true;
      try {
        return await act();
      } finally {
        seat.isBusy = false;
      }
    };
    if (status === 'NEW') {
      const driver = [...(asked.get(booking) ?? [])].find((id) => !onTrip.has(id));
      if (staysNew(seat) || !driver) return null;
      onTrip.add(driver);
      return {
        booking,
        status: 'ACCEPTED',
        send: during(async () => {
          asked.get(booking)?.delete(driver);
          const token = tokens.get(driver) as string;
          const { ok } = await sendIfPossible(`${url}/api/bookings/${booking}/accept`, token, {});
          if (ok) {
            asked.delete(booking);
            Object.assign(seat, { status: 'ACCEPTED', driver });
          } else onTrip.delete(driver);
          return ok;
        }),
      };
    }
    const [step, after] = steps[status] ?? [];
    if (!step || !seat.driver) return null;
    const token = tokens.get(seat.driver) as string;
    const pickup = placeOf(seat.place, DEGREES / 2);
    const bodies: Record<string, object> = {
      // Drivers cannot jump to the pickup.
      arrive: { reason: 'Measured without driving there' },
      reach: { lat: pickup.lat + 0.001, lng: pickup.lng },
      pay: { payment_mode: 'cash' },
    };
    return {
      booking,
      status: after ?? null,
      send: during(async () => {
        await send(`${url}/api/bookings/${booking}/${step}`, token, bodies[step] ?? {});
        seat.status = after ?? null;
        if (!after) {
          onTrip.delete(seat.driver as string);
          await book(seat);
        }
        return true;
      }),
    };
  }

  let turn = 0;
  return {
    next(only) {
      for (let tried = 0; tried < seats.length; tried += 1) {
        // A stride without a common divisor visits every trip, those next to each other at different times.
        turn = (turn + 7) % seats.length;
        const seat = seats[turn] as Seat;
        const isWanted = !only || (seat.booking !== null && only.has(seat.booking));
        const change = isWanted && !seat.isBusy ? changeOf(seat) : null;
        if (change) return change;
      }
      return null;
    },
    pings: reports.count,
    open: () => seats.filter(({ status }) => status !== null).length,
    stop() {
      reports.stop();
      for (const socket of sockets) socket.close();
    },
  };
}

/** Lets each driver report a position every few seconds, evenly spread. */
function startReports(sockets: readonly PlainSocketIo[]): { count(): number; stop(): void } {
  const began = performance.now();
  let reported = 0;
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / PING_MS) * sockets.length);
    // Positions that a busy machine has missed are skipped.
    reported = Math.max(reported, due - sockets.length);
    for (; reported < due; reported += 1) {
      const driver = reported % sockets.length;
      const { lat, lng } = placeOf(driver, DEGREES);
      const round = Math.floor(reported / sockets.length) % 8;
      const north = lat + (round < 4 ? round : 8 - round) * STEP_DEGREES;
      sockets[driver]?.emit('driver:position', { lat: north, lng, at: Date.now() });
    }
  }, TURN_MS);
  return { count: () => reported, stop: () => clearInterval(timer) };
}

/** Posts JSON and returns the answer. @throws when it is rejected */
async function send<T>(url: string, token: string, body: object): Promise<T> {
  const answer = await sendIfPossible<T>(url, token, body);
  if (!answer.ok) throw new Error(`${url} conflicts: ${answer.text}`);
  return answer.value;
}

/** Posts JSON. @throws when it is rejected for another reason than a conflict */
async function sendIfPossible<T>(
  url: string,
  token: string,
  body: object,
): Promise<{ ok: true; value: T } | { ok: false; text: string }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status === 409) return { ok: false, text };
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${text}`);
  return { ok: true, value: JSON.parse(text) as T };
}
