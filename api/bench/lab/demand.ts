import { type LatLng, medianOf, type Random, seededRandom } from '@wayfare/shared';
import { chanceOf } from '../../src/trips/shift/model/answers.js';
import type { RecordedDemand, RecordedRide } from './recordedDemand.js';
import type { LabStreets } from './streets.js';

/** The lab's day begins here, ms timestamp. */
export const DAY_BEGINS = Date.UTC(2019, 2, 1);
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** The car types of the lab: the share of the drivers, and of the trips that people ask for. */
export const carTypes = {
  Economy: { drivers: 0.72, trips: 0.77 },
  Comfort: { drivers: 0.15, trips: 0.15 },
  XL: { drivers: 0.1, trips: 0.06 },
  Access: { drivers: 0.03, trips: 0.02 },
} as const;
export type LabCarType = keyof typeof carTypes;

/** A trip that somebody asks for. Times are ms timestamps. */
export interface LabTrip {
  id: string;
  askedAt: number;
  /** When the driver is wanted: later than `askedAt` for a prebooking. */
  dueAt: number;
  isPrebooked: boolean;
  pickup: LatLng;
  drop: LatLng;
  pickupCorner: number;
  dropCorner: number;
  rideMs: number;
  /** How long the ride is expected to take when it is booked, by the streets and the usual traffic. */
  expectedMs: number;
  fare: number;
  carType: LabCarType;
  /** When the rider leaves if no driver has accepted. */
  leavesAt: number;
  /** When the rider leaves if the accepted driver is still far away. */
  givesUpAt: number;
  /** How much longer than usual the drive to this pickup takes. */
  luck: number;
}

/** A driver at the beginning of the day. */
export interface LabDriver {
  id: string;
  carType: LabCarType;
  corner: number;
}

/** All that chance decides about a day, but for the answers of drivers. The same for every policy. */
export interface LabDay {
  seed: number;
  trips: readonly LabTrip[];
  drivers: readonly LabDriver[];
  /** By hour of the day: how much longer than in free traffic drives take. */
  traffic: readonly number[];
}

const PREBOOKED = 0.08;
const [LATE, EARLY] = [6 * HOUR_MS, 1 * HOUR_MS];
/** Half of the riders wait at least this long for a driver to accept. */
const PATIENCE_MS = 7 * MINUTE_MS;
const PATIENCE_SPREAD = 0.5;
/** Whoever has a driver waits this many times as long. */
const PATIENCE_WITH_DRIVER = 3;
/** A rider whose driver is so near does not give up, in ms. */
export const NEAR_MS = 3 * MINUTE_MS;
const LUCK_SPREAD = 0.15;
const FARE = { base: 2.5, perMinute: 0.75 } as const;

/** Draws a day from recorded demand: who gets in where, who prebooks, who has patience, who drives. */
export function drawDay(
  { rides }: RecordedDemand,
  { drivers, seed }: { drivers: number; seed: number },
  streets: LabStreets,
): LabDay {
  const random = seededRandom(seed);
  const placed = rides.map((ride) => ({
    ride,
    pickupCorner: streets.cornerNear(somewhereNear(ride.pickup, ride.spreadKm, random)),
    dropCorner: streets.cornerNear(somewhereNear(ride.drop, ride.spreadKm, random)),
  }));
  const secondsOf = ({ pickupCorner, dropCorner }: (typeof placed)[number]) =>
    streets.waysTo(pickupCorner).seconds[dropCorner] as number;
  const traffic = trafficOf(placed.map((one) => ({ ...one.ride, seconds: secondsOf(one) })));
  const trips = placed.map((one, index) => {
    const usual = secondsOf(one) * 1_000 * (traffic[hourOf(one.ride.at)] as number);
    return tripOf(one, { id: `trip${index}`, usual, random, streets });
  });
  return { seed, trips, drivers: fleetOf(drivers, seed, placed), traffic };
}

