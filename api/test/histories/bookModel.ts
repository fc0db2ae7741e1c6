import {
  type Answer,
  type Business,
  type Command,
  driverOf,
  isEligible,
  mayBeNext,
  MINUTE_MS,
  type Trip,
  type Who,
} from './business.js';
import { AT_PICKUP, fareOf, hireFareOf, thereAndBack, TRIP_AHEAD } from './fareModel.js';
import { reserve } from './walletModel.js';

type Booked = Extract<Command, { name: 'book' }>;

/** The passenger of a return comes back at least so long after the first trip begins. */
const SOONEST_BACK = 15;

/** Books a trip of any kind, or both trips of a return (rules 4.68, 4.75, 4.76, 4.87, 5.4 to 5.10). */
export function book(business: Business, command: Booked): Answer {
  const { by, mode, laterMinutes } = command;
  if (laterMinutes !== null && laterMinutes < 15) return 400;
  const customer = by.role === 'rider' ? by.n : command.rider;
  // The rules for riders refuse no calls that staff book.
  if (by.role === 'rider') {
    const isUnpaid = business.trips.some((trip) => trip.rider === customer && trip.status === 'PENDING');
    if (isUnpaid || (business.riders[customer] as { wallet: bigint }).wallet < 0n) return 409;
    if (laterMinutes === null && !isAnyNear(business)) return 400;
  }
  const isBack = command.kind === 'return';
  if (isBack && command.backMinutes < SOONEST_BACK) return 400;
  const first = bookedTrip(business, command, customer);
  const booked = isBack ? [first, tripBack(business, first, command.backMinutes)] : [first];
  if (mode === 'wallet') {
    const { wallet } = business.riders[customer] as { wallet: bigint };
    if (wallet < booked.reduce((sum, { cost }) => sum + cost, 0n)) return 409;
    for (const trip of booked) {
      reserve(business, customer, trip.cost);
      trip.hold = trip.cost;
    }
  }
  business.trips.push(...booked);
  return 201;
}

/** Whether a driver is free, or will be soon. */
function isAnyNear(business: Business): boolean {
  const some = (may: typeof isEligible) => business.drivers.some((_, n) => may(business, n));
  return some(isEligible) || (some(mayBeNext) && business.told !== 400);
}

function bookedTrip(
  business: Business,
  { kind, mode, laterMinutes, hours, backMinutes }: Booked,
  rider: number,
): Trip {
  const { decimal } = business.settings;
  const tripdate = business.now + (laterMinutes ?? 0) * MINUTE_MS;
  const ordered = { status: 'NEW', rider, mode, tripdate } as const;
  switch (kind) {
    case 'asDirected':
      return {
        ...newTrip(business, fareOf({ metres: 0n, seconds: 0n }, decimal)),
        ...ordered,
        isMetered: true,
        drop: -1,
      };
    case 'hourly':
      return {
        ...newTrip(business, hireFareOf(hours, 0n, decimal)),
        ...ordered,
        hire: { hours, bought: hours },
      };
    case 'waiting': {
      const way = thereAndBack(backMinutes);
      return {
        ...newTrip(business, fareOf(way, decimal)),
        ...ordered,
        way,
        wait: backMinutes,
        drop: AT_PICKUP,
      };
    }
    case 'return':
      return {
        ...newTrip(business, fareOf(TRIP_AHEAD, decimal)),
        ...ordered,
        linked: business.trips.length + 1,
      };
    case 'ordinary':
      return { ...newTrip(business, fareOf(TRIP_AHEAD, decimal)), ...ordered };
  }
}

/** The second trip of a return: a prebooking by the direct way, with its own price. */
const tripBack = (business: Business, first: Trip, minutes: number): Trip => ({
  ...newTrip(business, fareOf(TRIP_AHEAD, business.settings.decimal)),
  status: 'NEW',
  rider: first.rider,
  mode: first.mode,
  tripdate: first.tripdate + minutes * MINUTE_MS,
  linked: business.trips.length,
  from: 0,
  drop: AT_PICKUP,
});

/** A driver starts a trip for a passenger on the street, at the lowest fare. */
export function startOnStreet(business: Business, by: Who): Answer {
  const driver = driverOf(business, by);
  if (driver.trip !== null || !driver.isActive) return 409;
  if (!business.settings.negativeBalance && driver.wallet < 0n) return 409;
  driver.trip = business.trips.length;
  business.trips.push({
    ...newTrip(business, fareOf({ metres: 0n, seconds: 0n }, business.settings.decimal)),
    status: 'STARTED',
    isMetered: true,
    driver: (by as { n: number }).n,
    acceptedAt: business.now,
    startedAt: business.now,
    hasArrived: true,
    hasStarted: true,
  });
  return 200;
}

/** A trip as it begins, for now, without a rider. */
export const newTrip = ({ now }: Business, fare: ReturnType<typeof fareOf>): Trip => ({
  status: 'NEW',
  rider: -1,
  isMetered: false,
  hire: null,
  wait: 0,
  isStopDone: false,
  linked: null,
  from: AT_PICKUP,
  startedFrom: null,
  driver: null,
  mode: 'cash',
  ...fare,
  estimate: fare.cost,
  review: null,
  way: TRIP_AHEAD,
  drop: 0,
  extra: 0n,
  changes: 0,
  tripdate: now,
  searchAt: now,
  waitingSince: 0,
  offers: {},
  requested: [],
  after: {},
  afterTrip: null,
  headingAt: 0,
  byHand: [],
  otp: false,
  otpTries: 0,
  lockedUntil: 0,
  acceptedAt: 0,
  arrivedAt: 0,
  warnedAt: 0,
  calledAt: 0,
  noShow: null,
  startedAt: 0,
  hasArrived: false,
  hasStarted: false,
  hasEnded: false,
  cancelledBy: null,
  isCalledOff: false,
  rating: null,
  riderRating: null,
  hold: 0n,
  walletDueAt: 0,
  feeDue: 0n,
  backDue: 0n,
});
