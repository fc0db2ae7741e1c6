import type { LatLng, Route } from '@wayfare/shared';

/** A place a typed text may mean (rule 3.40). */
export interface PlaceSuggestion {
  description: string;
  place_id: string;
  structured_formatting: {
    main_text: string;
    secondary_text: string;
    main_text_matched_substrings: { offset: number; length: number }[];
  };
}

/** What the product needs of a map. Every real service sits behind this. */
export interface MapsProvider {
  /** The drive from start over the waypoints to dest, or null where there is none. */
  route(start: LatLng, dest: LatLng, waypoints?: readonly LatLng[]): Promise<Route | null>;
  /** The address people would give for a point, or null where nothing is known. */
  address(point: LatLng): Promise<string | null>;
  /** Places whose name matches a typed text; `country` is an ISO 3166 two-letter code that limits them. */
  autocomplete(text: string, country?: string | null): Promise<PlaceSuggestion[]>;
  /** Where a suggested place is, or null for an unknown id. */
  coordsOf(placeId: string): Promise<LatLng | null>;
}
