import { munkres } from 'munkres';
import { carTypes, type LabCarType, type LabDay, type LabTrip, NEAR_MS } from './demand.js';
import type { LabPolicy } from './policies.js';
import type { LabStreets } from './streets.js';

/** In meters: more than any way of the city, so that an impossible pair is only taken if all others are. */
const IMPOSSIBLE = 1_000_000;
const SECOND_MS = 1_000;

/**
 * The least that anybody can drive without riders to serve these trips of a day, in meters: not even someone
 * who knows every request ahead can do with less.
 *
 * Before each trip, its driver drives without a rider: from where that driver's day begins, or from the drop
 * of that driver's trip before. A driver leaves each of these places for one trip only. No matter who drives
 * which trip, each trip is paired with a place that no other trip has. The cheapest of all such pairings,
 * found as an assignment problem, is at most as long as the empty drives of any real day. Each limit is
 * loosened so that the result can only get smaller:
 * - a drive is as long as the shortest way, and as fast as in the emptiest hour;
 * - the trip before began as soon as it was asked for, and the next may begin when its rider gives up;
 * - nothing links the pairs: who drives which chain of trips, and whether somebody is there, is left out;
 * - drives to riders who gave up, and the way home, count nothing.
 * @param standIns the car types whose drivers may take trips of another one
 */
export function leastEmptyMeters(
  day: LabDay,
  trips: readonly LabTrip[],
  streets: LabStreets,
  standIns: LabPolicy['standIns'] = {},
): number {
  const servedBy = (type: LabCarType) => [type, ...(standIns[type] ?? []).map(({ carType }) => carType)];
  // Car types that share drivers are one problem; the others are problems of their own.
  return groupsOf(Object.keys(carTypes) as LabCarType[], servedBy).reduce((total, types) => {
    const own = trips.filter(({ carType }) => types.has(carType));
    const drivers = day.drivers.filter(({ carType }) => types.has(carType));
    return total + leastOfGroup({ ...day, drivers }, own, servedBy, streets);
  }, 0);
}

/** Car types in groups that share no driver. */
function groupsOf(
  types: readonly LabCarType[],
  servedBy: (type: LabCarType) => readonly LabCarType[],
): Set<LabCarType>[] {
  return types.reduce<Set<LabCarType>[]>((groups, type) => {
    const linked = new Set(servedBy(type));
    const touching = groups.filter((group) => [...linked].some((type) => group.has(type)));
    const merged = new Set([...linked, ...touching.flatMap((group) => [...group])]);
    return [...groups.filter((group) => !touching.includes(group)), merged];
  }, []);
}

function leastOfGroup(
  day: LabDay,
  trips: readonly LabTrip[],
  servedBy: (type: LabCarType) => readonly LabCarType[],
  streets: LabStreets,
): number {
  const fastest = Math.min(...day.traffic);
  const places = [
    ...day.drivers.map(({ corner, carType }) => ({ corner, cars: [carType], trip: '', leftAt: 0 })),
    // Any car that may have driven the trip is there afterward.
    ...trips.map(({ id, dropCorner, dueAt, rideMs, carType }) => ({
      corner: dropCorner,
      cars: servedBy(carType),
      trip: id,
      leftAt: dueAt + rideMs,
    })),
  ];
  const costs = trips.map((trip) => {
    const meters = streets.shortestTo(trip.pickupCorner);
    const { seconds } = streets.waysTo(trip.pickupCorner);
    const able = new Set(servedBy(trip.carType));
    return places.map(({ corner, cars, trip: before, leftAt }) => {
      if (before === trip.id || !cars.some((car) => able.has(car))) return IMPOSSIBLE;
      const there = leftAt + (seconds[corner] as number) * fastest * trip.luck * SECOND_MS;
      return there <= trip.givesUpAt + NEAR_MS ? (meters[corner] as number) : IMPOSSIBLE;
    });
  });
  return munkres(costs).reduce((total, [row, column]) => {
    const cost = costs[row]?.[column] as number;
    // Only in a day that nobody could have driven: nothing is known about the trip.
    return total + (cost === IMPOSSIBLE ? 0 : cost);
  }, 0);
}
