import type { PaymentMode } from '@wayfare/shared';
import {
  type Answer,
  type Business,
  type Command,
  driverOf,
  isDriver,
  isRider,
  isStreet,
  mayBeNext,
  MINUTE_MS,
  type Trip,
  type Who,
} from './business.js';
import { callOff, cancel, free } from './cancelModel.js';
import {
  boundedFare,
  fareOf,
  hireFareOf,
  isDriven,
  meteredFare,
  metresBetween,
  settledFare,
} from './fareModel.js';
import { stepOfNoShow } from './noShowModel.js';
import { addExtra, change, changeHours } from './tripChange.js';
import { post, release } from './walletModel.js';

/** A command about a trip. */
export type Step = Extract<Command, { trip: number }>;

/** Applies a command to its trip (rules 4.3 to 4.10) and returns the expected HTTP status. */
export function step(business: Business, trip: Trip, command: Step): Answer {
  switch (command.name) {
    case 'accept':
      return accept(business, trip, command.by, command.trip);
    case 'decline':
      return decline(trip, command.by);
    case 'complete':
      return complete(trip, command.by);
    case 'cancel':
      return cancel(business, trip, command);
    case 'tryToReach':
    case 'noShow':
    case 'dispute':
    case 'decide':
      return stepOfNoShow(business, trip, command);
    case 'rate':
      return rate(business, trip, command.by, command.rate);
    case 'assign':
      return assign(business, trip, command.driver);
    case 'change':
      return change(business, trip, command);
    case 'hours':
      return changeHours(business, trip, command);
    case 'extra':
      return addExtra(business, trip, command);
    case 'callOff':
      return callOff(business, trip);
    case 'pay':
      return pay(business, trip, command.by, command.mode);
    default:
      return drive(business, trip, command);
  }
}

function accept(business: Business, trip: Trip, by: Who, index: number): Answer {
  const { n } = by as { n: number };
  if (trip.driver === n) return 200;
  if (!(n in trip.offers)) return 404;
  if (trip.status !== 'NEW' || !trip.requested.includes(n)) return 409;
  const driver = driverOf(business, by);
  const isNext = driver.trip !== null && driver.next === null && driver.trip === trip.after[n];
  if ((driver.trip !== null && !isNext) || !driver.isActive) return 409;
  if (!business.settings.negativeBalance && driver.wallet < 0n) return 409;
  if (isNext) Object.assign(trip, { afterTrip: driver.trip });
  driver[isNext ? 'next' : 'trip'] = index;
  Object.assign(trip, {
    status: 'ACCEPTED',
    driver: n,
    acceptedAt: business.now,
    requested: [],
    byHand: [],
    after: {},
  });
  return 200;
}

function decline(trip: Trip, by: Who): Answer {
  const { n } = by as { n: number };
  const state = trip.offers[n];
  if (!state) return 404;
  if (state === 'declined') return 200;
  if (trip.status !== 'NEW') return 409;
  trip.offers[n] = 'declined';
  trip.requested = trip.requested.filter((other) => other !== n);
  return 200;
}

function assign(business: Business, trip: Trip, n: number): Answer {
  if (trip.status !== 'NEW' || business.settings.autoDispatch) return 409;
  const driver = business.drivers[n] as Business['drivers'][number];
  if (!driver.isActive) return 400;
  if (trip.requested.includes(n)) return 200;
  if (driver.trip !== null && (!mayBeNext(business, n) || business.told === 409)) return 409;
  trip.offers[n] = 'offered';
  if (driver.trip === null) delete trip.after[n];
  else trip.after[n] = driver.trip;
  trip.requested.push(n);
  trip.byHand.push(n);
  return 200;
}

function drive(
  business: Business,
  trip: Trip,
  command: Extract<Step, { name: 'arrive' | 'start' | 'stop' | 'reach' }>,
): Answer {
  if (!isDriver(trip, command.by)) return 404;
  switch (command.name) {
    case 'arrive':
      if (trip.hasArrived) return 200;
      if (trip.status !== 'ACCEPTED' || trip.afterTrip !== null) return 409;
      Object.assign(trip, { status: 'ARRIVED', hasArrived: true, arrivedAt: business.now });
      return 200;
    case 'start':
      if (trip.hasStarted) return 200;
      if (trip.status !== 'ARRIVED') return 409;
      if (trip.otp !== false) {
        const refused = refusedCode(business, trip, command.code);
        if (refused) return refused;
      }
      Object.assign(trip, { status: 'STARTED', hasStarted: true, startedAt: business.now });
      return 200;
    case 'stop':
      if (trip.wait === 0) return 404;
      if (trip.isStopDone) return 200;
      if (trip.status !== 'STARTED') return 409;
      trip.isStopDone = true;
      return 200;
    default:
      if (trip.hasEnded) return 200;
      if (trip.status !== 'STARTED' || (trip.wait > 0 && !trip.isStopDone)) return 409;
      reach(business, trip, command.end);
      return 200;
  }
}

/** Five codes are accepted for comparison, then none for ten minutes. */
function refusedCode({ now }: Business, trip: Trip, code: 'right' | 'wrong' | 'none'): 400 | 429 | null {
  if (code === 'none') return 400;
  if (trip.lockedUntil > now) return 429;
  if (trip.lockedUntil > 0) Object.assign(trip, { lockedUntil: 0, otpTries: 0 });
  trip.otpTries += 1;
  if (trip.otpTries === 5) trip.lockedUntil = now + 10 * MINUTE_MS;
  return code === 'right' ? null : 400;
}

