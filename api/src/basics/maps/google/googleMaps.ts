import type { PlaceService, RouteService } from '../mapsProvider.js';
import { type Watching, watchedService } from '../service/watchedService.js';
import type { GoogleApi } from './googleApi.js';
import { googleClient } from './googleClient.js';
import { googleGeocoder } from './googleGeocoder.js';
import { legacyPlaces, legacyRoutes } from './googleLegacy.js';
import { googlePlaces } from './googlePlaces.js';
import { googleRoutes } from './googleRoutes.js';

/** Google's services; `isLegacy` uses the Directions API and the Places API (Legacy) of older projects. */
export function googleMaps(
  api: GoogleApi,
  { isLegacy }: { isLegacy: boolean },
  watching: Watching,
): { routes: RouteService; places: PlaceService } {
  const client = googleClient();
  const geocoder = googleGeocoder(api, client, watchedService('google geocoding', watching));
  const askRoutes = watchedService('google routes', watching);
  const askPlaces = watchedService('google places', watching);
  const places = isLegacy ? legacyPlaces(api, client, askPlaces) : googlePlaces(api, askPlaces);
  return {
    routes: isLegacy ? legacyRoutes(api, client, askRoutes) : googleRoutes(api, askRoutes),
    places: { ...geocoder, ...places },
  };
}
