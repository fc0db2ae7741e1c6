import {
  type Answer,
  type Business,
  type Command,
  isDriver,
  isRider,
  MINUTE_MS,
  type Trip,
} from './business.js';
import { chargeFee, end, slabFee } from './cancelModel.js';
import { rounded } from './fareModel.js';
import { post } from './walletModel.js';

/*
 * Riders who do not come (rule 4.74). The driver's device has just reported that it is at the pickup.
 */

/** The free minutes of the settings. */
const FREE_MS = 5 * MINUTE_MS;
/** The most waiting that is charged. */
const CHARGED_MS = 30 * MINUTE_MS;

type NoShowStep = Extract<Command, { name: 'tryToReach' | 'noShow' | 'dispute' | 'decide' }>;

/** A step on the way to a no-show, or after one. */
export function stepOfNoShow(business: Business, trip: Trip, command: NoShowStep): Answer {
  switch (command.name) {
    case 'tryToReach':
      return tryToReach(business, trip, command);
    case 'noShow':
      return isDriver(trip, command.by) ? report(business, trip) : 404;
    case 'dispute':
      return isRider(trip, command.by) ? dispute(trip) : 404;
    case 'decide':
      return decide(business, trip, command.decision);
  }
}

function tryToReach(
  { now }: Business,
  trip: Trip,
  { by, way }: Extract<Command, { name: 'tryToReach' }>,
): Answer {
  if (!isDriver(trip, by)) return 404;
  if (trip.status !== 'ARRIVED') return 409;
  if (way === 'call') trip.calledAt ||= now;
  else trip.warnedAt ||= now;
  return 200;
}

function report(business: Business, trip: Trip): Answer {
  const { now, settings } = business;
  if (trip.noShow) return 200;
  if (trip.status !== 'ARRIVED' || !trip.warnedAt || !trip.calledAt) return 409;
  const freeUntil = Math.max(trip.arrivedAt, trip.tripdate) + FREE_MS;
  if (now < Math.max(freeUntil, trip.warnedAt + MINUTE_MS)) return 409;
  const waited = BigInt(Math.min(CHARGED_MS, now - freeUntil));
  // 30 per hour for the wait.
  const fee =
    slabFee(freeUntil - (trip.headingAt || trip.acceptedAt), settings.decimal) +
    rounded(30n * waited, 3_600_000n, settings.decimal);
  end(business, trip, 'driver');
  chargeFee(business, trip, fee);
  trip.noShow = { status: 'charged', fee };
  return 200;
}

function dispute(trip: Trip): Answer {
  const { noShow } = trip;
  if (noShow?.status === 'disputed') return 200;
  if (noShow?.status !== 'charged' || noShow.fee === 0n) return 409;
  noShow.status = 'disputed';
  trip.review = 0n;
  return 200;
}

/** Staff keep the fee, or give all of it back. */
function decide(business: Business, trip: Trip, decision: 'keep' | 'refund'): Answer {
  const { noShow } = trip;
  const decided = decision === 'keep' ? 'kept' : 'refunded';
  if (noShow?.status === decided) return 200;
  if (noShow?.status !== 'disputed') return 409;
  noShow.status = decided;
  if (decision === 'keep') return 200;
  post(business, { role: 'rider', n: trip.rider }, 'Credit', noShow.fee);
  trip.backDue = noShow.fee;
  trip.review = -noShow.fee;
  return 200;
}
