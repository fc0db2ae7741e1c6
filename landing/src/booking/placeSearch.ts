import { delays, type LatLng, type Place } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '@wayfare/shared/web/http';

/** A place suggested by the search (rule 3.40). */
export interface Suggestion {
  description: string;
  place_id: string;
  structured_formatting: {
    main_text: string;
    secondary_text?: string;
    main_text_matched_substrings?: { offset: number; length: number }[];
  };
}

function useDebounced<T>(value: T, delay: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}

/** Suggestions for a text, limited to the country in the settings. */
export function usePlaceSearch(text: string, country: string | null | undefined) {
  const searched = useDebounced(text.trim(), delays.placeSearch);
  return useQuery({
    queryKey: ['places', searched, country],
    queryFn: async () => {
      const body = { searchKeyword: searched, country: country ?? '' };
      return (await api.post<{ searchResults: Suggestion[] }>('googleapis-autocomplete', body)).searchResults;
    },
    enabled: searched.length > 1,
    placeholderData: (before) => (searched.length > 1 ? before : undefined),
  });
}

/** The coordinates of a suggested place. */
export async function placeOf(suggestion: Suggestion): Promise<Place> {
  const { coords } = await api.post<{ coords: LatLng }>('googleapis-getcoords', {
    place_id: suggestion.place_id,
  });
  return { lat: coords.lat, lng: coords.lng, add: suggestion.description };
}

/** The address at a point. */
export async function addressAt(point: LatLng): Promise<Place> {
  const { address } = await api.post<{ address: string }>('googleapis-getaddress', {
    latlng: `${point.lat},${point.lng}`,
  });
  return { ...point, add: address };
}
