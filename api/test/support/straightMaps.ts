import { distanceKm, encodePolyline, type LatLng } from '@wayfare/shared';
import type { MapsProvider } from '../../src/basics/maps/mapsProvider.js';

/** South of this there are no roads, so routing fails. */
const LAST_ROAD = -60;
const SECONDS_PER_KM = 120;

/** Maps for tests: every drive is a straight line at 30 km/h, every point has an address. */
export const straightMaps: MapsProvider = {
  async route(start, dest, waypoints = []) {
    const path = [start, ...waypoints, dest];
    if (path.some((point) => point.lat < LAST_ROAD)) return null;
    const legs = path.slice(1).map((point, index) => distanceKm(path[index] as LatLng, point));
    const distance = Math.round(legs.reduce((sum, leg) => sum + leg, 0) * 1000) / 1000;
    return {
      distance,
      duration: Math.round(distance * SECONDS_PER_KM),
      polylinePoints: encodePolyline(path),
      coords: path.map(({ lat, lng }) => ({ latitude: lat, longitude: lng })),
    };
  },
  timesTo: async (dest, starts) =>
    starts.map((start) => ({
      seconds: distanceKm(start, dest) * SECONDS_PER_KM,
      source: 'service' as const,
    })),
  address: async ({ lat, lng }) => `${lat.toFixed(3)}, ${lng.toFixed(3)}`,
  addressAgain: async () => null,
  autocomplete: async (text) => [
    {
      description: text,
      place_id: 'straight',
      structured_formatting: { main_text: text, secondary_text: '', main_text_matched_substrings: [] },
    },
  ],
  placeOf: async (placeId) =>
    placeId === 'straight'
      ? {
          coords: { lat: 40, lng: -73 },
          placeDetails: { place_id: placeId, name: 'Main St', formatted_address: 'Main St, New York' },
        }
      : null,
};
