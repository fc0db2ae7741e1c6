import {
  type Answer,
  type Business,
  type Command,
  isDriver,
  isRider,
  isStreet,
  type Trip,
  type Who,
} from './business.js';
import { fareOf, hireFareOf, type Thousandths, wayBetween } from './fareModel.js';
import { post } from './walletModel.js';

/** A booking keeps at most this many changes. */
const MOST = 30;

/**
 * Changes where a trip goes (rules 4.59 to 4.67). The ends of the model are too near to each other for a
 * driver to lose the trip.
 */
export function change(
  { now, settings }: Business,
  trip: Trip,
  { by, end }: Extract<Command, { name: 'change' }>,
): Answer {
  const refused = refusal(trip, by, trip.drop === end);
  if (refused) return refused;
  if (trip.isMetered || trip.hire) return changeOpen(trip, end);
  const way = trip.status === 'STARTED' ? wayUnderWay(trip, end, now) : wayBetween(trip.from, end);
  const fare = fareOf(way, settings.decimal);
  const keeps = by.role === 'driver' && fare.cost > trip.cost - trip.extra;
  const cost = keeps ? trip.cost : fare.cost + trip.extra;
  if (trip.mode === 'wallet' && cost > trip.hold) return 409;
  if (!keeps) Object.assign(trip, fare, { cost, estimate: fare.cost, way });
  trip.drop = end;
  trip.changes += 1;
  if (trip.status === 'NEW') offerAnew(trip);
  return 200;
}

/** Why the trip cannot be changed now, or not by this user. */
function refusal(trip: Trip, by: Who, isAsItIs: boolean): Answer | null {
  if (by.role === 'rider' && !isRider(trip, by)) return 404;
  if (by.role === 'driver' && !isDriver(trip, by)) return 404;
  if (isStreet(trip)) return 409;
  const open = by.role === 'driver' ? ['STARTED'] : ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED'];
  if (!open.includes(trip.status)) return 409;
  if (isAsItIs) return 400;
  return trip.changes === MOST ? 409 : null;
}

/**
 * Changes how long a trip by the hour goes (rule 4.69): during the trip it only becomes longer. A driver
 * plans to stay longer without changing the price.
 */
export function changeHours(
  { riders, settings }: Business,
  trip: Trip,
  { by, hours }: Extract<Command, { name: 'hours' }>,
): Answer {
  const refused = refusal(trip, by, trip.hire?.hours === hours);
  if (refused) return refused;
  const { hire } = trip;
  if (!hire) return 409;
  const isUnderWay = trip.status === 'STARTED';
  if (isUnderWay && hours < hire.hours) return 409;
  const keeps = by.role === 'driver';
  const bought = keeps ? hire.bought : hours;
  const hired = hireFareOf(bought, 0n, settings.decimal);
  const fare = keeps ? { cost: trip.cost, fee: trip.fee } : { cost: hired.cost + trip.extra, fee: hired.fee };
  const { wallet } = riders[trip.rider] as { wallet: bigint };
  const there = isUnderWay && wallet > 0n ? wallet : 0n;
  if (trip.mode === 'wallet' && fare.cost - trip.hold > there) return 409;
  Object.assign(trip, fare, { estimate: fare.cost - trip.extra, hire: { hours, bought } });
  trip.changes += 1;
  if (trip.status === 'NEW') offerAnew(trip);
  return 200;
}

/** The most that a rider adds to the price of a trip. */
export const MOST_EXTRA: Thousandths = 5_000n;

/**
 * Adds to the price while a driver is searched (rules 4.99, 4.102). What the wallet reserves covers it: an
 * earlier, dearer trip may have reserved more already.
 */
export function addExtra(
  business: Business,
  trip: Trip,
  { by, extra }: Extract<Command, { name: 'extra' }>,
): Answer {
  const { now, riders, settings } = business;
  const refused = refusal(trip, by, trip.extra === extra);
  if (refused) return refused;
  if (trip.status !== 'NEW' || trip.isMetered || trip.searchAt > now) return 409;
  const unit = 10n ** BigInt(3 - settings.decimal);
  if (extra < trip.extra || extra > MOST_EXTRA || extra % unit !== 0n) return 400;
  const more = moreReserved(trip, extra);
  if (more > 0n) {
    const { wallet } = riders[trip.rider] as { wallet: Thousandths };
    if (more > extra - trip.extra || wallet < more) return 409;
    post(business, { role: 'rider', n: trip.rider }, 'Debit', more);
    trip.hold += more;
  }
  Object.assign(trip, { cost: trip.cost - trip.extra + extra, extra, changes: trip.changes + 1 });
  askAgain(trip);
  return 200;
}

/** What a raise adds to the amount that the wallet reserves for a trip. */
export const moreReserved = ({ mode, cost, extra: before, hold }: Trip, extra: Thousandths): Thousandths =>
  mode === 'wallet' ? cost - before + extra - hold : 0n;

/** Those with an open offer keep it; those who declined or did not answer may be asked again. */
function askAgain(trip: Trip): void {
  trip.offers = Object.fromEntries(
    Object.entries(trip.offers).filter(
      ([n, state]) => state === 'gaveBack' || trip.requested.includes(Number(n)),
    ),
  );
}

/** The destination of a trip becomes known, or another one, without an effect on its fare. */
function changeOpen(trip: Trip, end: number): Answer {
  if (trip.mode === 'wallet' && trip.cost > trip.hold) return 409;
  trip.drop = end;
  trip.changes += 1;
  if (trip.status === 'NEW') offerAnew(trip);
  return 200;
}

/** No device sends positions on the way: the driver is at the pickup, and only time passes. */
function wayUnderWay({ way, from, drop, startedAt }: Trip, end: number, now: number): Trip['way'] {
  const [before, after] = [wayBetween(from, drop), wayBetween(from, end)];
  const elapsed = BigInt(now - startedAt) / 1_000n;
  const part = (of: keyof Trip['way'], driven: bigint) =>
    most(way[of] + after[of] - before[of], least(way[of], driven + after[of]));
  return { metres: part('metres', 0n), seconds: part('seconds', elapsed) };
}

/** Only drivers who gave it back are not asked again. Offers by hand stay open. */
function offerAnew(trip: Trip): void {
  trip.requested = [...trip.byHand];
  trip.offers = Object.fromEntries(
    Object.entries(trip.offers).filter(
      ([n, state]) => state === 'gaveBack' || trip.byHand.includes(Number(n)),
    ),
  );
}

const most = (one: bigint, other: bigint) => (one > other ? one : other);
const least = (one: bigint, other: bigint) => (one < other ? one : other);
