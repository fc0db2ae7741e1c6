import type { LatLng } from '@wayfare/shared';
import type { Clock } from '../clock.js';
import { answerCache } from '../maps/service/cached.js';
import type { MapsProvider } from '../maps/mapsProvider.js';

/** How long a driving time is used, in ms: drivers move. */
const FRESH_MS = 60_000;
/** Decimals of the coordinates by which driving times are remembered: about 100 m. */
const DECIMALS = 3;

/** How long drivers need to pickups, remembered for a minute so that dispatchers who look twice cost one request. */
export interface ApproachTimes {
  /** Driving minutes; null if there is no route. */
  minutes(from: LatLng, to: LatLng): Promise<number | null>;
}

export function approachTimes({ maps, clock }: { maps: MapsProvider; clock: Clock }): ApproachTimes {
  const cache = answerCache(FRESH_MS, clock);
  const near = ({ lat, lng }: LatLng) => [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)];
  return {
    async minutes(from, to) {
      const found = await cache.get([...near(from), ...near(to)], () => maps.route(from, to));
      return found && found.duration / 60;
    },
  };
}