function tripOf(
  { ride, pickupCorner, dropCorner }: { ride: RecordedRide; pickupCorner: number; dropCorner: number },
  { id, usual, random, streets }: { id: string; usual: number; random: Random; streets: LabStreets },
): LabTrip {
  const isPrebooked = random.chance(PREBOOKED);
  const dueAt = DAY_BEGINS + ride.at;
  const ahead = random.between(EARLY, LATE);
  const rideMs = ride.rideMs ?? Math.max(MINUTE_MS, usual * spread(LUCK_SPREAD, random));
  const patience = PATIENCE_MS * spread(PATIENCE_SPREAD, random);
  return {
    id,
    askedAt: isPrebooked ? Math.max(DAY_BEGINS, dueAt - ahead) : dueAt,
    dueAt,
    isPrebooked,
    pickup: streets.placeOf(pickupCorner),
    drop: streets.placeOf(dropCorner),
    pickupCorner,
    dropCorner,
    rideMs,
    expectedMs: usual,
    fare: ride.fare ?? FARE.base + (FARE.perMinute * rideMs) / MINUTE_MS,
    carType: wantedType(ride.passengers, random),
    leavesAt: dueAt + patience,
    givesUpAt: dueAt + patience * PATIENCE_WITH_DRIVER,
    luck: spread(LUCK_SPREAD, random),
  };
}

/** Five people need a large car; the others choose. */
function wantedType(passengers: number, random: Random): LabCarType {
  const chosen = random.weighted(['Economy', 'Comfort', 'Access'] as const, (type) => carTypes[type].trips);
  return passengers > 4 ? 'XL' : chosen;
}

/** Drivers begin where trips begin. Adding drivers leaves the others where they are. */
function fleetOf(count: number, seed: number, placed: readonly { pickupCorner: number }[]): LabDriver[] {
  const types = Object.keys(carTypes) as LabCarType[];
  const numbers = types.map((type) => Math.max(1, Math.round(count * carTypes[type].drivers)));
  // Economy takes what rounding leaves.
  numbers[0] = count - numbers.slice(1).reduce((sum, number) => sum + number, 0);
  return types.flatMap((carType, index) =>
    Array.from({ length: numbers[index] as number }, (_, number) => {
      const id = `${carType}${number}`;
      const begins = placed[Math.floor(chanceOf(seed, 'begins', id) * placed.length)];
      return { id, carType, corner: (begins as { pickupCorner: number }).pickupCorner };
    }),
  );
}

/** How much slower the recorded rides of each hour were than in free traffic, at the median. */
function trafficOf(rides: readonly { at: number; rideMs: number | null; seconds: number }[]): number[] {
  const slower = (of: typeof rides) =>
    medianOf(
      of.flatMap(({ rideMs, seconds }) => (rideMs && seconds > 240 ? [rideMs / 1_000 / seconds] : [])),
    );
  const usual = slower(rides) ?? 1;
  return Array.from(
    { length: 24 },
    (_, hour) => slower(rides.filter(({ at }) => hourOf(at) === hour)) ?? usual,
  );
}

const hourOf = (at: number) => Math.floor(at / HOUR_MS) % 24;

/** The hour of the lab's day at a ms timestamp. */
export const hourAt = (at: number): number => hourOf(at - DAY_BEGINS);

/** A factor around 1 (log-normal). */
function spread(sigma: number, random: Random): number {
  const [a, b] = [Math.max(random.next(), Number.EPSILON), random.next()];
  return Math.exp(sigma * Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * b));
}

function somewhereNear({ lat, lng }: LatLng, km: number, random: Random): LatLng {
  const [away, angle] = [km * Math.sqrt(random.next()), 2 * Math.PI * random.next()];
  return { lat: lat + (away * Math.sin(angle)) / 111.2, lng: lng + (away * Math.cos(angle)) / 84.2 };
}
