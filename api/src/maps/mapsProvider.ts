import type { FoundPlace, LatLng, PlaceSuggestion, Route } from '@wayfare/shared';

/** The map functions the app needs. Every real service is behind this interface. */
export interface MapsProvider {
  /** The drive from start via the waypoints to dest, or null if there is none. */
  route(start: LatLng, dest: LatLng, waypoints?: readonly LatLng[]): Promise<Route | null>;
  /** The usual address of a point, or null if unknown. */
  address(point: LatLng): Promise<string | null>;
  /** Places whose name matches a typed text; `country` is an ISO 3166 two-letter code that limits them. */
  autocomplete(text: string, country?: string | null): Promise<PlaceSuggestion[]>;
  /** The position and details of a suggested place, or null for an unknown id. */
  placeOf(placeId: string): Promise<FoundPlace | null>;
}
