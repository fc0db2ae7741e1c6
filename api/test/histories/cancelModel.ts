import type { BookingStatus } from '@wayfare/shared';
import {
  type Answer,
  type Business,
  type Command,
  isDriver,
  isRider,
  MINUTE_MS,
  type Trip,
  type Who,
} from './business.js';
import { rounded, type Thousandths } from './fareModel.js';
import { post, release } from './walletModel.js';

/** The fees for canceling this many minutes after acceptance, in thousandths. */
const SLABS = [
  { minutes: 2, amount: 1_250n },
  { minutes: 10, amount: 4_000n },
];

/** The fee for canceling so long after the acceptance. */
export function slabFee(ms: number, decimals: number): Thousandths {
  const slab = SLABS.filter((reached) => reached.minutes <= ms / MINUTE_MS).at(-1);
  return rounded(slab?.amount ?? 0n, 1_000n, decimals);
}

const cancellable: Partial<Record<Who['role'], readonly BookingStatus[]>> = {
  rider: ['NEW', 'ACCEPTED'],
  // Whom the rider did not meet at the pickup. On the way there, drivers give the trip back.
  driver: ['ARRIVED'],
  admin: ['NEW', 'ACCEPTED', 'ARRIVED'],
};

/** Cancels a trip, with the other one of a return if both are meant (rules 4.25, 4.34, 4.88). */
export function cancel(
  business: Business,
  trip: Trip,
  { by, both }: Extract<Command, { name: 'cancel' }>,
): Answer {
  if (both && by.role === 'driver') return 400;
  if (by.role === 'rider' && !isRider(trip, by)) return 404;
  if (by.role === 'driver' && !isDriver(trip, by)) {
    if (trip.status === 'NEW' && trip.offers[by.n] === 'gaveBack') return 200;
    return trip.status === 'NEW' && trip.requested.includes(by.n) ? 409 : 404;
  }
  if (trip.status === 'CANCELLED' && trip.cancelledBy === by.role) return 200;
  if (by.role === 'driver' && trip.status === 'ACCEPTED') {
    giveBack(business, trip, by.n);
    return 200;
  }
  const may = cancellable[by.role]?.includes(trip.status) ?? false;
  if (!may && by.role === 'admin') return 409;
  const other = both ? otherToCome(business, trip) : null;
  if (both && !other) return 400;
  if (!may || (other && other.status !== 'NEW')) return 409;
  release(business, trip);
  // A driver who finishes another trip first is not on the way yet.
  if (by.role === 'rider' && trip.status === 'ACCEPTED' && trip.afterTrip === null)
    chargeFee(
      business,
      trip,
      slabFee(business.now - (trip.headingAt || trip.acceptedAt), business.settings.decimal),
    );
  end(business, trip, by.role);
  if (other) end(business, other, by.role);
  return 200;
}

/** The other trip of a return, if it is still to be driven. */
function otherToCome({ trips }: Business, { linked }: Trip): Trip | null {
  const other = linked === null ? null : (trips[linked] as Trip);
  return other && ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED'].includes(other.status) ? other : null;
}

/** Staff call off a trip that its driver has started: nobody pays for it. */
export function callOff(business: Business, trip: Trip): Answer {
  if (trip.status !== 'STARTED') return 409;
  end(business, trip, 'admin');
  trip.isCalledOff = true;
  return 200;
}

function giveBack(business: Business, trip: Trip, n: number) {
  waitAnew(business, trip);
  trip.offers[n] = 'gaveBack';
}

/** The trip waits for another driver, with its price and what the rider's wallet reserves for it. */
export function waitAnew(business: Business, trip: Trip) {
  free(business, trip);
  const without = { driver: null, afterTrip: null, headingAt: 0, requested: [], byHand: [], after: {} };
  Object.assign(trip, { status: 'NEW', waitingSince: business.now, ...without });
}

/** The rider pays a fee at once; the driver gets it once the rider's wallet is not below 0. */
export function chargeFee(business: Business, trip: Trip, fee: Thousandths) {
  post(business, { role: 'rider', n: trip.rider }, 'Debit', fee);
  trip.feeDue = fee;
}

/** Cancels a trip on behalf of a role, or of the system itself. */
export function end(business: Business, trip: Trip, by: string) {
  free(business, trip);
  release(business, trip);
  Object.assign(trip, {
    status: 'CANCELLED',
    cancelledBy: by,
    requested: [],
    byHand: [],
    offers: {},
    afterTrip: null,
  });
}

/** The driver of a trip is free, or heads for their next one. */
export function free(business: Business, trip: Trip) {
  const driver = business.drivers[trip.driver as number];
  if (!driver) return;
  const { trips, now } = business;
  if (trips[driver.next ?? -1] === trip) driver.next = null;
  if (trips[driver.trip ?? -1] !== trip) return;
  const next = trips[driver.next ?? -1];
  if (next) Object.assign(next, { afterTrip: null, headingAt: now });
  Object.assign(driver, { trip: driver.next, next: null });
}
