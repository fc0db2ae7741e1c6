import L from 'leaflet';
import type { LatLng } from '@wayfare/shared';
import {
  type CreateMap,
  type DrawnMap,
  type DrawnMarker,
  type MapStart,
  type MarkerMoving,
  type MarkerSpec,
  MAX_ZOOM,
  MIN_ZOOM,
} from '../drawnMap.js';
import { type MapColors, mapColors } from '../mapColors.js';
import type { VectorMapAccess } from '../mapProps.js';
import { movableElement, onGlobe } from '../movableElement.js';
import { showBackground } from './background.js';
import { showVectorTiles } from './vectorTiles.js';

/** Raises a marker above those further south. */
const IN_FRONT = 10_000;

/** Creates Leaflet maps in elements, on vector tiles or on our own background. */
export const createLeafletMapWith =
  (vector: VectorMapAccess | null): CreateMap =>
  (element, start) =>
    createLeafletMap(element, start, vector);

function createLeafletMap(
  element: HTMLElement,
  { center, zoom, mode }: MapStart,
  vector: VectorMapAccess | null,
): DrawnMap {
  const colors = mapColors[mode];
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = L.map(element, {
    center: tuple(center),
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
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
  const zoomButtons = L.control.zoom().addTo(map);
  L.control.attribution({ prefix: false }).addTo(map);
  const background = showBackground(map, colors);
  const stopTiles = vector ? showVectorTiles(map, vector, mode, background.remove) : undefined;
  const resize = new ResizeObserver(() => map.invalidateSize({ pan: false }));
  resize.observe(element);
  return {
    ...viewOf(map),
    drawLine: (points) => drawLine(map, points, colors),
    addMarker: (spec) => addMarker(map, spec),
    onView: (listener) => listen(map, 'moveend', listener),
    onTap: (listener) =>
      listen(map, 'click', (event) => {
        const { lat, lng } = (event as L.LeafletMouseEvent).latlng;
        listener({ lat, lng });
      }),
    nameZoomButtons: (zoomIn, zoomOut) => {
      nameButton(zoomButtons, '.leaflet-control-zoom-in', zoomIn);
      nameButton(zoomButtons, '.leaflet-control-zoom-out', zoomOut);
    },
    remove: () => {
      resize.disconnect();
      stopTiles?.();
      background.remove();
      map.remove();
    },
  };
}

function nameButton(control: L.Control, selector: string, name: string): void {
  const button = control.getContainer()?.querySelector(selector);
  button?.setAttribute('title', name);
  button?.setAttribute('aria-label', name);
}

const tuple = ({ lat, lng }: LatLng): L.LatLngTuple => [lat, lng];

const viewOf = (map: L.Map): Pick<DrawnMap, 'zoom' | 'bounds' | 'center' | 'showAll' | 'keepInView'> => ({
  zoom: () => map.getZoom(),
  bounds: () => {
    const shown = map.getBounds();
    return {
      south: shown.getSouth(),
      west: shown.getWest(),
      north: shown.getNorth(),
      east: shown.getEast(),
    };
  },
  center: (at) => void map.setView(tuple(at)),
  showAll: (points, { padding, maxZoom, isAnimated }) =>
    void map.fitBounds(L.latLngBounds(points.map(tuple)), {
      padding: [padding, padding],
      maxZoom,
      ...(!isAnimated && { animate: false }),
    }),
  keepInView: (at, padding) => void map.panInside(tuple(at), { padding: [padding, padding] }),
});

function listen(map: L.Map, event: string, listener: L.LeafletEventHandlerFn): () => void {
  map.on(event, listener);
  return () => void map.off(event, listener);
}

function drawLine(map: L.Map, points: readonly LatLng[], colors: MapColors): () => void {
  const line = points.map(tuple);
  const layers = L.layerGroup([
    L.polyline(line, { color: colors.routeBorder, weight: 9, opacity: 0.9, interactive: false }),
    L.polyline(line, { color: colors.route, weight: 5, interactive: false }),
  ]).addTo(map);
  return () => void layers.remove();
}

function addMarker(map: L.Map, spec: MarkerSpec): DrawnMarker {
  const { look, name, isInFront, info, onChoose, moving, ...at } = spec;
  const isImage = !info && !onChoose && !moving;
  const element = document.createElement('div');
  element.innerHTML = look.html;
  // An image for screen readers; Leaflet makes the others buttons.
  if (isImage) {
    element.setAttribute('role', 'img');
    element.setAttribute('aria-label', name);
  }
  const [x, y] = look.anchor;
  const icon = L.divIcon({
    html: element,
    className: '',
    iconSize: [...look.size],
    iconAnchor: [x, y],
    popupAnchor: [0, -y],
  });
  const zIndexOffset = isInFront ? IN_FRONT : 0;
  const marker = L.marker(tuple(at), {
    icon,
    title: name,
    zIndexOffset,
    ...(isImage ? { keyboard: false, interactive: false } : { alt: name }),
    ...(moving && { draggable: true, autoPan: true }),
  });
  if (info) marker.bindPopup(info);
  if (onChoose) marker.on('click', onChoose);
  marker.addTo(map);
  if (moving) makeMovable(map, marker, name, moving);
  return {
    move: (to) => void marker.setLatLng(tuple(to)),
    change: ({ html }, nextName) => {
      element.innerHTML = html;
      if (isImage) element.setAttribute('aria-label', nextName);
      marker.getElement()?.setAttribute('title', nextName);
    },
    remove: () => void marker.remove(),
  };
}

function makeMovable(map: L.Map, marker: L.Marker, name: string, moving: MarkerMoving): void {
  const at = () => {
    const { lat, lng } = marker.getLatLng();
    return { lat, lng: onGlobe(lng) };
  };
  marker.on('dragend', () => moving.onMoved(at()));
  const element = marker.getElement();
  if (!element) return;
  const move = (to: LatLng) => void marker.setLatLng(tuple(to));
  movableElement(element, name, moving, { at, zoom: () => map.getZoom(), move });
}
