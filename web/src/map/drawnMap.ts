import type { LatLng, MapBounds } from '@wayfare/shared';
import type { MarkerLook } from './markerLook.js';

/** How a map moves to show points. */
export interface Framing {
  /** Minimum distance between the points and the edge, in pixels. */
  padding: number;
  maxZoom: number;
  /** Moves smoothly where the map can. */
  isAnimated: boolean;
}

/**
 * A marker to draw. Without `onChoose`, `info` and `moving`, it is an image that lets taps through to the
 * map.
 */
export interface MarkerSpec extends LatLng {
  look: MarkerLook;
  name: string;
  /** Drawn above all markers that are not in front. */
  isInFront: boolean;
  /** The content of the window that the marker opens. */
  info?: HTMLElement;
  onChoose?: () => void;
  /** Makes the marker movable by dragging and by arrow keys: see `movableElement`. */
  moving?: MarkerMoving;
}

/** The settings of a movable marker. */
export interface MarkerMoving {
  /** Called after each move by a user. */
  onMoved: (to: LatLng) => void;
  /** The name of its role for screen readers, instead of "button", in the user's language. */
  roleName: string;
  /** Id of the element that explains how to move it. */
  hint?: string;
}

/** A marker on a map. */
export interface DrawnMarker {
  move(to: LatLng): void;
  /**
   * Changes its look, in the same size, and its name. This is many times faster than drawing another marker.
   */
  change(look: MarkerLook, name: string): void;
  remove(): void;
}

/** Removes a line, or stops a listener. */
type Stop = () => void;

/**
 * The functions that a map library provides for a map. The behavior of the product's maps is written once, on
 * top of them.
 */
export interface DrawnMap {
  zoom(): number;
  /** The visible part of the globe, which may wrap around it; null as long as the map has no size. */
  bounds(): MapBounds | null;
  center(at: LatLng): void;
  /** Moves so that all points are visible. */
  showAll(points: readonly LatLng[], framing: Framing): void;
  /** Moves as little as necessary to show a point at least `padding` pixels from the edge. */
  keepInView(at: LatLng, padding: number): void;
  drawLine(points: readonly LatLng[]): Stop;
  addMarker(spec: MarkerSpec): DrawnMarker;
  /** The map has come to rest after a change of its view. */
  onView(listener: () => void): Stop;
  onTap(listener: (at: LatLng) => void): Stop;
  /** For libraries whose zoom buttons have no names in the user's language. */
  nameZoomButtons?(zoomIn: string, zoomOut: string): void;
  remove(): void;
}

/** How a map starts. */
export interface MapStart {
  center: LatLng;
  zoom: number;
  mode: 'light' | 'dark';
}

/** Zoom levels that users can reach. */
export const MIN_ZOOM = 3;
export const MAX_ZOOM = 17;

/** Creates a map in an element. */
export type CreateMap = (element: HTMLElement, start: MapStart) => DrawnMap;
