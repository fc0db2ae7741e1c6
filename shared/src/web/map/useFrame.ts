import L from 'leaflet';
import { useEffect, useRef } from 'react';
import type { LatLng } from '../../geo/geo.schema.js';
import type { MapViewProps } from './mapProps.js';
import { useHeld } from './useHeld.js';

const tuple = ({ lat, lng }: LatLng): L.LatLngTuple => [lat, lng];

const showAll = (map: L.Map, points: readonly LatLng[]) =>
  map.fitBounds(L.latLngBounds(points.map(tuple)), { padding: [48, 48], maxZoom: 14, animate: false });

/** Moves a map to its center, or so that it shows what it should: see `MapViewProps`. */
export function useFrame(
  map: L.Map | null,
  { center, shows, markers }: Pick<MapViewProps, 'center' | 'shows' | 'markers'>,
  route: readonly LatLng[],
) {
  useEffect(() => {
    if (map && center) map.setView(tuple(center));
    // A new object with the same coordinates is not a new place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, center?.lat, center?.lng]);

  const first = useRef(shows);
  useEffect(() => {
    if (map && first.current) showAll(map, first.current);
  }, [map]);

  const isPlaced = Boolean(center ?? shows);
  // The view is reset when the trip's places change; a moving driver is only kept in view.
  const places = markers.filter(({ kind }) => kind !== 'driver');
  const driver = markers.find(({ kind }) => kind === 'driver');
  const frame = useHeld(
    driver ? [...places, driver] : places,
    places.length > 0 ? JSON.stringify(places.map(tuple)) : String(Boolean(driver)),
  );
  useEffect(() => {
    if (map && !isPlaced && frame.length > 0) showAll(map, [...frame, ...route]);
  }, [map, isPlaced, frame, route]);

  const driverLat = driver?.lat;
  const driverLng = driver?.lng;
  useEffect(() => {
    if (map && driverLat !== undefined && driverLng !== undefined)
      map.panInside([driverLat, driverLng], { padding: [40, 40] });
  }, [map, driverLat, driverLng]);
}
