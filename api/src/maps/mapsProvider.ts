import type { LatLng, Route } from '@wayfare/shared';

/** A place suggested for a typed text (rule 3.40). */
export interface PlaceSuggestion {
  description: string;
  place_id: string;
  structured_formatting: {
    main_text: string;
    secondary_text: string;
    main_text_matched_substrings: { offset: number; length: number }[];
  };
}

/** The map functions the app needs. Every real service is behind this interface. */
export interface MapsProvider {
  /** The drive from start via the waypoints to dest, or null if there is none. */
  route(start: LatLng, dest: LatLng, waypoints?: readonly LatLng[]): Promise<Route | null>;
  /** The usual address of a point, or null if unknown. */
  address(point: LatLng): Promise<string | null>;
  /** Places whose name matches a typed text; `country` is an ISO 3166 two-letter code that limits them. */
  autocomplete(text: string, country?: string | null): Promise<PlaceSuggestion[]>;
  /** The location of a suggested place, or null for an unknown id. */
  coordsOf(placeId: string): Promise<LatLng | null>;
}
