import type { LatLng } from '@wayfare/shared';
import type { Clock } from '../../platform/clock.js';
import { answerCache } from '../../basics/maps/service/cached.js';
import type { MapsProvider } from '../../basics/maps/mapsProvider.js';

/** How long driving times between places are used, in ms. */
const LASTING_MS = 6 * 60 * 60_000;
/** Driving times are remembered by coordinates with this many decimals: about 100 m. */
const DECIMALS = 3;

/** How long drivers need from trip to trip, for plans of later days. */
export interface ApproachTimes {
  /**
   * Driving minutes between two places that stay where they are, remembered for hours; null if there is no
   * route.
   */
  minutesBetween(from: LatLng, to: LatLng): Promise<number | null>;
}

export function approachTimes({ maps, clock }: { maps: MapsProvider; clock: Clock }): ApproachTimes {
  const known = answerCache(LASTING_MS, clock);
  const near = ({ lat, lng }: LatLng) => [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)];
  return {
    async minutesBetween(from, to) {
      const found = await known.get([...near(from), ...near(to)], () => maps.route(from, to));
      return found && found.duration / 60;
    },
  };
}
