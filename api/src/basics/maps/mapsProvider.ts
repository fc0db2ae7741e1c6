import type { DriveTime, FoundPlace, LatLng, Place, PlaceSuggestion, Route } from '@wayfare/shared';

/**
 * How a caller wants the answer of a map service. The offline maps know Arabic names of places, and all
 * languages' names of countries.
 */
export interface MapsWish {
  /** A BCP 47 language tag. */
  language?: string;
  /**
   * The business's country, an ISO 3166 two-letter code. It decides how addresses are written and which
   * places come first.
   */
  region?: string;
  /** Identifies the searches of a user up to the chosen place, which Google bills as one. */
  session?: string;
}

/** Finds drives. */
export interface RouteService {
  /** The drive from start via the waypoints to dest, or null if there is none. */
  route(start: LatLng, dest: LatLng, waypoints?: readonly LatLng[], wish?: MapsWish): Promise<Route | null>;
}

/** Finds driving times of several starts at once. */
export interface DriveTimes {
  /**
   * The driving times from several starts to one place, in their order, asked for in one request. Null if the
   * service cannot answer for these places.
   */
  timesTo(dest: LatLng, starts: readonly LatLng[]): Promise<DriveTime[] | null>;
}

/** Finds places and addresses. */
export interface PlaceService {
  /** The usual address of a point, or null if unknown. */
  address(point: LatLng, wish?: MapsWish): Promise<string | null>;
  /** Places whose name matches a typed text; `country` is an ISO 3166 two-letter code that limits them. */
  autocomplete(text: string, country?: string | null, wish?: MapsWish): Promise<PlaceSuggestion[]>;
  /** The position and details of a suggested place, or null for an unknown id. */
  placeOf(placeId: string, wish?: MapsWish): Promise<FoundPlace | null>;
}

/** Finds what a place is called in other languages. */
export interface PlaceNames {
  /**
   * The address of a place once more, in another language. Null if only the place's surroundings are known,
   * or if the service does not answer: something less exact is no help. Places that the product knows by
   * itself cost no request; for others, a service is asked if `asksService`.
   */
  addressAgain(
    place: Place,
    language: string,
    wish: Pick<MapsWish, 'region'> & { asksService: boolean },
  ): Promise<string | null>;
}

/** The map functions the app needs. Every real service is behind this interface. */
export interface MapsProvider extends RouteService, DriveTimes, PlaceService, PlaceNames {}
