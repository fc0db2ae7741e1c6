import type { LatLng, MapBounds, TranslationKey, VectorMap } from '@wayfare/shared';

export type MarkerKind = 'pickup' | 'stop' | 'drop' | 'driver' | 'free' | 'busy' | 'away' | 'here';

/** A point on a map. */
export interface MapMarker extends LatLng {
  /** Identifies the marker while it moves. */
  id: string;
  kind: MarkerKind;
  /** The marker's name for screen readers, and the first line of its info window. */
  title: string;
  text?: string;
  /** Never clustered with nearby markers: this marker is being followed. */
  isApart?: boolean;
  /**
   * Users can drag it, or move it with the arrow keys while it has the focus; never clustered. Its title
   * should stay the same.
   */
  isMovable?: boolean;
}

/** How browsers draw Google's map instead of the offline one. */
export interface GoogleMapsAccess {
  /** A key for browsers, which is public. */
  key: string;
  /** Locale of the map's texts. They stay in this language until the page is loaded again. */
  language: string;
  /** ISO 3166-1 code of the country whose view of borders and names is shown. */
  region: string | null;
}

/** How browsers draw a map of vector tiles instead of the offline one. */
export interface VectorMapAccess {
  map: VectorMap;
  /** Locale of the map's names, where the tiles have it. */
  language: string;
}

export interface MapViewProps {
  /** Description of the map for users who cannot see it. */
  label: string;
  height: number | { xs: number | string; md: number | string };
  markers: readonly MapMarker[];
  /** A line: a trip's route. */
  path?: readonly LatLng[];
  /**
   * Further lines, each by an id, such as offers from drivers to pickups. The map does not move to show them.
   */
  lines?: readonly { id: string; line: readonly LatLng[] }[];
  /** Where the map opens if it has nothing to show. */
  start: LatLng;
  /**
   * Centers the map here, again when it changes. Without it, the map shows all of `shows` at first; without
   * both, it shows all markers and the path, and keeps a moving driver in view.
   */
  center?: LatLng;
  zoom?: number;
  shows?: readonly LatLng[];
  /** The map shows all of `shows` again when this changes. */
  showsFor?: string;
  /** Markers open info windows, and merge where they are too close together to distinguish. */
  hasInfoWindows?: boolean;
  /**
   * Called with the visible part of the globe, with a margin and exactly, initially and after every change.
   */
  onView?: (view: MapBounds, exact: MapBounds) => void;
  onTap?: (point: LatLng) => void;
  /** A movable marker was moved by a user, to `to`. */
  onMoved?: (id: string, to: LatLng) => void;
  /** Id of the element that explains how to move the movable markers. */
  movingHint?: string;
  text(key: TranslationKey, values?: Record<string, string | number>): string;
}
