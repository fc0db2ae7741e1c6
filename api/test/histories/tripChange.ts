import {
  type Answer,
  type Business,
  type Command,
  isDriver,
  isRider,
  isStreet,
  type Trip,
} from './business.js';
import { fareOf, wayTo } from './fareModel.js';

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
  if (by.role === 'rider' && !isRider(trip, by)) return 404;
  if (by.role === 'driver' && !isDriver(trip, by)) return 404;
  if (isStreet(trip)) return 409;
  const open = by.role === 'driver' ? ['STARTED'] : ['NEW', 'ACCEPTED', 'ARRIVED', 'STARTED'];
  if (!open.includes(trip.status)) return 409;
  if (trip.drop === end) return 400;
  if (trip.changes === MOST) return 409;
  if (trip.isMetered) return changeMetered(trip, end);
  const way = trip.status === 'STARTED' ? wayUnderWay(trip, end, now) : wayTo(end);
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

/** The destination of a trip with a meter becomes known, or another one: its fare follows from the end. */
function changeMetered(trip: Trip, end: number): Answer {
  trip.drop = end;
  trip.changes += 1;
  if (trip.status === 'NEW') offerAnew(trip);
  return 200;
}

/** No device sends positions on the way: the driver is at the pickup, and only time passes. */
function wayUnderWay({ way, drop, startedAt }: Trip, end: number, now: number): Trip['way'] {
  const [before, after] = [wayTo(drop), wayTo(end)];
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
