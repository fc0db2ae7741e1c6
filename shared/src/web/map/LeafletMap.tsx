import 'leaflet/dist/leaflet.css';
import { Box, useTheme } from '@mui/material';
import L from 'leaflet';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { boundsOnGlobe } from '../../geo/mapBounds.js';
import type { LatLng } from '../../geo/geo.schema.js';
import { brand } from '../theme/theme.js';
import { LandLayer } from './landLayer.js';
import { type MapColors, mapColors } from './mapColors.js';
import type { MapViewProps } from './mapProps.js';
import { showPlaceNames } from './placeNames.js';
import { useFrame } from './useFrame.js';
import { useHeld } from './useHeld.js';
import { useMarkers } from './useMarkers.js';

const START: L.LatLngTuple = [40.74, -73.98];

/** A React wrapper for Leaflet: a separate map for each theme, because nothing can be drawn on a removed map. */
export function LeafletMap(props: MapViewProps) {
  const { mode } = useTheme().palette;
  return <ThemedMap key={mode} colors={mapColors[mode]} {...props} />;
}

function ThemedMap({ colors, ...props }: MapViewProps & { colors: MapColors }) {
  const { label, height, markers, path, text, hasInfoWindows = false, onView, onTap } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useLeaflet(element, props, colors);

  // API responses create a new array each time: the line is only redrawn when it changes.
  const route = useHeld(
    path ?? [],
    path?.length ? `${path.length}:${path[0]?.lat},${path.at(-1)?.lat},${path.at(-1)?.lng}` : '',
  );
  useRoute(map, route, colors);
  const nameOfMany = useCallback((count: number) => text('map_markers', { count }), [text]);
  useMarkers(map, markers, hasInfoWindows, nameOfMany);
  useFrame(map, props, route);
  useView(map, onView);
  useTap(map, onTap);

  return (
    <Box
      ref={element}
      dir="ltr"
      role="group"
      aria-label={label}
      sx={{
        height,
        width: '100%',
        isolation: 'isolate',
        cursor: onTap ? 'crosshair' : undefined,
        '&.leaflet-container': { background: colors.sea, font: 'inherit' },
        '& .leaflet-popup-content': { margin: '10px 16px', fontSize: '0.875rem' },
        '& .leaflet-bar a': { width: 40, height: 40, lineHeight: '40px', color: brand.ink },
        '& .leaflet-control-attribution': { color: '#333', fontSize: '0.7rem' },
      }}
    />
  );
}

/** The Leaflet map in an element; null until it is created. */
function useLeaflet(
  element: RefObject<HTMLDivElement | null>,
  { center, zoom = 11, text }: Pick<MapViewProps, 'center' | 'zoom' | 'text'>,
  colors: MapColors,
): L.Map | null {
  const [map, setMap] = useState<L.Map | null>(null);
  const start = useRef({ center: center ? tuple(center) : START, zoom });
  const zoomInTitle = text('map_zoom_in');
  const zoomOutTitle = text('map_zoom_out');
  useEffect(() => {
    if (!element.current) return undefined;
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const created = L.map(element.current, {
      ...start.current,
      minZoom: 3,
      maxZoom: 17,
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
    L.control.zoom({ zoomInTitle, zoomOutTitle }).addTo(created);
    L.control
      .attribution({ prefix: false })
      .addAttribution('Natural Earth · © GeoNames · NYC')
      .addTo(created);
    created.addLayer(new LandLayer({ colors, updateWhenIdle: false }));
    const stopNames = showPlaceNames(created, colors);
    const resize = new ResizeObserver(() => created.invalidateSize({ pan: false }));
    resize.observe(element.current);
    setMap(created);
    return () => {
      resize.disconnect();
      stopNames();
      created.remove();
      setMap(null);
    };
  }, [element, colors, zoomInTitle, zoomOutTitle]);
  return map;
}

const tuple = ({ lat, lng }: LatLng): L.LatLngTuple => [lat, lng];

/** The line of a route. */
function useRoute(map: L.Map | null, route: readonly LatLng[], colors: MapColors) {
  useEffect(() => {
    if (!map || route.length < 2) return undefined;
    const points = route.map(tuple);
    const line = L.layerGroup([
      L.polyline(points, { color: colors.routeBorder, weight: 9, opacity: 0.9, interactive: false }),
      L.polyline(points, { color: colors.route, weight: 5, interactive: false }),
    ]).addTo(map);
    return () => void line.remove();
  }, [map, route, colors]);
}

/** Reports which part of the globe is shown, with a small margin. */
function useView(map: L.Map | null, onView: MapViewProps['onView']) {
  useEffect(() => {
    if (!map || !onView) return undefined;
    const tell = () => {
      const shown = map.getBounds().pad(0.1);
      onView(
        boundsOnGlobe({
          south: shown.getSouth(),
          west: shown.getWest(),
          north: shown.getNorth(),
          east: shown.getEast(),
        }),
      );
    };
    tell();
    map.on('moveend', tell);
    return () => void map.off('moveend', tell);
  }, [map, onView]);
}

function useTap(map: L.Map | null, onTap: MapViewProps['onTap']) {
  useEffect(() => {
    if (!map || !onTap) return undefined;
    const tap = ({ latlng }: L.LeafletMouseEvent) => onTap({ lat: latlng.lat, lng: latlng.lng });
    map.on('click', tap);
    return () => void map.off('click', tap);
  }, [map, onTap]);
}
