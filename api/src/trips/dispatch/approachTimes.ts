import type { LatLng } from '@wayfare/shared';
import type { Clock } from '../../platform/clock.js';
import { type AnswerCache, answerCache } from '../../basics/maps/service/cached.js';
import type { MapsProvider } from '../../basics/maps/mapsProvider.js';

/** How long a driving time is used, in ms: drivers move. */
const FRESH_MS = 60_000;
/** How long driving times between places are used, in ms. */
const LASTING_MS = 6 * 60 * 60_000;
/** Driving times are remembered by coordinates with this many decimals: about 100 m. */
const DECIMALS = 3;

/**
 * How long drivers need to pickups, remembered for a minute so that dispatchers who look twice cost one
 * request.
 */
export interface ApproachTimes {
  /** Driving minutes; null if there is no route. */
  minutes(from: LatLng, to: LatLng): Promise<number | null>;
  /** The same between two places that stay where they are, remembered for hours. */
  minutesBetween(from: LatLng, to: LatLng): Promise<number | null>;
}

export function approachTimes({ maps, clock }: { maps: MapsProvider; clock: Clock }): ApproachTimes {
  const cache = answerCache(FRESH_MS, clock);
  const lasting = answerCache(LASTING_MS, clock);
  const near = ({ lat, lng }: LatLng) => [lat.toFixed(DECIMALS), lng.toFixed(DECIMALS)];
  async function ask(known: AnswerCache, from: LatLng, to: LatLng) {
    const found = await known.get([...near(from), ...near(to)], () => maps.route(from, to));
    return found && found.duration / 60;
  }
  return {
    minutes: (from, to) => ask(cache, from, to),
    minutesBetween: (from, to) => ask(lasting, from, to),
  };
}
