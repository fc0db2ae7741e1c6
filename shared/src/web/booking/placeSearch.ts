import { useQuery } from '@tanstack/react-query';
import type { LatLng, Place } from '../../geo/geo.schema.js';
import { delays } from '../../time/delays.js';
import { useAfterPause } from '../form/useAfterPause.js';
import { api } from '../http/api.js';

/** A shorter text is not searched. */
const SHORTEST = 2;

/** Whether a typed text is long enough to be searched. */
export const isSearched = (typed: string): boolean => typed.trim().length >= SHORTEST;

/** A place suggested by the search (rule 3.40). */
export interface PlaceSuggestion {
  description: string;
  place_id: string;
  structured_formatting: {
    main_text: string;
    secondary_text?: string;
    main_text_matched_substrings?: { offset: number; length: number }[];
  };
}

/** Suggestions for a typed text, limited to the country in the settings (rules 7.14, 7.15). */
export function usePlaceSearch(typed: string, country: string | null | undefined) {
  const searched = useAfterPause(typed.trim(), delays.placeSearch);
  return useQuery({
    queryKey: ['places', searched, country],
    queryFn: async () => {
      const body = { searchKeyword: searched, country: country ?? '' };
      return (await api.post<{ searchResults: PlaceSuggestion[] }>('googleapis-autocomplete', body))
        .searchResults;
    },
    enabled: isSearched(searched),
    placeholderData: (before) => (isSearched(searched) ? before : undefined),
  });
}

/** The coordinates of a suggested place. */
export async function placeOf({ place_id, description }: PlaceSuggestion): Promise<Place> {
  const { coords } = await api.post<{ coords: LatLng }>('googleapis-getcoords', { place_id });
  return { lat: coords.lat, lng: coords.lng, add: description };
}

/** The address at a point. */
export async function addressAt(point: LatLng): Promise<Place> {
  const { address } = await api.post<{ address: string }>('googleapis-getaddress', {
    latlng: `${point.lat},${point.lng}`,
  });
  return { ...point, add: address };
}
