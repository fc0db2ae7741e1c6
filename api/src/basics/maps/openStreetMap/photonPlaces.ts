import type { LatLng, PlaceSuggestion } from '@wayfare/shared';
import { z } from 'zod';
import type { MapsWish, PlaceService } from '../mapsProvider.js';
import { matchedSubstrings, wordsOf } from '../placeText.js';
import { countryCodeOf } from '../service/countryCode.js';
import { askMaps } from '../service/mapsRequest.js';
import type { Ask } from '../service/watchedService.js';
import { withSlash } from './valhallaRoutes.js';

const MOST_SUGGESTIONS = 8;
/**
 * Photon cannot limit a search to a country. So this many places are requested, and places in other countries
 * are dropped.
 */
const ASKED = 40;
/** The number of places requested at a point, because several can be there. */
const ASKED_AT_POINT = 10;
/**
 * Photon has no request for a place by its id, so the id contains the point where the place is searched:
 * `osm-N42@40.7,-74`.
 */
const PLACE_ID = /^osm-([NWR])(\d{1,15})@(-?\d{1,2}(?:\.\d{1,7})?),(-?\d{1,3}(?:\.\d{1,7})?)$/;

const text = z.string().min(1).optional().catch(undefined);
const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']),
    osm_id: z.number().int().min(0),
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    district: text,
    city: text,
    county: text,
    state: text,
    country: text,
    countrycode: text,
  }),
});
type Feature = z.infer<typeof feature>;
const answers = z.object({
  features: z.array(z.unknown()).transform((all) => all.flatMap((one) => feature.safeParse(one).data ?? [])),
});

/** Finds places and addresses with a Photon server, which is made for searching while typing. */
export function photonPlaces(server: { url: string; timeoutMs: number }, ask: Ask): PlaceService {
  async function features(path: string, wish: MapsWish | undefined, parameters: Record<string, string>) {
    const url = new URL(path, withSlash(server.url));
    url.search = String(new URLSearchParams(parameters));
    // The parameter `lang` would be rejected for a language that the server does not have.
    const headers = wish?.language && { headers: { 'accept-language': wish.language } };
    return (await askMaps({ url, ...headers, timeoutMs: server.timeoutMs, answers }))?.features ?? [];
  }
  const around = ({ lat, lng }: LatLng, wish: MapsWish | undefined) =>
    features('reverse', wish, { lat: String(lat), lon: String(lng), limit: String(ASKED_AT_POINT) });

  return {
    address: (point, wish) =>
      ask('reverse', async () => {
        const [nearest] = await around(point, wish);
        return nearest ? partsOf(nearest).whole : null;
      }),

    autocomplete: (typed, country, wish) =>
      ask('search', async () => {
        const within = countryCodeOf(country);
        const limit = String(within ? ASKED : MOST_SUGGESTIONS);
        const found = await features('api', wish, { q: typed, limit });
        const words = wordsOf(typed);
        return found
          .filter(({ properties }) => !within || properties.countrycode?.toUpperCase() === within)
          .slice(0, MOST_SUGGESTIONS)
          .map((one) => suggestionOf(one, words));
      }),

    async placeOf(placeId, wish) {
      const [, type, id, lat, lng] = PLACE_ID.exec(placeId) ?? [];
      const point = { lat: Number(lat), lng: Number(lng) };
      if (type === undefined || Math.abs(point.lat) > 90 || Math.abs(point.lng) > 180) return null;
      return ask('lookup', async () => {
        const found = (await around(point, wish)).find(
          ({ properties }) => properties.osm_type === type && properties.osm_id === Number(id),
        );
        if (!found) return null;
        const { main, whole } = partsOf(found);
        return {
          coords: pointOf(found),
          placeDetails: { place_id: placeId, name: main, formatted_address: whole },
        };
      });
    },
  };
}

const pointOf = ({ geometry: { coordinates } }: Feature): LatLng => ({
  lat: coordinates[1],
  lng: coordinates[0],
});

/** Returns the name of a place and its address. The name of a house without one is its street and number. */
function partsOf({ properties }: Feature) {
  const { name, housenumber, street, postcode, district, city, county, state, country } = properties;
  const house = street && (housenumber ? `${housenumber} ${street}` : street);
  const town = city ?? district ?? county;
  const locality = postcode && town ? `${town} ${postcode}` : town;
  const parts = [name, house, locality, state, country].filter((part) => part !== undefined);
  const [main = `${properties.osm_type}${properties.osm_id}`, ...rest] = [...new Set(parts)];
  return { main, rest: rest.join(', '), whole: [main, ...rest].join(', ') };
}

function suggestionOf(one: Feature, words: readonly string[]): PlaceSuggestion {
  const { main, rest, whole } = partsOf(one);
  const { osm_type: type, osm_id: id } = one.properties;
  const { lat, lng } = pointOf(one);
  return {
    description: whole,
    place_id: `osm-${type}${id}@${Number(lat.toFixed(6))},${Number(lng.toFixed(6))}`,
    structured_formatting: {
      main_text: main,
      ...(rest && { secondary_text: rest }),
      main_text_matched_substrings: matchedSubstrings(main, words),
    },
  };
}
