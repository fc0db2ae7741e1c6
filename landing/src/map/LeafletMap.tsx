import 'leaflet/dist/leaflet.css';
import { Box } from '@mui/material';
import type { LatLng } from '@wayfare/shared';
import L from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../language/LanguageProvider.js';
import { palette } from '../theme.js';
import { LandLayer } from './landLayer.js';
import type { MapViewProps } from './MapView.js';
import { marker } from './markers.js';
import { showPlaceLabels } from './placeLabels.js';

const tuple = (point: LatLng): L.LatLngTuple => [point.lat, point.lng];
const somewhere: L.LatLngTuple = [40.74, -73.98];

/** A React wrapper for Leaflet, loaded with the first map shown. */
export function LeafletMap({ label, markers, path, height, onTap }: MapViewProps) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const tap = useRef(onTap);
  useEffect(() => {
    tap.current = onTap;
  });

  const zoomIn = t('site_map_zoom_in');
  const zoomOut = t('site_map_zoom_out');
  useEffect(() => {
    if (!element.current) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = L.map(element.current, {
      minZoom: 5,
      // The observer below does it: Leaflet's own would still report a move after the map is removed.
      trackResize: false,
      maxZoom: 17,
      zoomAnimation: !still,
      fadeAnimation: !still,
      zoomControl: false,
      attributionControl: false,
      // One finger scrolls the page past a small map; zoom buttons and two-finger gestures control the map.
      scrollWheelZoom: false,
    }).setView(somewhere, 11);
    L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(created);
    L.control.attribution({ prefix: false }).addAttribution('Natural Earth · © GeoNames').addTo(created);
    created.addLayer(new LandLayer({ updateWhenIdle: false }));
    const stopLabels = showPlaceLabels(created);
    created.on('click', (event) => tap.current?.({ lat: event.latlng.lat, lng: event.latlng.lng }));
    const resize = new ResizeObserver(() => created.invalidateSize({ pan: false }));
    resize.observe(element.current);
    setMap(created);
    return () => {
      resize.disconnect();
      stopLabels();
      created.remove();
      setMap(null);
    };
  }, [zoomIn, zoomOut]);

  // API responses create a new array each time: the line is only redrawn when it changes.
  const route = useHeld(path ?? [], path?.length ? `${path.length}:${path[0]?.lat},${path.at(-1)?.lat}` : '');
  useEffect(() => {
    if (!map || route.length < 2) return undefined;
    const points = route.map(tuple);
    const group = L.layerGroup([
      L.polyline(points, { color: '#fff', weight: 9, opacity: 0.9, interactive: false }),
      L.polyline(points, { color: palette.lagoon, weight: 5, interactive: false }),
    ]).addTo(map);
    return () => void group.remove();
  }, [map, route]);

  const drawn = useRef(new Map<string, L.Marker>());
  useEffect(() => {
    const shown = drawn.current;
    return () => shown.clear();
  }, [map]);
  useEffect(() => {
    if (!map) return;
    const shown = drawn.current;
    for (const [kind, old] of shown) {
      if (!markers.some((one) => one.kind === kind)) {
        old.remove();
        shown.delete(kind);
      }
    }
    for (const one of markers) {
      const old = shown.get(one.kind);
      if (old) old.setLatLng(tuple(one));
      else shown.set(one.kind, marker(one.kind, tuple(one), one.label).addTo(map));
    }
  }, [map, markers]);

  // The view is reset when the trip's places change; a moving driver is only kept in view.
  const places = markers.filter((one) => one.kind !== 'driver');
  const driver = markers.find((one) => one.kind === 'driver');
  const framed = places.length > 0 ? [...places, ...(driver ? [driver] : [])] : driver ? [driver] : [];
  const frame = useHeld(
    framed.map(tuple),
    places.length > 0 ? JSON.stringify(places.map(tuple)) : String(Boolean(driver)),
  );
  useEffect(() => {
    if (!map || frame.length === 0) return;
    const bounds = L.latLngBounds([...frame, ...route.map(tuple)]);
    map.fitBounds(bounds, { padding: [48, 48], maxZoom: 14, animate: false });
  }, [map, frame, route]);

  const driverLat = driver?.lat;
  const driverLng = driver?.lng;
  useEffect(() => {
    if (map && driverLat !== undefined && driverLng !== undefined) {
      map.panInside([driverLat, driverLng], { padding: [40, 40] });
    }
  }, [map, driverLat, driverLng]);

  return (
    <Box
      ref={element}
      dir="ltr"
      role="region"
      aria-label={label}
      sx={{
        height,
        width: '100%',
        zIndex: 0,
        bgcolor: '#c9e0e3',
        cursor: onTap ? 'crosshair' : undefined,
        '& .leaflet-bar a': { width: 40, height: 40, lineHeight: '40px', color: palette.ink },
        '& .leaflet-control-attribution': { fontSize: 10, color: '#3d5452' },
      }}
    />
  );
}

/** Keeps the first value with the same key, so that effects see a stable object. */
function useHeld<T>(value: T, key: string): T {
  const [held, setHeld] = useState({ value, key });
  if (held.key === key) return held.value;
  setHeld({ value, key });
  return value;
}