function reach(business: Business, trip: Trip, end: number) {
  const seconds = BigInt(Math.round((business.now - trip.startedAt) / 1000));
  const start = trip.startedFrom ?? trip.from;
  const claimed = metresBetween(start, end);
  // An end that cannot have been driven to is not accepted: no distance is measured, and the drop stays the
  // booked one.
  const isBelieved = isDriven(claimed, seconds);
  const driven = { metres: isBelieved ? claimed : 0n, seconds };
  const fare = endedFare(business, trip, driven, isBelieved);
  Object.assign(trip, fare, { cost: fare.cost + trip.extra, status: 'PENDING', hasEnded: true });
  // Where the fare follows from the positions, so does the drop.
  const known = trip.isMetered || trip.hire ? start : trip.drop;
  if (!isStreet(trip)) saveAddress(business, trip, isBelieved ? end : known);
  free(business, trip);
}

/** The fare of a trip that ended, by its kind. */
function endedFare(
  { settings: { decimal } }: Business,
  { isMetered, hire, estimate, way, wait }: Trip,
  { metres, seconds }: Trip['way'],
  isBelieved: boolean,
) {
  if (isMetered) return meteredFare(metres, isBelieved ? seconds : 0n, decimal);
  if (hire) {
    // Two positions show no time beyond an hour.
    const { cost } = hireFareOf(hire.bought, 0n, decimal);
    return boundedFare(hireFareOf(hire.bought, seconds, decimal), { lower: cost, upper: cost }, decimal);
  }
  const unwaited = fareOf({ metres: way.metres, seconds: way.seconds - BigInt(wait * 60) }, decimal).cost;
  const least = wait > 0 && unwaited < estimate ? unwaited : estimate;
  return settledFare(fareOf({ metres, seconds }, decimal), { estimate, least }, decimal);
}

function saveAddress(business: Business, { rider }: Trip, end: number) {
  const { saved } = business.riders[rider] as Business['riders'][number];
  saved[end] = (saved[end] ?? 0) + 1;
}

function pay(business: Business, trip: Trip, by: Who, mode: PaymentMode): Answer {
  if (!(by.role === 'driver' ? isDriver(trip, by) : isRider(trip, by))) return 404;
  if (by.role === 'driver' && mode !== 'cash') return 400;
  const isPaid = trip.status === 'PAID' || trip.status === 'COMPLETE';
  if (isPaid && trip.mode === mode) return 200;
  if (trip.status !== 'PENDING') return 409;
  trip.mode = mode;
  if (by.role === 'rider' && mode !== 'wallet') {
    if (trip.hold > 0n && trip.walletDueAt === 0) trip.walletDueAt = business.now + 30 * MINUTE_MS;
    return 200;
  }
  if (mode === 'wallet') {
    const { wallet } = business.riders[trip.rider] as { wallet: bigint };
    if (trip.cost > trip.hold && wallet + trip.hold < trip.cost) return 409;
  }
  release(business, trip);
  if (mode === 'wallet') {
    post(business, { role: 'rider', n: trip.rider }, 'Debit', trip.cost);
  }
  trip.status = 'PAID';
  const driver = { role: 'driver', n: trip.driver as number } as const;
  post(business, driver, 'Credit', trip.cost - trip.fee);
  if (mode === 'cash') post(business, driver, 'Debit', trip.cost);
  return 200;
}

/**
 * The reserved amount pays a trip whose rider chose another way half an hour ago. If it is too little, an
 * hour later.
 */
export function payFromWallets(business: Business) {
  const due = business.trips
    .filter(
      ({ status, walletDueAt }) => status === 'PENDING' && walletDueAt > 0 && walletDueAt <= business.now,
    )
    .toSorted((a, b) => a.walletDueAt - b.walletDueAt);
  for (const trip of due) {
    trip.walletDueAt = business.now + 60 * MINUTE_MS;
    pay(business, trip, { role: 'rider', n: trip.rider }, 'wallet');
  }
}

function complete(trip: Trip, by: Who): Answer {
  if (by.role !== 'admin' && !isDriver(trip, by) && !isRider(trip, by)) return 404;
  if (trip.status !== 'PAID' && trip.status !== 'COMPLETE') return 409;
  trip.status = 'COMPLETE';
  return 200;
}

function rate(business: Business, trip: Trip, by: Who, stars: number): Answer {
  if (by.role === 'driver') return rateRider(business, trip, by, stars);
  if (!isRider(trip, by)) return 404;
  if (trip.rating === stars) return 200;
  if (trip.rating !== null || (trip.status !== 'PAID' && trip.status !== 'COMPLETE')) return 409;
  Object.assign(trip, { rating: stars, status: 'COMPLETE' });
  business.drivers[trip.driver as number]?.ratings.push(stars);
  return 200;
}

function rateRider(business: Business, trip: Trip, by: Who, stars: number): Answer {
  if (!isDriver(trip, by)) return 404;
  if (trip.riderRating === stars) return 200;
  if (isStreet(trip) || trip.riderRating !== null || (trip.status !== 'PAID' && trip.status !== 'COMPLETE'))
    return 409;
  trip.riderRating = stars;
  business.riders[trip.rider]?.ratings.push(stars);
  return 200;
}
