import {
  type ComputedEta,
  distanceKm,
  drivingStatuses,
  etaTarget,
  isEtaFresh,
  type LatLng,
  type LearnedSpeed,
  learnedTime,
  MAX_PATH_POINTS,
  nextStop,
  placeAhead,
  pointsBefore,
  remainingEta,
  restOfTrip,
  type Route,
  sampleEvenly,
  type TripEta,
  type TripEtaAnswer,
} from '@wayfare/shared';
import type { LearnedSpeeds } from '../../dispatch/learnedSpeeds.js';
import type { LiveTrips } from '../../tracking/liveTrips.js';
import { boundedCache } from '../../../platform/boundedCache.js';
import type { Clock } from '../../../platform/clock.js';
import type { LiveDrivers } from '../../../people/liveDrivers/liveDrivers.js';
import type { RouteService } from '../../../basics/maps/mapsProvider.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** How many drives are cached: more than the open trips that one process serves at a time. */
const REMEMBERED = 5_000;

type Trip = Pick<
  StoredBooking,
  'id' | 'kind' | 'status' | 'afterTrip' | 'driver' | 'pickup' | 'drop' | 'dropAddress' | 'stops' | 'handover'
>;

/** A remaining drive: its destination, and the points on the way. */
interface Leg {
  /** The trip and the part of it. */
  key: string;
  to: ComputedEta['to'];
  place: LatLng;
  via: readonly LatLng[];
}

/** When drivers arrive, by the route service and by what trips have shown. */
export interface TripEtas {
  /**
   * When the driver of a trip arrives at the pickup, the next stop or the drop; null if no driver is on the
   * way or their position is unknown.
   */
  of(trip: Trip): Promise<TripEta | null>;
  /** The same, with the way to the pickup, and where the driver is. */
  withPath(trip: Trip): Promise<TripEtaAnswer>;
  /**
   * When a courier arrives at a recipient: at a stop, or at the drop without an index. The stops before it
   * are passed.
   */
  toRecipient(trip: Trip, stop?: number): Promise<TripEta | null>;
}

/**
 * Computes arrival times. A trip's drive is computed once for all of its followers, and used until the car
 * has moved on: see `isEtaFresh`. A route service may charge for every drive. Times are corrected as those of
 * dispatch are (rule 4.130).
 */
export function tripEtas(parts: {
  maps: RouteService;
  /** Null: nothing is learned from trips. */
  speeds: LearnedSpeeds | null;
  liveDrivers: Pick<LiveDrivers, 'get'>;
  liveTrips: Pick<LiveTrips, 'known' | 'lookUp'>;
  clock: Clock;
}): TripEtas {
  const { maps, speeds, liveDrivers, liveTrips, clock } = parts;
  const computed = boundedCache<ComputedEta>(REMEMBERED);
  const computing = new Map<string, Promise<ComputedEta | null>>();

  async function compute({ key, to, place, via }: Leg, from: LatLng) {
    const [route, learned] = await Promise.all([maps.route(from, place, via), speeds?.to(place, [from])]);
    if (!route) return null;
    const { distance, coords, isEstimated } = route;
    const seconds = secondsOf(route, [from, ...via, place], learned?.[0] ?? null);
    const way = sampleEvenly(coords ?? [], MAX_PATH_POINTS);
    // An estimate follows no streets.
    const path = isEstimated ? null : way.map(({ latitude: lat, longitude: lng }) => ({ lat, lng }));
    const eta = { to, from, at: clock.now(), seconds, distance, path };
    computed.set(key, eta);
    return eta;
  }

  /** Sends one request at a time for all callers that need the same drive. */
  function computeOnce(leg: Leg, from: LatLng) {
    const running = computing.get(leg.key);
    if (running) return running;
    const started = compute(leg, from).finally(() => computing.delete(leg.key));
    computing.set(leg.key, started);
    return started;
  }

  async function drive(leg: Leg, driver: string | null | undefined): Promise<ComputedEta | null> {
    const position = driver && liveDrivers.get(driver)?.location;
    if (!position) return null;
    const known = computed.get(leg.key);
    return known && isEtaFresh(known, leg.to, position, clock.now())
      ? known
      : computeOnce(leg, { lat: position.lat, lng: position.lng });
  }

  /** The rest of the trip that a driver finishes first, and the drive from its end to the pickup. */
  async function afterOther({ id, driver, pickup, afterTrip }: Trip): Promise<TripEta | null> {
    const live = driver ? liveDrivers.get(driver) : undefined;
    const first = driver ? (liveTrips.known(driver) ?? (await liveTrips.lookUp(driver))) : null;
    if (!live || !first || first.booking !== afterTrip) return null;
    const rest = restOfTrip(first.ending, live.location, clock.now());
    if (rest === null) return null;
    const from = first.ending.drop;
    const leg: Leg = { key: `${id} next`, to: 'pickup', place: pickup, via: [] };
    const known = computed.get(leg.key);
    const found =
      known && isEtaFresh(known, leg.to, from, clock.now()) ? known : await computeOnce(leg, from);
    // The drive has not begun: nothing of it is over yet.
    return found && { to: 'pickup', seconds: Math.round(rest + found.seconds), distance: found.distance };
  }

  function positionOf({ status, driver }: Trip): TripEtaAnswer['position'] {
    const live = driver && drivingStatuses.includes(status) ? liveDrivers.get(driver) : undefined;
    if (!live?.location || live.positionAt === 0) return null;
    return { lat: live.location.lat, lng: live.location.lng, at: live.positionAt };
  }

  const remaining = (found: ComputedEta | null) => found && remainingEta(found, clock.now());

  async function driveAhead(trip: Trip): Promise<ComputedEta | null> {
    const to = etaTarget(trip);
    if (!to) return null;
    const place = to === 'pickup' ? trip.pickup : placeAhead(trip);
    return drive({ key: `${trip.id} ${to} ${nextStop(trip)}`, to, place, via: [] }, trip.driver);
  }

  return {
    of: async (trip) => (trip.afterTrip ? afterOther(trip) : remaining(await driveAhead(trip))),
    async withPath(trip) {
      // Where the driver is with other people is not for those who wait.
      if (trip.afterTrip) return { eta: await afterOther(trip), path: null, position: null };
      const found = await driveAhead(trip);
      const path = found?.to === 'pickup' && found.path ? [...found.path] : null;
      return { eta: remaining(found), path, position: positionOf(trip) };
    },
    async toRecipient(trip, stop) {
      if (trip.status !== 'STARTED') return null;
      const via = pointsBefore(trip, stop);
      const place = stop === undefined ? trip.drop : trip.stops?.[stop];
      if (!place) return null;
      const leg: Leg = { key: `${trip.id} for ${stop} ${via.length}`, to: 'drop', place, via };
      return remaining(await drive(leg, trip.driver));
    },
  };
}

/**
 * How long a drive takes as trips have shown it. If the route service did not answer, straight lines at the
 * speed of these trips count, as in dispatch.
 * @param places where the drive leads, in order
 */
function secondsOf(
  { duration, isEstimated }: Route,
  places: readonly LatLng[],
  learned: LearnedSpeed | null,
): number {
  const km = places.slice(1).reduce((sum, to, index) => sum + distanceKm(places[index] as LatLng, to), 0);
  const time = isEstimated ? null : { seconds: duration, source: 'service' as const };
  return learnedTime(time, km, learned)?.seconds ?? duration;
}
