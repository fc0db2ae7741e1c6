import type { PlaceSuggestion } from '@wayfare/shared';
import { z } from 'zod';
import type { PlaceService } from '../mapsProvider.js';
import { countryCodeOf } from '../service/countryCode.js';
import type { Ask } from '../service/watchedService.js';
import { askGoogle, type GoogleApi, localeOf, searchProduct } from './googleApi.js';

const SEARCH_FIELDS = ['placeId', 'text', 'structuredFormat'].map(
  (field) => `suggestions.placePrediction.${field}`,
);
const PLACE_FIELDS = ['id', 'displayName', 'formattedAddress', 'location'];

/**
 * The part of a text that matches. Google omits a start of zero. Offsets count characters, not UTF-16 units.
 */
const matched = z.object({ startOffset: z.number().int().min(0).default(0), endOffset: z.number().int() });
/**
 * Google answers an empty object if it found nothing. Any field that was not requested means that the answer
 * is not from Google.
 */
const suggestions = z.strictObject({
  suggestions: z
    .array(
      z.object({
        placePrediction: z.object({
          placeId: z.string(),
          text: z.object({ text: z.string() }),
          structuredFormat: z.object({
            mainText: z.object({ text: z.string(), matches: z.array(matched).default([]) }),
            secondaryText: z.object({ text: z.string() }).optional(),
          }),
        }),
      }),
    )
    .default([]),
});
type Prediction = z.infer<typeof suggestions>['suggestions'][number]['placePrediction'];

const place = z.object({
  formattedAddress: z.string(),
  displayName: z.object({ text: z.string() }).optional(),
  location: z.object({
    latitude: z.number().min(-90).max(90).default(0),
    longitude: z.number().min(-180).max(180).default(0),
  }),
});

/** Search and details of places by Google's Places API (New). */
export function googlePlaces(api: GoogleApi, ask: Ask): Pick<PlaceService, 'autocomplete' | 'placeOf'> {
  return {
    autocomplete: (text, country, wish) =>
      ask(searchProduct(wish?.session), async () => {
        const within = countryCodeOf(country);
        const found = await askGoogle(api, {
          url: new URL('/v1/places:autocomplete', api.placesUrl),
          fields: SEARCH_FIELDS,
          body: {
            input: text,
            ...(within && { includedRegionCodes: [within] }),
            ...(wish?.session && { sessionToken: wish.session }),
            ...localeOf(wish),
          },
          answers: suggestions,
        });
        return (found?.suggestions ?? []).map(({ placePrediction }) => suggestionOf(placePrediction));
      }),

    async placeOf(placeId, wish) {
      if (!/^[\w-]+$/.test(placeId)) return null;
      return ask('Place Details Pro', async () => {
        const url = new URL(`/v1/places/${placeId}`, api.placesUrl);
        for (const [name, value] of Object.entries(localeOf(wish))) url.searchParams.set(name, value);
        if (wish?.session) url.searchParams.set('sessionToken', wish.session);
        const found = await askGoogle(api, {
          url,
          fields: PLACE_FIELDS,
          answers: place,
          unknown: [400, 404],
        });
        if (!found) return null;
        const { location, displayName, formattedAddress } = found;
        return {
          coords: { lat: location.latitude, lng: location.longitude },
          placeDetails: {
            place_id: placeId,
            name: displayName?.text ?? formattedAddress,
            formatted_address: formattedAddress,
          },
        };
      });
    },
  };
}

function suggestionOf({ placeId, text, structuredFormat }: Prediction): PlaceSuggestion {
  const { mainText, secondaryText } = structuredFormat;
  const characters = Array.from(mainText.text);
  const unitsUpTo = (character: number) => characters.slice(0, character).join('').length;
  return {
    description: text.text,
    place_id: placeId,
    structured_formatting: {
      main_text: mainText.text,
      ...(secondaryText && { secondary_text: secondaryText.text }),
      main_text_matched_substrings: mainText.matches.map(({ startOffset, endOffset }) => {
        const offset = unitsUpTo(startOffset);
        return { offset, length: unitsUpTo(endOffset) - offset };
      }),
    },
  };
}
