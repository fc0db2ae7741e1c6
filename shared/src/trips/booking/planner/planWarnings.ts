import { approachTo } from '../approach.js';
import { carServes } from '../servingCars.js';
import type { LatLng } from '../../../basics/geo/geo.schema.js';
import { hasExpiredDocument } from '../../../people/user/driverDocument.js';
import { servesNeeds } from '../../../people/user/driverNeeds.js';
import { worksThrough } from '../../../people/user/workingHours.js';
import { driverOfTrip, tripSpan } from './planDay.js';
import type { PlanLeg, PlannerDriver, PlannerTrip, PlanWarning } from './planner.schema.js';

/** Driving minutes between the drop of a trip and the pickup of the next one. */
export type LegMinutes = (from: PlannerTrip, to: PlannerTrip) => number;

/** The trips of each driver in order. Trips without a driver are under null. */
export function tripsByDriver(trips: readonly PlannerTrip[]): Map<string | null, PlannerTrip[]> {
  const byDriver = new Map<string | null, PlannerTrip[]>();
  for (const trip of [...trips].sort(inOrder)) {
    const driver = driverOfTrip(trip);
    byDriver.set(driver, [...(byDriver.get(driver) ?? []), trip]);
  }
  return byDriver;
}

/** The objections to a driver for a trip. `others` are the driver's other trips, in any order. */
export function planWarnings(
  trip: PlannerTrip,
  driver: PlannerDriver,
  others: readonly PlannerTrip[],
  minutesBetween: LegMinutes,
): PlanWarning[] {
  const { before, after } = neighbors(trip, others);
  const late = before ? minutesLate(before, trip, minutesBetween) : 0;
  const lateNext = after ? minutesLate(trip, after, minutesBetween) : 0;
  const { from, to } = tripSpan(trip);
  const isOutside = driver.basis !== 'none' && !worksThrough(driver.shifts, from, to);
  return [
    ...(driver.approved ? [] : [warning('blocked')]),
    ...(late > 0 ? [warning('late', late)] : []),
    ...(lateNext > 0 ? [warning('late_next', lateNext)] : []),
    ...(isOutside ? [warning(driver.basis === 'hours' ? 'outside_hours' : 'unusual_time')] : []),
    ...(hasFittingCar(driver, trip) ? [] : [warning('other_car_type')]),
    ...(servesNeeds(driver.needs, trip.needs) ? [] : [warning('lacks_needs')]),
    ...(hasExpiredDocument(driver, to) ? [warning('document_expired')] : []),
  ];
}

/** Whether a driver's car is of the booked type, or of one that may stand in for it. */
const hasFittingCar = (driver: PlannerDriver, { carType, standIns }: PlannerTrip): boolean =>
  carServes(driver.carType, {
    carType,
    standIns: (standIns ?? []).map((standIn) => ({ carType: standIn, from: 0 })),
    at: 0,
  }) === 'now';

/** A driver's trips before and after another one. */
export function neighbors(trip: PlannerTrip, others: readonly PlannerTrip[]) {
  const ordered = others.filter(({ id }) => id !== trip.id).sort(inOrder);
  return {
    before: ordered.filter((other) => inOrder(other, trip) < 0).at(-1) ?? null,
    after: ordered.find((other) => inOrder(other, trip) > 0) ?? null,
  };
}

/** How many minutes after the pickup time a driver reaches the next pickup, rounded up; 0 if in time. */
export function minutesLate(before: PlannerTrip, next: PlannerTrip, minutesBetween: LegMinutes): number {
  const arrives = tripSpan(before).to + minutesBetween(before, next) * 60_000;
  return Math.max(0, Math.ceil((arrives - next.tripdate) / 60_000));
}

/** The minutes of known legs, and estimates by distance for all others. */
export function knownLegs(legs: readonly PlanLeg[]): LegMinutes {
  const known = new Map(legs.map((leg) => [`${leg.from} ${leg.to}`, leg.minutes]));
  return (from, to) => known.get(`${from.id} ${to.id}`) ?? estimatedMinutes(from.drop, to.pickup);
}

/** Driving minutes by distance, at the usual speed of cities. */
export const estimatedMinutes = (from: LatLng, to: LatLng): number =>
  approachTo(from, { pickup: to, estimateDistance: 0, estimateTime: 0 }).seconds / 60;

const warning = (problem: PlanWarning['problem'], minutes: number | null = null): PlanWarning => ({
  problem,
  minutes,
});

const inOrder = (a: PlannerTrip, b: PlannerTrip) =>
  a.tripdate - b.tripdate || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
