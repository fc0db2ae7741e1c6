import { useQuery } from '@tanstack/react-query';
import { type FoundPlace, type LatLng, type Place, type PlaceSuggestion, delays } from '@wayfare/shared';
import { useAfterPause } from '../form/useAfterPause.js';
import { call } from '../http/operations.js';

export type { PlaceSuggestion };

/** A shorter text is not searched. */
const SHORTEST = 2;

/** Whether a typed text is long enough to be searched. */
export const isSearched = (typed: string): boolean => typed.trim().length >= SHORTEST;

/**
 * Suggestions for a typed text, limited to the country in the settings (rules 7.14, 7.15). Searches up to a
 * chosen place have the same `session`: map services bill them together.
 */
export function usePlaceSearch(typed: string, country: string | null | undefined, session: string) {
  const searched = useAfterPause(typed.trim(), delays.placeSearch);
  return useQuery({
    queryKey: ['places', searched, country],
    queryFn: async () => {
      const body = { searchKeyword: searched, country: country ?? '', sessiontoken: session };
      return (await call.post('/googleapis-autocomplete', { body })).searchResults;
    },
    enabled: isSearched(searched),
    placeholderData: (before) => (isSearched(searched) ? before : undefined),
  });
}

/** A suggested place with its position and details (rule 3.40). */
async function lookedUp(suggestion: PlaceSuggestion, session: string): Promise<PlaceSuggestion & FoundPlace> {
  const body = { place_id: suggestion.place_id, sessiontoken: session };
  return { ...suggestion, ...(await call.post('/googleapis-getcoords', { body })) };
}

/** A suggested place as bookings use it. It ends the session of searches that suggested it. */
export async function placeOf(suggestion: PlaceSuggestion, session: string): Promise<Place> {
  const { coords, description } = await lookedUp(suggestion, session);
  return { lat: coords.lat, lng: coords.lng, add: description };
}

/** The address at a point. */
export async function addressAt(point: LatLng): Promise<Place> {
  const { address } = await call.post('/googleapis-getaddress', {
    body: {
      latlng: `${point.lat},${point.lng}`,
    },
  });
  return { ...point, add: address };
}
