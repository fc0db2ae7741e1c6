import { type ComputedEta, etaTarget, isEtaFresh, remainingEta, type TripEta } from '@wayfare/shared';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../clock.js';
import type { LiveDrivers } from '../../dispatch/liveDrivers.js';
import type { RouteService } from '../../maps/mapsProvider.js';
import type { StoredBooking } from '../storedBooking.js';

/** Trips whose latest drive is remembered: more than one process serves at a time. */
const REMEMBERED = 5_000;

type Trip = Pick<StoredBooking, 'id' | 'status' | 'driver' | 'pickup' | 'drop'>;

/** When drivers arrive, by the route service. */
export interface TripEtas {
  /** When the driver of a trip arrives at the pickup or the drop; null if no driver is on the way or their position is unknown. */
  of(trip: Trip): Promise<TripEta | null>;
}

/**
 * Computes arrival times. However many people follow a trip, its drive is computed once and used until the car has moved on:
 * see `isEtaFresh`. A route service may charge for every drive.
 */
export function tripEtas(parts: {
  maps: RouteService;
  liveDrivers: Pick<LiveDrivers, 'get'>;
  clock: Clock;
}): TripEtas {
  const { maps, liveDrivers, clock } = parts;
  const computed = new LRUCache<string, ComputedEta>({ max: REMEMBERED });
  const computing = new Map<string, Promise<ComputedEta | null>>();

  async function compute({ id, pickup, drop }: Trip, to: ComputedEta['to'], from: ComputedEta['from']) {
    const route = await maps.route(from, to === 'pickup' ? pickup : drop);
    if (!route) return null;
    const { distance, duration: seconds } = route;
    const eta = { to, from, at: clock.now(), seconds, distance };
    computed.set(id, eta);
    return eta;
  }

  /** One request at a time for all who ask for the same drive. */
  function computeOnce(trip: Trip, to: ComputedEta['to'], from: ComputedEta['from']) {
    const key = `${trip.id} ${to}`;
    const running = computing.get(key);
    if (running) return running;
    const started = compute(trip, to, from).finally(() => computing.delete(key));
    computing.set(key, started);
    return started;
  }

  return {
    async of(trip) {
      const to = etaTarget(trip.status);
      const position = trip.driver && liveDrivers.get(trip.driver)?.location;
      if (!to || !position) return null;
      const known = computed.get(trip.id);
      const eta =
        known && isEtaFresh(known, to, position, clock.now())
          ? known
          : await computeOnce(trip, to, { lat: position.lat, lng: position.lng });
      return eta && remainingEta(eta, clock.now());
    },
  };
}
