import { encodePolyline, type LatLng } from '@wayfare/shared';
import type { MapProtocol, MapReply, MapRequest } from './mapDouble.js';
import { addressOf, placeAt, placesCalled, worldDrive, type WorldPlace, worldPlaces } from './mapWorld.js';

/** The key that the double knows. */
export const GOOGLE_KEY = 'AIza-key-of-the-double';

const failure = (code: number, status: string, message: string, details: object[] = []): MapReply => ({
  status: code,
  json: { error: { code, message, status, details } },
});

const ROUTE_FIELDS = 'routes.distanceMeters,routes.duration,routes.polyline.encodedPolyline';

/** Routes API v2, Places API (New), Geocoding API. */
export const googleProtocol: MapProtocol = {
  handle: (request) => current(request) ?? geocode(request),
  quota: (request) =>
    isGeocoding(request)
      ? { json: { status: 'OVER_QUERY_LIMIT', error_message: 'You have exceeded your daily request quota.' } }
      : failure(429, 'RESOURCE_EXHAUSTED', "Quota exceeded for quota metric 'Requests'"),
  denied: (request) =>
    isGeocoding(request)
      ? { json: { status: 'REQUEST_DENIED', error_message: 'This API project is not authorized.' } }
      : failure(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
          { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' },
        ]),
  impossible: ({ path }) =>
    path.includes('irections')
      ? { json: { routes: [{ polyline: {} }] } }
      : {
          json: {
            status: 'OK',
            formattedAddress: 'Nowhere',
            location: { latitude: 91, longitude: 0 },
            suggestions: [{ placePrediction: {} }],
            results: [{}],
          },
        },
};

const isGeocoding = ({ path }: MapRequest): boolean => path === '/maps/api/geocode/json';

const idOf = ({ id }: WorldPlace) => `ChIJ_${id}-x`;
const withId = (id: string | null) => worldPlaces.find((place) => idOf(place) === id);

/** Routes and places: the key and the fields are headers. Zeros and empty lists are left out. */
function current({ method, path, query, headers, body }: MapRequest): MapReply | undefined {
  const fields = headers['x-goog-fieldmask'];
  if (path.startsWith('/maps/')) return undefined;
  if (headers['x-goog-api-key'] !== GOOGLE_KEY)
    return failure(403, 'PERMISSION_DENIED', 'Method does not allow unregistered callers.');
  if (fields === undefined) return failure(400, 'INVALID_ARGUMENT', 'FieldMask is a required parameter.');

  if (method === 'POST' && path === '/directions/v2:computeRoutes') {
    const { origin, destination, intermediates = [], travelMode } = body;
    if (travelMode !== 'DRIVE' || fields !== ROUTE_FIELDS) return failure(400, 'INVALID_ARGUMENT', 'Wrong.');
    const stops = [origin, ...intermediates, destination].map(({ location }): LatLng => {
      const { latitude, longitude } = location.latLng;
      return { lat: latitude, lng: longitude };
    });
    const drive = worldDrive(stops);
    if (!drive) return { json: {} };
    const { meters, seconds, path: points } = drive;
    return {
      json: {
        routes: [
          {
            ...(meters > 0 && { distanceMeters: meters }),
            duration: `${seconds}s`,
            polyline: { encodedPolyline: encodePolyline(points) },
          },
        ],
      },
    };
  }
  if (method === 'POST' && path === '/distanceMatrix/v2:computeRouteMatrix') return matrixOf(body, fields);
  if (method === 'POST' && path === '/v1/places:autocomplete') {
    const { input, includedRegionCodes: [country] = [] } = body;
    const suggestions = placesCalled(input, country).map((place) => ({
      placePrediction: {
        placeId: idOf(place),
        text: { text: `${place.name}, ${addressOf(place)}`, matches: [{ endOffset: input.length }] },
        structuredFormat: {
          mainText: { text: place.name, matches: [{ endOffset: input.length }] },
          secondaryText: { text: addressOf(place) },
        },
      },
    }));
    return { json: suggestions.length > 0 ? { suggestions } : {} };
  }
  const id = /^\/v1\/places\/([^/]+)$/.exec(path)?.[1];
  if (method !== 'GET' || id === undefined || query.has('key')) return undefined;
  const place = withId(id);
  if (!place) return failure(400, 'INVALID_ARGUMENT', `Not a valid Place ID: ${id}`);
  return {
    json: {
      id,
      formattedAddress: addressOf(place),
      location: { latitude: place.lat, longitude: place.lng },
      displayName: { text: place.name, languageCode: 'en' },
    },
  };
}

/** The entries of a route matrix, in no particular order. */
function matrixOf({ origins, destinations, travelMode }: MapRequest['body'], fields: unknown): MapReply {
  if (travelMode !== 'DRIVE' || fields !== 'originIndex,condition,duration')
    return failure(400, 'INVALID_ARGUMENT', 'Wrong.');
  const point = ({ waypoint }: { waypoint: any }): LatLng => {
    const { latitude, longitude } = waypoint.location.latLng;
    return { lat: latitude, lng: longitude };
  };
  const [dest] = destinations.map(point);
  const entries = (origins as { waypoint: unknown }[]).map((origin, originIndex) => {
    const drive = worldDrive([point(origin), dest]);
    if (!drive) return { originIndex, condition: 'ROUTE_NOT_FOUND' };
    return { originIndex, condition: 'ROUTE_EXISTS', duration: `${drive.seconds}s` };
  });
  return { json: entries.reverse() };
}

const ok = (more: object): MapReply => ({ json: { status: 'OK', ...more } });
const nothing = (more: object = {}): MapReply => ({ json: { status: 'ZERO_RESULTS', ...more } });
const rejectedKey: MapReply = {
  json: { status: 'REQUEST_DENIED', error_message: 'The provided API key is invalid.', results: [] },
};

/** The address begins with a plus code, which is not what people call a place. */
function geocode(request: MapRequest): MapReply | null {
  if (!isGeocoding(request)) return null;
  const { query } = request;
  if (query.get('key') !== GOOGLE_KEY) return rejectedKey;
  const place = placeAt(pointOf(query.get('latlng')));
  if (!place) return nothing({ results: [], plus_code: {} });
  return ok({
    results: [
      { formatted_address: 'GCC5+8Q Berlin', types: ['plus_code'] },
      { formatted_address: addressOf(place), types: ['street_address'] },
    ],
  });
}

function pointOf(text: string | null): LatLng {
  const [lat, lng] = (text ?? '').split(',').map(Number);
  return { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
}
