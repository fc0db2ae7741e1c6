import type { FoundPlace, PlaceSuggestion } from '@wayfare/shared';
import { z } from 'zod';
import type { MapsWish, PlaceService } from '../mapsProvider.js';
import { matchedSubstrings, wordsOf } from '../placeText.js';
import { countryCodeOf } from '../service/countryCode.js';
import { askMaps } from '../service/mapsRequest.js';
import type { Ask } from '../service/watchedService.js';
import { withSlash } from './valhallaRoutes.js';

const MOST_SUGGESTIONS = 8;
const TYPES = { node: 'N', way: 'W', relation: 'R' } as const;
const PLACE_ID = /^osm-([NWR]\d{1,15})$/;

const degrees = (most: number) => z.coerce.number().min(-most).max(most);
const place = z.object({
  osm_type: z.enum(['node', 'way', 'relation']),
  osm_id: z.number().int().min(0),
  lat: degrees(90),
  lon: degrees(180),
  name: z.string().catch(''),
  display_name: z.string().min(1),
});
type NominatimPlace = z.infer<typeof place>;

/** Interpolated house numbers of older servers have types of their own; they cannot be looked up. */
const places = z.array(z.unknown()).transform((all) => all.flatMap((one) => place.safeParse(one).data ?? []));

/**
 * Places and addresses by a Nominatim server of the business's own: the public one forbids searching while
 * typing.
 */
export function nominatimPlaces(server: { url: string; timeoutMs: number }, ask: Ask): PlaceService {
  const to = (path: string, wish: MapsWish | undefined, parameters: Record<string, string>) => {
    const url = new URL(path, withSlash(server.url));
    url.search = String(new URLSearchParams({ format: 'jsonv2', ...parameters }));
    return {
      url,
      timeoutMs: server.timeoutMs,
      ...(wish?.language && { headers: { 'accept-language': wish.language } }),
    };
  };
  return {
    address: (point, wish) =>
      ask('reverse', async () => {
        const parameters = { lat: String(point.lat), lon: String(point.lng), zoom: '18' };
        const answers = z.union([z.object({ error: z.string() }), place]);
        const found = await askMaps({ ...to('reverse', wish, parameters), answers });
        return found && 'display_name' in found ? found.display_name : null;
      }),

    autocomplete: (text, country, wish) =>
      ask('search', async () => {
        const within = countryCodeOf(country);
        const parameters = {
          q: text,
          limit: String(MOST_SUGGESTIONS),
          ...(within && { countrycodes: within.toLowerCase() }),
        };
        const found = await askMaps({ ...to('search', wish, parameters), answers: places });
        const words = wordsOf(text);
        return (found ?? []).map((one) => suggestionOf(one, words));
      }),

    async placeOf(placeId, wish) {
      const id = PLACE_ID.exec(placeId)?.[1];
      if (id === undefined) return null;
      return ask('lookup', async () => {
        const found = await askMaps({ ...to('lookup', wish, { osm_ids: id }), answers: places });
        const [first] = found ?? [];
        return first ? foundPlace(placeId, first) : null;
      });
    },
  };
}

/** The name is the first part of the whole address. */
function partsOf({ name, display_name: whole }: NominatimPlace) {
  const [first = whole] = whole.split(', ');
  const main = name && whole.startsWith(name) ? name : first;
  return { main, rest: whole.slice(main.length).replace(/^, /, '') };
}

function suggestionOf(one: NominatimPlace, words: readonly string[]): PlaceSuggestion {
  const { main, rest } = partsOf(one);
  return {
    description: one.display_name,
    place_id: `osm-${TYPES[one.osm_type]}${one.osm_id}`,
    structured_formatting: {
      main_text: main,
      ...(rest && { secondary_text: rest }),
      main_text_matched_substrings: matchedSubstrings(main, words),
    },
  };
}

function foundPlace(placeId: string, one: NominatimPlace): FoundPlace {
  return {
    coords: { lat: one.lat, lng: one.lon },
    placeDetails: { place_id: placeId, name: partsOf(one).main, formatted_address: one.display_name },
  };
}
