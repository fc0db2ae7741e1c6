import { type LatLng, unavailable } from '@wayfare/shared';
import type { DriveTimes, MapsProvider, MapsWish, PlaceService, RouteService } from '../mapsProvider.js';
import { isOfflinePlace } from '../offlineMaps.js';
import type { AnswerCache } from './cached.js';
import { MapsError } from './mapsError.js';

/** Services in use, with what stands in for them. */
export interface MapsParts {
  /** Null: drives are estimated offline. */
  routes: (RouteService & DriveTimes) | null;
  /** Null: places are found offline. */
  places: PlaceService | null;
  offline: MapsProvider;
  cache: AnswerCache;
}

/**
 * Maps that answer although a service fails: drives are then estimated and marked so, places are those known
 * offline.
 */
export function reliableMaps({ routes, places, offline, cache }: MapsParts): MapsProvider {
  const asAsked = ({ language = '', region = '' }: MapsWish = {}) => [language, region];

  return {
    async route(start, dest, waypoints = [], wish) {
      if (!routes) return offline.route(start, dest, waypoints);
      const question = ['route', ...[start, ...waypoints, dest].map(meter), ...asAsked(wish)];
      return orElse(
        () => cache.get(question, () => routes.route(start, dest, waypoints, wish)),
        async () => {
          const route = await offline.route(start, dest, waypoints);
          return route && { ...route, isEstimated: true as const };
        },
      );
    },

    // Callers have their own estimate: nothing stands in for a service that fails.
    timesTo: (dest, starts) => (routes ?? offline).timesTo(dest, starts),

    async address(point, wish) {
      if (!places) return offline.address(point, wish);
      return orElse(
        () => cache.get(['address', meter(point), ...asAsked(wish)], () => places.address(point, wish)),
        () => offline.address(point, wish),
      );
    },

    async addressAgain(place, language, { region, asksService }) {
      const known = await offline.addressAgain(place, language, { asksService });
      if (known !== null || !places || !asksService) return known;
      const wish = { language, ...(region && { region }) };
      return orElse(
        () => cache.get(['address', meter(place), ...asAsked(wish)], () => places.address(place, wish)),
        async () => null,
      );
    },

    async autocomplete(text, country, wish) {
      if (!places) return offline.autocomplete(text, country, wish);
      return orElse(
        () =>
          cache.get(['search', text, country ?? '', ...asAsked(wish)], () =>
            places.autocomplete(text, country, wish),
          ),
        async (error) => {
          const found = await offline.autocomplete(text, country, wish);
          // "Nothing found" would be wrong: nothing was searched but the few places known offline.
          if (found.length === 0) throw unavailable('google_places_error', error);
          return found;
        },
      );
    },

    async placeOf(placeId, wish) {
      // Suggested while the service failed, or before it was configured.
      if (!places || isOfflinePlace(placeId)) return offline.placeOf(placeId, wish);
      return orElse(
        () => cache.get(['place', placeId, ...asAsked(wish)], () => places.placeOf(placeId, wish)),
        (error) => {
          throw unavailable('google_places_error', error);
        },
      );
    },
  };
}

/** Points that are closer than about a meter have the same answer. */
const meter = ({ lat, lng }: LatLng) => `${lat.toFixed(5)},${lng.toFixed(5)}`;

async function orElse<T>(ask: () => Promise<T>, otherwise: (error: MapsError) => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof MapsError) return otherwise(error);
    throw error;
  }
}
