import { type FoundPlace, invalid, type LatLng, notFound, type PlaceSuggestion } from '@wayfare/shared';
import type { Request } from 'express';
import { knownLocale, localeOf } from '../language/translate.js';
import type { BasicsServices } from '../services.js';
import type { MapsWish } from './mapsProvider.js';

/** A search of a caller. `session` identifies the searches up to a chosen place. */
interface Asked {
  request: Request;
  session?: string | undefined;
}

/** The address of a point, in the language of the request. @throws google_places_error (404) if unknown */
export async function findAddress(point: LatLng, asked: Asked, services: BasicsServices): Promise<string> {
  const address = await services.maps.address(point, await wishOf(asked, services));
  if (!address) throw notFound('google_places_error');
  return address;
}

/**
 * Places whose name matches a typed text; a country limits them.
 * @throws validation_error (400) for an empty text
 */
export async function suggestPlaces(
  { searchKeyword, country }: { searchKeyword: string; country?: string | null | undefined },
  asked: Asked,
  services: BasicsServices,
): Promise<PlaceSuggestion[]> {
  if (searchKeyword === '') throw invalid('validation_error', { searchKeyword: 'field_required' });
  return services.maps.autocomplete(searchKeyword, country, await wishOf(asked, services));
}

/** A suggested place with its location. @throws google_places_error (404) for an unknown id */
export async function findPlace(id: string, asked: Asked, services: BasicsServices): Promise<FoundPlace> {
  const place = await services.maps.placeOf(id, await wishOf(asked, services));
  if (!place) throw notFound('google_places_error');
  return place;
}

/** The language of the request, and the country of the business. */
async function wishOf({ request, session }: Asked, services: BasicsServices): Promise<MapsWish> {
  const { restrictCountry } = await services.db.settings.settings();
  return {
    language: knownLocale(await localeOf(request, services)),
    ...(restrictCountry && { region: restrictCountry }),
    ...(session && { session }),
  };
}
