import type { LatLng, PlaceSuggestion } from '@wayfare/shared';
import { type Cities, loadCities, outerName } from './cities.js';
import type { MapsProvider } from './mapsProvider.js';
import { isOnGlobe } from './offlineRoute.js';
import { indexOwnPlaces } from './ownPlaces.js';
import { matchedSubstrings, wordsOf } from './placeText.js';
import { routeOffline } from './routeOffline.js';
import { indexStreetPlaces, type StreetPlace } from './streets/streetPlaces.js';

const MAX_SUGGESTIONS = 8;
/** The demo city's places leave at least this many slots for cities. */
const ROOM_FOR_CITIES = 2;
/** Streets that only begin with the typed words leave room for places and cities. */
const MAX_STREETS_BESIDE = 3;
const MAX_WORDS = 8;
/** The demo city's country. */
const COUNTRY = 'US';
const CITY_ID = /^geonames-(\d{1,12})$/;
const OFFLINE_ID = /^(geonames|nyc)-/;

/** Whether a place id is one of these maps, not of a map service. */
export const isOfflinePlace = (placeId: string): boolean => OFFLINE_ID.test(placeId);

/**
 * Maps that need no external service: the demo city's own places, streets and corners, the cities of the world from
 * GeoNames, and routes along the demo city's streets or estimated from the straight line. Streets and cities are loaded on first use.
 */
export function offlineMaps(): MapsProvider {
  const ownPlaces = indexOwnPlaces();
  let loaded: Cities | null = null;
  const cities = () => (loaded ??= loadCities());
  let indexed: ReturnType<typeof indexStreetPlaces> | null = null;
  const streets = () => (indexed ??= indexStreetPlaces());

  /** The demo city's own: streets and corners typed completely, then places, then other streets. */
  function suggested(text: string, words: readonly string[], country: string | null): StreetPlace[] {
    const places = ownPlaces.search(words, country, MAX_SUGGESTIONS);
    if (country && country !== COUNTRY) return places;
    const { first, rest } = streets().search(text, words, MAX_SUGGESTIONS);
    const found = [...first, ...places, ...rest.slice(0, MAX_STREETS_BESIDE)];
    const described = new Set<string>();
    return found.filter(({ name, locality }) => {
      const description = `${name}, ${locality}`;
      return !described.has(description) && described.add(description);
    });
  }

  return {
    route: async (start, dest, waypoints) => routeOffline(start, dest, waypoints),

    async address(point) {
      if (!isOnGlobe(point)) return null;
      const place = ownPlaces.at(point) ?? streets().nearest(point) ?? ownPlaces.around(point);
      if (place) return `${place.name}, ${place.locality}`;
      const city = cities().nearest(point);
      return city ? `${city.name}, ${outerName(city)}` : null;
    },

    async autocomplete(text, country) {
      const words = wordsOf(text).slice(0, MAX_WORDS);
      if (words.length === 0) return [];
      const within = country?.trim().toUpperCase() || null;
      const places = suggested(text, words, within);
      const found = cities().search(
        words,
        within,
        Math.max(ROOM_FOR_CITIES, MAX_SUGGESTIONS - places.length),
      );
      return [
        ...places
          .slice(0, MAX_SUGGESTIONS - found.length)
          .map(({ id, name, locality }) => suggestion(id, name, locality, words)),
        ...found.map((city) => suggestion(`geonames-${city.id}`, city.name, outerName(city), words)),
      ];
    },

    async placeOf(placeId) {
      const cityId = CITY_ID.exec(placeId)?.[1];
      if (!cityId) {
        const place = ownPlaces.byId(placeId) ?? streets().byId(placeId);
        return place && foundPlace(placeId, place, place.locality);
      }
      const city = cities().byId(Number(cityId));
      return city && foundPlace(placeId, city, outerName(city));
    },
  };
}

function foundPlace(placeId: string, { name, lat, lng }: LatLng & { name: string }, within: string) {
  return {
    coords: { lat, lng },
    placeDetails: { place_id: placeId, name, formatted_address: `${name}, ${within}` },
  };
}

function suggestion(
  placeId: string,
  name: string,
  within: string,
  words: readonly string[],
): PlaceSuggestion {
  return {
    description: `${name}, ${within}`,
    place_id: placeId,
    structured_formatting: {
      main_text: name,
      secondary_text: within,
      main_text_matched_substrings: matchedSubstrings(name, words),
    },
  };
}
