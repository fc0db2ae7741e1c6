import type { BookingStatus, PaymentMode } from '@wayfare/shared';
import {
  type Answer,
  type Business,
  type Command,
  driverOf,
  isDriver,
  isRider,
  isStreet,
  MINUTE_MS,
  type Trip,
  type Who,
} from './business.js';
import { ENDS, fareOf, isDriven, meteredFare, rounded, settledFare } from './fareModel.js';
import { change } from './tripChange.js';
import { post, release } from './walletModel.js';

/** The fees for canceling this many minutes after acceptance, in thousandths. */
const SLABS = [
  { minutes: 2, amount: 1_250n },
  { minutes: 10, amount: 4_000n },
];

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
      return cancel(business, trip, command.by);
    case 'rate':
      return rate(business, trip, command.by, command.rate);
    case 'assign':
      return assign(business, trip, command.driver);
    case 'change':
      return change(business, trip, command);
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
  if (driver.trip !== null || !driver.isActive) return 409;
  if (!business.settings.negativeBalance && driver.wallet < 0n) return 409;
  driver.trip = index;
  Object.assign(trip, { status: 'ACCEPTED', driver: n, acceptedAt: business.now, requested: [], byHand: [] });
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
  if (driver.trip !== null) return 409;
  trip.offers[n] = 'offered';
  if (trip.requested.includes(n)) return 200;
  trip.requested.push(n);
  trip.byHand.push(n);
  return 200;
}

function drive(
  business: Business,
  trip: Trip,
  command: Extract<Step, { name: 'arrive' | 'start' | 'reach' }>,
): Answer {
  if (!isDriver(trip, command.by)) return 404;
  switch (command.name) {
    case 'arrive':
      if (trip.hasArrived) return 200;
      if (trip.status !== 'ACCEPTED') return 409;
      Object.assign(trip, { status: 'ARRIVED', hasArrived: true });
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
    default:
      if (trip.hasEnded) return 200;
      if (trip.status !== 'STARTED') return 409;
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
  const { decimal } = business.settings;
  const claimed = (ENDS[end] as (typeof ENDS)[number]).metres;
  // An end that cannot have been driven to is not accepted: no distance is measured, and the drop stays the
  // booked one.
  const isBelieved = isDriven(claimed, seconds);
  if (trip.isMetered) {
    if (!isStreet(trip)) saveAddress(business, trip, isBelieved ? end : AT_PICKUP);
    Object.assign(trip, meteredFare(isBelieved ? claimed : 0n, isBelieved ? seconds : 0n, decimal), {
      status: 'PENDING',
      hasEnded: true,
    });
    free(business, trip);
    return;
  }
  const measured = fareOf({ metres: isBelieved ? claimed : 0n, seconds }, decimal);
  Object.assign(trip, settledFare(measured, trip.estimate, decimal), { status: 'PENDING', hasEnded: true });
  saveAddress(business, trip, isBelieved ? end : trip.drop);
  free(business, trip);
}

/** The end of `ENDS` where trips begin. */
const AT_PICKUP = 1;

function saveAddress(business: Business, { rider }: Trip, end: number) {
  const { saved } = business.riders[rider] as Business['riders'][number];
  saved[end] = (saved[end] ?? 0) + 1;
}

const free = (business: Business, trip: Trip) => {
  const driver = business.drivers[trip.driver as number];
  if (driver && business.trips[driver.trip ?? -1] === trip) driver.trip = null;
};

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

const cancellable: Partial<Record<Who['role'], readonly BookingStatus[]>> = {
  rider: ['NEW', 'ACCEPTED'],
  // Whom the rider did not meet at the pickup. On the way there, drivers give the trip back.
  driver: ['ARRIVED'],
  admin: ['NEW', 'ACCEPTED', 'ARRIVED'],
};

function cancel(business: Business, trip: Trip, by: Who): Answer {
  if (by.role === 'rider' && !isRider(trip, by)) return 404;
  if (by.role === 'driver' && !isDriver(trip, by)) {
    if (trip.status === 'NEW' && trip.offers[by.n] === 'gaveBack') return 200;
    return trip.status === 'NEW' && trip.requested.includes(by.n) ? 409 : 404;
  }
  if (trip.status === 'CANCELLED') return trip.cancelledBy === by.role ? 200 : 409;
  if (by.role === 'driver' && trip.status === 'ACCEPTED') {
    giveBack(business, trip, by.n);
    return 200;
  }
  if (!cancellable[by.role]?.includes(trip.status)) return 409;
  release(business, trip);
  if (by.role === 'rider' && trip.status === 'ACCEPTED') chargeFee(business, trip);
  end(business, trip, by.role);
  return 200;
}

/** The trip waits for another driver, with its price and what the rider's wallet reserves for it. */
function giveBack(business: Business, trip: Trip, n: number) {
  free(business, trip);
  Object.assign(trip, { status: 'NEW', driver: null, requested: [], byHand: [], waitingSince: business.now });
  trip.offers[n] = 'gaveBack';
}

function chargeFee(business: Business, trip: Trip) {
  const minutes = (business.now - trip.acceptedAt) / MINUTE_MS;
  const slab = SLABS.filter((reached) => reached.minutes <= minutes).at(-1);
  const fee = rounded(slab?.amount ?? 0n, 1_000n, business.settings.decimal);
  post(business, { role: 'rider', n: trip.rider }, 'Debit', fee);
  trip.feeDue = fee;
}

/** Cancels a trip on behalf of a role, or of the system itself. */
export function end(business: Business, trip: Trip, by: string) {
  free(business, trip);
  release(business, trip);
  Object.assign(trip, { status: 'CANCELLED', cancelledBy: by, requested: [], byHand: [], offers: {} });
}
