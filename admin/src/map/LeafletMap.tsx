import 'leaflet/dist/leaflet.css';
import { Box, useTheme } from '@mui/material';
import { boundsOnGlobe, type LatLng } from '@wayfare/shared';
import L from 'leaflet';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '../language/useText.js';
import { addBackground, type MapColors } from './background.js';
import type { MapViewProps } from './MapView.js';
import { useMarkers } from './useMarkers.js';

const colors: Record<'light' | 'dark', MapColors> = {
  light: { sea: '#c9e0e3', land: '#f3f1e8', line: '#0f6b66', name: '#4a5f5c' },
  dark: { sea: '#0c2a2e', land: '#1b3538', line: '#6fd3c9', name: '#b4c8c5' },
};

const showAll = (map: L.Map, points: readonly LatLng[]) =>
  map.fitBounds(L.latLngBounds(points.map(tuple)), { padding: [36, 36], maxZoom: 15, animate: false });
const tuple = ({ lat, lng }: LatLng): L.LatLngTuple => [lat, lng];

/** A React wrapper for Leaflet: a separate map for each theme, because nothing can be drawn on a removed map. */
export function LeafletMap(props: MapViewProps) {
  const { mode } = useTheme().palette;
  return <ThemedMap key={mode} mode={mode} {...props} />;
}

function ThemedMap({
  mode,
  label,
  height,
  zoom,
  center,
  markers,
  path,
  shows,
  onView,
}: MapViewProps & { mode: 'light' | 'dark' }) {
  const t = useText();
  const element = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<L.Map | null>(null);
  const start = useRef({ center, zoom, shows });
  const zoomIn = t('panel_zoom_in');
  const zoomOut = t('panel_zoom_out');

  useEffect(() => {
    if (!element.current) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = L.map(element.current, {
      center: tuple(start.current.center),
      zoom: start.current.zoom,
      minZoom: 3,
      maxZoom: 17,
      preferCanvas: true,
      // The observer below does it: Leaflet's own would still report a move after the map is removed.
      trackResize: false,
      worldCopyJump: true,
      zoomControl: false,
      attributionControl: false,
      zoomAnimation: !still,
      fadeAnimation: !still,
      // The wheel scrolls the page past the map; buttons and touch gestures zoom.
      scrollWheelZoom: false,
    });
    L.control.zoom({ zoomInTitle: zoomIn, zoomOutTitle: zoomOut }).addTo(created);
    L.control.attribution({ prefix: false }).addAttribution('Natural Earth · © GeoNames').addTo(created);
    addBackground(created, colors[mode]);
    const resize = new ResizeObserver(() => created.invalidateSize({ pan: false }));
    resize.observe(element.current);
    setMap(created);
    return () => {
      resize.disconnect();
      created.remove();
      setMap(null);
    };
  }, [mode, zoomIn, zoomOut]);

  useEffect(() => {
    map?.setView(tuple(center));
    // A new object with the same coordinates is not a new place.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, center.lat, center.lng]);

  const nameOfMany = useCallback((count: number) => t('panel_markers', { count }), [t]);
  useMarkers(map, markers, nameOfMany);
  useEffect(() => {
    if (map && start.current.shows) showAll(map, start.current.shows);
  }, [map]);
  usePath(map, path, colors[mode].line);
  useView(map, onView);

  return (
    <Box
      ref={element}
      role="group"
      aria-label={label}
      sx={{
        height,
        width: '100%',
        borderRadius: 2,
        overflow: 'hidden',
        isolation: 'isolate',
        bgcolor: colors[mode].sea,
        '&.leaflet-container': { background: colors[mode].sea, font: 'inherit' },
        '& .leaflet-popup-content': { margin: '10px 16px', fontSize: '0.875rem' },
        '& .leaflet-control-attribution': { color: '#333', fontSize: '0.7rem' },
        '& .leaflet-control-attribution, & .leaflet-bar': { direction: 'ltr' },
      }}
    />
  );
}

/** Reports which part of the globe is shown, with a small margin. */
function useView(map: L.Map | null, onView: MapViewProps['onView']) {
  useEffect(() => {
    if (!map || !onView) return undefined;
    const tell = () => {
      const shown = map.getBounds().pad(0.1);
      const [south, west, north, east] = [
        shown.getSouth(),
        shown.getWest(),
        shown.getNorth(),
        shown.getEast(),
      ];
      onView(boundsOnGlobe({ south, west, north, east }));
    };
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, onView]);
}

/** The line of a route; the map zooms to show all of it. */
function usePath(map: L.Map | null, path: readonly LatLng[] | undefined, color: string) {
  useEffect(() => {
    if (!map || !path || path.length < 2) return undefined;
    const line = L.polyline(path.map(tuple), { color, weight: 4, interactive: false }).addTo(map);
    showAll(map, path);
    return () => void line.remove();
  }, [map, path, color]);
}
