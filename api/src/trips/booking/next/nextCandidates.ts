import {
  type DispatchRequest,
  distanceKm,
  endsSoon,
  ineligibleReason,
  type LatLng,
  lineTime,
  type Settings,
} from '@wayfare/shared';
import type { LiveDriver } from '../../../people/liveDrivers/liveDrivers.js';
import type { LiveTrip } from '../../tracking/liveTrips.js';
import type { TripsServices } from '../../services.js';

/** How many of the nearest drivers on a trip are considered. */
const CONSIDERED = 24;
/** How far a driver comes in a minute at most, in km. */
const KM_PER_MINUTE = 1;

/** A driver who could take a trip after the one they are on (rule 4.83). */
export interface NextCandidate {
  driver: LiveDriver;
  /** The trip that they finish first. */
  after: string;
  /** Where it ends: the approach begins there. */
  from: LatLng;
  /** Seconds until it ends. */
  rest: number;
  /** km to the pickup, with those that the rest of the trip is worth. */
  distance: number;
}

/** Where a trip is looked for, and with which rules. */
interface Search {
  request: DispatchRequest;
  radiusKm: number;
  settings: Settings;
}

/**
 * Drivers whose trip ends soon and near the pickup, those who can be there first before the others. Looks at
 * the nearest drivers on a trip only. Which trip they are on is mostly known; for the others it is read, for
 * all of them at once.
 */
export async function nextCandidates(
  search: Search,
  services: Pick<TripsServices, 'liveDrivers' | 'liveTrips'>,
): Promise<NextCandidate[]> {
  const { request, radiusKm, settings } = search;
  if (settings.forwardMinutes <= 0) return [];
  const { liveDrivers, liveTrips } = services;
  const within = radiusKm + settings.forwardMinutes * KM_PER_MINUTE;
  const near = liveDrivers.nearest(request.pickup, within, CONSIDERED, (driver) => {
    if (!driver.takesNext) return false;
    const trip = liveTrips.known(driver.id);
    return trip === undefined
      ? isAble(driver, driver.location, search)
      : asCandidate(driver, trip, search) !== null;
  });
  const found = await Promise.all(
    near.map(async ({ driver }) => {
      const trip = liveTrips.known(driver.id) ?? (await liveTrips.lookUp(driver.id));
      return asCandidate(driver, trip, search);
    }),
  );
  return found.filter((candidate) => candidate !== null).sort((one, other) => one.distance - other.distance);
}

/** A driver on a trip as a candidate; null if the trip does not end in time, or they may not take another. */
function asCandidate(driver: LiveDriver, trip: LiveTrip | null, search: Search): NextCandidate | null {
  const { request, radiusKm, settings } = search;
  const rest = trip && endsSoon(trip.ending, driver.location, request.at, settings);
  if (!trip || rest === null) return null;
  const from = trip.ending.drop;
  const distance = distanceKm(from, request.pickup) + rest / (lineTime(1).seconds as number);
  if (distance > radiusKm || !isAble(driver, from, search)) return null;
  return { driver, after: trip.booking, from, rest, distance };
}

/** Whether a driver could take the trip if they were free at a place. */
const isAble = (driver: LiveDriver, location: LatLng, { request, settings }: Search): boolean =>
  ineligibleReason({ ...driver, queue: false, location }, request, settings) === null;
