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
import { fareOf, hireFareOf, wayBetween } from './fareModel.js';

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
  const keeps = by.role === 'driver' && fare.cost > trip.cost;
  const cost = keeps ? trip.cost : fare.cost;
  if (trip.mode === 'wallet' && cost > trip.hold) return 409;
  if (!keeps) Object.assign(trip, fare, { estimate: cost, way });
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
  const fare = keeps ? { cost: trip.cost, fee: trip.fee } : hireFareOf(bought, 0n, settings.decimal);
  const { wallet } = riders[trip.rider] as { wallet: bigint };
  const there = isUnderWay && wallet > 0n ? wallet : 0n;
  if (trip.mode === 'wallet' && fare.cost - trip.hold > there) return 409;
  Object.assign(trip, fare, { estimate: fare.cost, hire: { hours, bought } });
  trip.changes += 1;
  if (trip.status === 'NEW') offerAnew(trip);
  return 200;
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
