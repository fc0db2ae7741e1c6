import { Box, type SxProps } from '@mui/material';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { boundsOnGlobe, type LatLng, widen } from '@wayfare/shared';
import type { CreateMap, DrawnMap } from './drawnMap.js';
import type { MapViewProps } from './mapProps.js';
import { useFrame } from './useFrame.js';
import { useHeld } from './useHeld.js';
import { type MarkerWays, useMarkers } from './useMarkers.js';

/** How much more than the visible part is reported, in parts of it, on each side. */
const MARGIN = 0.1;

interface MapSurfaceProps extends MapViewProps {
  create: CreateMap;
  mode: 'light' | 'dark';
  sx?: SxProps;
}

/**
 * All that a map of the product does, on a map of any library. A surface has one map as long as it is shown,
 * so that no effect ever draws on a removed one: another `mode` or `create` needs another `key`.
 */
export function MapSurface({ create, mode, sx, ...props }: MapSurfaceProps) {
  const { label, height, markers, path, onView, onTap } = props;
  const element = useRef<HTMLDivElement>(null);
  const map = useDrawnMap(element, create, mode, props);
  useZoomButtons(map, props.text);

  // API responses create a new array each time: the line is only redrawn when it changes.
  const route = useHeld(
    path ?? [],
    path?.length ? `${path.length}:${path[0]?.lat},${path.at(-1)?.lat},${path.at(-1)?.lng}` : '',
  );
  useRoute(map, route);
  useLines(map, props.lines);
  const moved = useRef<LatLng>(null);
  useMarkers(map, markers, useMarkerWays(props, moved));
  useFrame(map, props, route, moved);
  useView(map, onView);
  useEffect(() => (map && onTap ? map.onTap(onTap) : undefined), [map, onTap]);

  return (
    <Box
      ref={element}
      dir="ltr"
      role="group"
      aria-label={label}
      sx={[
        { height, width: '100%', isolation: 'isolate', cursor: onTap ? 'crosshair' : undefined },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

/** The map in an element; null until it is created. It stays the same when props change. */
function useDrawnMap(
  element: RefObject<HTMLDivElement | null>,
  create: CreateMap,
  mode: 'light' | 'dark',
  { start: opensAt, center = opensAt, zoom = 11 }: Pick<MapViewProps, 'start' | 'center' | 'zoom'>,
): DrawnMap | null {
  const [map, setMap] = useState<DrawnMap | null>(null);
  const start = useRef({ create, center, zoom, mode });
  useEffect(() => {
    if (!element.current) return undefined;
    const { create: createMap, ...view } = start.current;
    const created = createMap(element.current, view);
    setMap(created);
    return () => {
      created.remove();
      setMap(null);
    };
  }, [element]);
  return map;
}

/** Names the zoom buttons in the user's language. */
function useZoomButtons(map: DrawnMap | null, text: MapViewProps['text']) {
  const [zoomIn, zoomOut] = [text('map_zoom_in'), text('map_zoom_out')];
  useEffect(() => map?.nameZoomButtons?.(zoomIn, zoomOut), [map, zoomIn, zoomOut]);
}

/**
 * Returns the settings that all markers of a map share. `moved` receives the place to which a user moves a
 * marker.
 */
function useMarkerWays(
  { hasInfoWindows = false, text, onMoved, movingHint }: MapViewProps,
  moved: RefObject<LatLng | null>,
): MarkerWays {
  const latest = useRef(onMoved);
  useEffect(() => {
    latest.current = onMoved;
  });
  return useMemo(
    () => ({
      hasInfoWindows,
      nameOfMany: (count, crowd) => text(crowd === 'pickup' ? 'map_pickups' : 'map_markers', { count }),
      movingOf: (id) => ({
        roleName: text('map_movable_pin'),
        ...(movingHint && { hint: movingHint }),
        onMoved: (to) => {
          moved.current = to;
          latest.current?.(id, to);
        },
      }),
    }),
    [hasInfoWindows, text, movingHint, moved],
  );
}

/** The line of a route. */
function useRoute(map: DrawnMap | null, route: readonly LatLng[]) {
  useEffect(() => (map && route.length > 1 ? map.drawLine(route) : undefined), [map, route]);
}

/** Further lines. Those that stay as they are, are not drawn again. */
function useLines(map: DrawnMap | null, lines: MapViewProps['lines']) {
  const drawn = useRef(new Map<string, () => void>());
  useEffect(() => {
    if (!map || !lines) return;
    const wanted = new Map(lines.map(({ id, line }) => [keyOf(id, line), line]));
    for (const [key, remove] of drawn.current) {
      if (wanted.has(key)) continue;
      remove();
      drawn.current.delete(key);
    }
    for (const [key, line] of wanted) if (!drawn.current.has(key)) drawn.current.set(key, map.drawLine(line));
  }, [map, lines]);
  useEffect(() => {
    const kept = drawn.current;
    return () => {
      // The lines were removed with the map.
      kept.clear();
    };
  }, [map]);
}

const keyOf = (id: string, line: readonly LatLng[]) =>
  `${id}:${line.map(({ lat, lng }) => `${lat.toFixed(4)},${lng.toFixed(4)}`).join(';')}`;

/** Reports which part of the globe is shown, with a small margin and exactly. */
function useView(map: DrawnMap | null, onView: MapViewProps['onView']) {
  useEffect(() => {
    if (!map || !onView) return undefined;
    const report = () => {
      const shown = map.bounds();
      if (shown) onView(widen(shown, MARGIN), boundsOnGlobe(shown));
    };
    report();
    return map.onView(report);
  }, [map, onView]);
}
