import { tripSpan } from './planDay.js';
import type { PlanCandidate, PlannerDriver, PlannerTrip } from './planner.schema.js';
import { type LegMinutes, neighbors, planWarnings } from './planWarnings.js';

/**
 * The assumed drive to the pickup for drivers without an earlier trip, because their position is unknown. In
 * minutes.
 */
const UNKNOWN_DRIVE = 15;

/** A driver as a candidate for a trip. `others` are the driver's other trips that day. */
export function asPlanCandidate(
  trip: PlannerTrip,
  driver: PlannerDriver,
  others: readonly PlannerTrip[],
  minutesBetween: LegMinutes,
): PlanCandidate {
  const { id, name, vehicleNumber, carType, basis, shifts } = driver;
  const { before } = neighbors(trip, others);
  const { from } = tripSpan(trip);
  return {
    id,
    name,
    vehicleNumber,
    carType,
    basis,
    warnings: planWarnings(trip, driver, others, minutesBetween),
    minutes: before && minutesBetween(before, trip),
    trips: others.filter((other) => other.id !== trip.id).length,
    shiftEnd: shifts.find((shift) => shift.from <= from && from < shift.to)?.to ?? null,
  };
}

/**
 * Candidates, best first: those without objections, then those whose times are known, the shorter drive from
 * the trip before, fewer trips, and the later end of the shift.
 */
export const rankPlanned = (candidates: readonly PlanCandidate[]): PlanCandidate[] =>
  [...candidates].sort(
    (a, b) =>
      a.warnings.length - b.warnings.length ||
      Number(a.basis === 'none') - Number(b.basis === 'none') ||
      (a.minutes ?? UNKNOWN_DRIVE) - (b.minutes ?? UNKNOWN_DRIVE) ||
      a.trips - b.trips ||
      (b.shiftEnd ?? 0) - (a.shiftEnd ?? 0) ||
      a.name.localeCompare(b.name) ||
      (a.id < b.id ? -1 : 1),
  );
