import {
  type Client,
  type DirectionsRequest,
  type PlaceAutocompleteRequest,
  type PlaceDetailsRequest,
  TravelMode,
} from '@googlemaps/google-maps-services-js';
import { decodePolyline } from '@wayfare/shared';
import { z } from 'zod';
import type { PlaceService, RouteService } from '../mapsProvider.js';
import { countryCodeOf } from '../service/countryCode.js';
import { serviceRoute } from '../service/serviceRoute.js';
import type { Ask } from '../service/watchedService.js';
import type { GoogleApi } from './googleApi.js';
import { clientAnswer, literal, NOTHING, requestTo } from './googleClient.js';
import { topLevelDomain } from './googleGeocoder.js';

/** With more waypoints, Google bills a route as another product. */
const FEW_WAYPOINTS = 10;

const amount = z.object({ value: z.number().min(0) });
const directions = z.object({
  routes: z
    .array(
      z.object({
        legs: z.array(z.object({ distance: amount, duration: amount })).min(1),
        overview_polyline: z.object({ points: z.string() }),
      }),
    )
    .min(1),
});

/** Drives by the Directions API, which only older projects can use. */
export function legacyRoutes(api: GoogleApi, client: Client, ask: Ask): RouteService {
  return {
    route: (start, dest, waypoints = [], wish) =>
      ask(waypoints.length > FEW_WAYPOINTS ? 'Directions Advanced' : 'Directions', async () => {
        const { url, key, config } = requestTo(api, 'directions');
        const params = {
          origin: literal(start),
          destination: literal(dest),
          ...(waypoints.length > 0 && { waypoints: waypoints.map(({ lat, lng }) => `via:${lat},${lng}`) }),
          mode: TravelMode.driving,
          ...(wish?.language && { language: wish.language }),
          ...(wish?.region && { region: topLevelDomain(wish.region) }),
          key,
        } as DirectionsRequest['params'];
        const found = await clientAnswer(client.directions({ ...config, url, params }), directions);
        const [first] = found?.routes ?? [];
        if (!first) return null;
        const total = (of: 'distance' | 'duration') =>
          first.legs.reduce((sum, leg) => sum + leg[of].value, 0);
        return serviceRoute(
          {
            meters: total('distance'),
            seconds: total('duration'),
            path: decodePolyline(first.overview_polyline.points),
          },
          [start, ...waypoints, dest],
        );
      }),
  };
}

const predictions = z.object({
  predictions: z.array(
    z.object({
      description: z.string(),
      place_id: z.string(),
      structured_formatting: z.object({
        main_text: z.string(),
        secondary_text: z.string().optional(),
        main_text_matched_substrings: z
          .array(z.object({ offset: z.number().int(), length: z.number().int() }))
          .optional(),
      }),
    }),
  ),
});
/** An id that no place can have is called an invalid request. */
const UNKNOWN_PLACE = [...NOTHING, 'INVALID_REQUEST'];
const details = z.object({
  result: z.object({
    name: z.string(),
    formatted_address: z.string(),
    geometry: z.object({
      location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
    }),
  }),
});

/** Search and details of places by the Places API (Legacy), which only older projects can use. */
export function legacyPlaces(
  api: GoogleApi,
  client: Client,
  ask: Ask,
): Pick<PlaceService, 'autocomplete' | 'placeOf'> {
  return {
    autocomplete: (text, country, wish) =>
      ask(wish?.session ? 'Autocomplete - Per Session' : 'Autocomplete - Per Request', async () => {
        const { url, key, config } = requestTo(api, 'place/autocomplete');
        const within = countryCodeOf(country);
        const params = {
          input: text,
          ...(within && { components: [`country:${within.toLowerCase()}`] }),
          ...(wish?.session && { sessiontoken: wish.session }),
          ...(wish?.language && { language: wish.language }),
          key,
        } as PlaceAutocompleteRequest['params'];
        const found = await clientAnswer(client.placeAutocomplete({ ...config, url, params }), predictions);
        return found?.predictions ?? [];
      }),

    placeOf: (placeId, wish) =>
      ask('Place Details', async () => {
        const { url, key, config } = requestTo(api, 'place/details');
        const params = {
          place_id: placeId,
          fields: ['name', 'formatted_address', 'geometry/location'],
          ...(wish?.session && { sessiontoken: wish.session }),
          ...(wish?.language && { language: wish.language }),
          ...(wish?.region && { region: topLevelDomain(wish.region) }),
          key,
        } as PlaceDetailsRequest['params'];
        const request = client.placeDetails({ ...config, url, params });
        const found = await clientAnswer(request, details, UNKNOWN_PLACE);
        if (!found) return null;
        const { name, formatted_address, geometry } = found.result;
        return { coords: geometry.location, placeDetails: { place_id: placeId, name, formatted_address } };
      }),
  };
}
