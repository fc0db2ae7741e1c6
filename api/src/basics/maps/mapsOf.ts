import type { Config } from '../../platform/config/environment.js';
import type { DriveTimes, MapsProvider, PlaceService, RouteService } from './mapsProvider.js';
import { offlineMaps } from './offlineMaps.js';
import { nominatimPlaces } from './openStreetMap/nominatimPlaces.js';
import { photonPlaces } from './openStreetMap/photonPlaces.js';
import { valhallaRoutes } from './openStreetMap/valhallaRoutes.js';
import { answerCache } from './service/cached.js';
import { reliableMaps } from './service/reliableMaps.js';
import { type Watching, watchedService } from './service/watchedService.js';

/** The maps of an installation: without a service configured, they work offline. */
export async function mapsOf(
  { config, ...watching }: Watching & { config: Config },
  offline: MapsProvider = offlineMaps(),
): Promise<MapsProvider> {
  const [routes, places] = await Promise.all([routesOf(config, watching), placesOf(config, watching)]);
  if (!routes && !places) return offline;
  const cache = answerCache(config.MAPS_CACHE_SECONDS * 1000, watching.clock);
  return reliableMaps({ routes, places, offline, cache });
}

/**
 * Whether drives, places or map tiles are from OpenStreetMap, whose data must be credited where it is shown.
 */
export const usesOpenStreetMap = ({ VALHALLA_URL, NOMINATIM_URL, PHOTON_URL, MAP_TILES_FILE }: Config) =>
  [VALHALLA_URL, NOMINATIM_URL, PHOTON_URL, MAP_TILES_FILE].some((url) => url !== undefined);

/** The configured service for drives, or null. An own server is preferred to Google. */
export async function routesOf(
  config: Config,
  watching: Watching,
): Promise<(RouteService & DriveTimes) | null> {
  const { VALHALLA_URL: url, MAPS_TIMEOUT_MS: timeoutMs } = config;
  if (url)
    return valhallaRoutes(
      { url, timeoutMs },
      watchedService('valhalla', watching),
      watchedService('valhalla matrix', watching),
    );
  return (await googleOf(config, watching))?.routes ?? null;
}

/** The configured service for places and addresses, or null. An own server is preferred to Google. */
export async function placesOf(config: Config, watching: Watching): Promise<PlaceService | null> {
  const { NOMINATIM_URL, PHOTON_URL, MAPS_TIMEOUT_MS: timeoutMs } = config;
  if (PHOTON_URL) return photonPlaces({ url: PHOTON_URL, timeoutMs }, watchedService('photon', watching));
  if (NOMINATIM_URL)
    return nominatimPlaces({ url: NOMINATIM_URL, timeoutMs }, watchedService('nominatim', watching));
  return (await googleOf(config, watching))?.places ?? null;
}

async function googleOf(config: Config, watching: Watching) {
  if (!config.GOOGLE_MAPS_API_KEY) return null;
  // Its client library takes a while to load, so it is imported on demand.
  const { googleMaps } = await import('./google/googleMaps.js');
  return googleMaps(
    {
      key: config.GOOGLE_MAPS_API_KEY,
      mapsUrl: config.GOOGLE_MAPS_URL,
      routesUrl: config.GOOGLE_ROUTES_URL,
      placesUrl: config.GOOGLE_PLACES_URL,
      timeoutMs: config.MAPS_TIMEOUT_MS,
    },
    watching,
  );
}
