import { type RefObject, useEffect, useRef } from 'react';
import type { LatLng } from '@wayfare/shared';
import type { DrawnMap, Framing } from './drawnMap.js';
import type { MapViewProps } from './mapProps.js';
import { useHeld } from './useHeld.js';

const FRAMING: Framing = { padding: 48, maxZoom: 14, isAnimated: false };
/** How far from the edge a moving driver is kept, in pixels. */
const DRIVER_PADDING = 40;
/** How far from the edge a pin moved by a user is kept, in pixels. */
const PIN_PADDING = 48;

/**
 * Moves a map to its center, or so that it shows all points it should show: see `MapViewProps`. The map stays
 * in place after a user has moved a marker to `moved`, because it must not move away below the pointer.
 */
export function useFrame(
  map: DrawnMap | null,
  { center, shows, showsFor, markers }: Pick<MapViewProps, 'center' | 'shows' | 'showsFor' | 'markers'>,
  route: readonly LatLng[],
  moved: RefObject<LatLng | null>,
) {
  useEffect(() => {
    if (map && center) map.center(center);
    // A new object with the same coordinates is not a new place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, center?.lat, center?.lng]);

  const latest = useRef(shows);
  useEffect(() => {
    latest.current = shows;
  });
  // Only then: the places it shows may change all the time.
  useEffect(() => {
    if (map && latest.current && latest.current.length > 0) map.showAll(latest.current, FRAMING);
  }, [map, showsFor]);

  const isPlaced = Boolean(center ?? shows);
  // The view is reset when the trip's places change; a moving driver is only kept in view.
  const places = markers.filter(({ kind }) => kind !== 'driver');
  const driver = markers.find(({ kind }) => kind === 'driver');
  const frame = useHeld(
    driver ? [...places, driver] : places,
    places.length > 0 ? JSON.stringify(places.map(({ lat, lng }) => [lat, lng])) : String(Boolean(driver)),
  );
  useEffect(() => {
    const at = moved.current;
    moved.current = null;
    if (!map || isPlaced || frame.length === 0) return;
    if (at && frame.some(({ lat, lng }) => lat === at.lat && lng === at.lng)) map.keepInView(at, PIN_PADDING);
    else map.showAll([...frame, ...route], FRAMING);
  }, [map, isPlaced, frame, route, moved]);

  const driverLat = driver?.lat;
  const driverLng = driver?.lng;
  useEffect(() => {
    if (map && driverLat !== undefined && driverLng !== undefined)
      map.keepInView({ lat: driverLat, lng: driverLng }, DRIVER_PADDING);
  }, [map, driverLat, driverLng]);
}
