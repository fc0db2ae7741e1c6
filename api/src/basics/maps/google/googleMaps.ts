import type { DriveTimes, PlaceService, RouteService } from '../mapsProvider.js';
import { type Watching, watchedService } from '../service/watchedService.js';
import type { GoogleApi } from './googleApi.js';
import { googleGeocoder } from './googleGeocoder.js';
import { googlePlaces } from './googlePlaces.js';
import { googleRoutes } from './googleRoutes.js';

/** Google's services. */
export function googleMaps(
  api: GoogleApi,
  watching: Watching,
): { routes: RouteService & DriveTimes; places: PlaceService } {
  return {
    routes: googleRoutes(
      api,
      watchedService('google routes', watching),
      watchedService('google route matrix', watching),
    ),
    places: {
      ...googleGeocoder(api, watchedService('google geocoding', watching)),
      ...googlePlaces(api, watchedService('google places', watching)),
    },
  };
}
