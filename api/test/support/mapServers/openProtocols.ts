import type { LatLng } from '@wayfare/shared';
import type { MapProtocol, MapReply, MapRequest } from './mapDouble.js';
import {
  addressOf,
  encodeSixDecimals,
  placeAt,
  placesCalled,
  worldDrive,
  type WorldPlace,
  worldPlaces,
} from './mapWorld.js';

/** The answers of a proxy in front of a self-hosted server. */
const proxy = {
  quota: () => ({ status: 429, json: { error: 'Too many requests' } }),
  denied: () => ({ status: 403, json: { error: 'Forbidden' } }),
};

/** Valhalla's HTTP API. */
export const valhallaProtocol: MapProtocol = {
  ...proxy,
  handle({ method, path, body }) {
    if (path === '/valhalla/status') return { json: { version: '3.6.1', tileset_last_modified: 0 } };
    if (method === 'POST' && path === '/valhalla/sources_to_targets') return matrixOf(body);
    if (method !== 'POST' || path !== '/valhalla/route') return null;
    const { locations, costing, units } = body;
    if (costing !== 'auto') return failed(400, 125, 'No costing method found');
    const stops = (locations as { lat: number; lon: number }[]).map(
      ({ lat, lon }): LatLng => ({ lat, lng: lon }),
    );
    const drive = worldDrive(stops);
    if (!drive) return failed(400, 442, 'No path could be found for input');
    const trip = {
      status: 0,
      status_message: 'Found route between points',
      units: units ?? 'kilometers',
      summary: { length: drive.meters / 1000, time: drive.seconds },
      legs: stops.slice(1).map((stop, at) => ({ shape: encodeSixDecimals([stops[at] as LatLng, stop]) })),
    };
    return { json: { trip } };
  },
  impossible: () => ({
    json: {
      trip: { status: 0, units: 'kilometers', summary: { length: 0, time: 0 }, legs: [{ shape: '' }] },
    },
  }),
};

/** A row for each source; pairs without a way have no time. */
function matrixOf({ sources, targets, costing }: MapRequest['body']): MapReply {
  if (costing !== 'auto') return failed(400, 125, 'No costing method found');
  const point = ({ lat, lon }: { lat: number; lon: number }): LatLng => ({ lat, lng: lon });
  const rows = (sources as { lat: number; lon: number }[]).map((source, from_index) =>
    (targets as { lat: number; lon: number }[]).map((target, to_index) => {
      const drive = worldDrive([point(source), point(target)]);
      const [distance, time] = drive ? [drive.meters / 1000, drive.seconds] : [null, null];
      return { distance, time, from_index, to_index };
    }),
  );
  return { json: { algorithm: 'costmatrix', units: 'kilometers', sources_to_targets: rows } };
}

const failed = (status: number, error_code: number, error: string): MapReply => ({
  status,
  json: { error_code, error, status_code: status, status: 'Bad Request' },
});

/** Nominatim's JSON, version 2. */
export const nominatimProtocol: MapProtocol = {
  ...proxy,
  handle({ path, query }) {
    if (query.get('format') !== 'jsonv2')
      return path === '/status' ? { json: { status: 0, message: 'OK' } } : null;
    if (path === '/reverse') {
      const place = placeAt(askedPoint(query));
      return { json: place ? nominatimPlace(place) : { error: 'Unable to geocode' } };
    }
    if (path === '/search')
      return { json: placesCalled(query.get('q') ?? '', query.get('countrycodes')).map(nominatimPlace) };
    if (path !== '/lookup') return null;
    const ids = query.get('osm_ids')?.split(',') ?? [];
    return { json: worldPlaces.filter(({ id }) => ids.includes(`W${id}`)).map(nominatimPlace) };
  },
  impossible: () => ({
    json: [{ osm_type: 'way', osm_id: 4211, lat: '91', lon: '0', display_name: 'Nowhere' }],
  }),
};

const nominatimPlace = (place: WorldPlace) => ({
  place_id: 7,
  osm_type: 'way',
  osm_id: place.id,
  lat: String(place.lat),
  lon: String(place.lng),
  category: 'tourism',
  name: place.name,
  display_name: `${place.name}, ${addressOf(place)}`,
});

/** Photon's API. */
export const photonProtocol: MapProtocol = {
  ...proxy,
  handle({ path, query }) {
    // Photon rejects parameters it does not know, and languages it does not have.
    const known = path === '/api' ? ['q', 'limit'] : ['lat', 'lon', 'limit'];
    const unknown = [...query.keys()].filter((name) => !known.includes(name));
    if (path === '/status') return { json: { status: 'Ok', import_date: '2026-10-01' } };
    if (unknown.length > 0)
      return { status: 400, json: { message: `unknown query parameter '${unknown[0]}'.` } };
    if (path === '/api') return { json: features(placesCalled(query.get('q') ?? '')) };
    if (path !== '/reverse') return null;
    const place = placeAt(askedPoint(query));
    return { json: features(place ? [place] : []) };
  },
  impossible: () => ({
    json: { features: [{ geometry: { coordinates: [0, 91] }, properties: { osm_type: 'W', osm_id: 4211 } }] },
  }),
};

const features = (places: readonly WorldPlace[]) => ({
  type: 'FeatureCollection',
  features: places.map(({ id, lat, lng, house, ...properties }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { osm_type: 'W', osm_id: id, osm_key: 'tourism', housenumber: house, ...properties },
  })),
});

const askedPoint = (query: MapRequest['query']): LatLng => ({
  lat: Number(query.get('lat')),
  lng: Number(query.get('lon')),
});
