import L from 'leaflet';
import { useEffect, useRef } from 'react';
import { clustersOf } from './clusters.js';
import { clusterIcon, markerIcon } from './markerIcon.js';
import type { MapMarker } from './mapProps.js';

/** Markers closer than this on the screen merge into one that shows their number. */
const TOO_CLOSE = 30;
/** At this zoom and above, a cluster opens as a list: zooming in further would not separate its members. */
const CLOSEST_ZOOM = 15;
/** Maximum number of names in an info window. */
const MOST_NAMES = 12;
/** Raises a marker above those further south. */
const IN_FRONT = 10_000;

interface Shown {
  marker: L.Marker;
  look: string;
}

/** Keeps a map's markers in sync: a marker that still exists is moved, not recreated. */
export function useMarkers(
  map: L.Map | null,
  markers: readonly MapMarker[],
  hasInfoWindows: boolean,
  nameOfMany: (count: number) => string,
) {
  const shown = useRef(new Map<string, Shown>());

  useEffect(() => {
    const known = shown.current;
    return () => {
      for (const { marker } of known.values()) marker.remove();
      known.clear();
    };
  }, [map]);

  useEffect(() => {
    if (!map) return undefined;
    const update = () => draw(map, markers, shown.current, hasInfoWindows, nameOfMany);
    update();
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
  }, [map, markers, hasInfoWindows, nameOfMany]);
}

function draw(
  map: L.Map,
  markers: readonly MapMarker[],
  known: Map<string, Shown>,
  hasInfoWindows: boolean,
  nameOfMany: (count: number) => string,
) {
  const zoom = map.getZoom();
  // Only an info window can show what a cluster contains.
  const isApart = (item: MapMarker) => !hasInfoWindows || item.isApart === true;
  const placed = markers.map((item) => {
    const { x, y } = map.project([item.lat, item.lng], zoom);
    return { x, y, item };
  });
  const gone = new Set(known.keys());
  const crowd = clustersOf(
    placed.filter(({ item }) => !isApart(item)),
    TOO_CLOSE,
  ).map(({ members }) => members.map(({ item }) => item));
  const apart = markers.filter(isApart).map((item) => [item]);
  for (const items of [...crowd, ...apart]) {
    const [first] = items;
    if (!first) continue;
    gone.delete(first.id);
    const look = JSON.stringify(items.map(({ id, kind, title, text }) => [id, kind, title, text]));
    const before = known.get(first.id);
    if (before?.look === look) {
      before.marker.setLatLng([first.lat, first.lng]);
      continue;
    }
    before?.marker.remove();
    const marker =
      items.length === 1 ? single(first, hasInfoWindows) : group(map, items, first, nameOfMany(items.length));
    known.set(first.id, { marker: marker.addTo(map), look });
  }
  for (const id of gone) {
    known.get(id)?.marker.remove();
    known.delete(id);
  }
}

function single(item: MapMarker, hasInfoWindows: boolean): L.Marker {
  const { lat, lng, kind, title, isApart = kind === 'driver' } = item;
  const zIndexOffset = isApart ? IN_FRONT : 0;
  if (!hasInfoWindows) {
    const options = { title, keyboard: false, interactive: false, zIndexOffset };
    return L.marker([lat, lng], { icon: markerIcon(kind, title), ...options });
  }
  return L.marker([lat, lng], { icon: markerIcon(kind), alt: title, title, zIndexOffset }).bindPopup(
    infoWindow([item]),
  );
}

function group(map: L.Map, items: readonly MapMarker[], at: MapMarker, name: string): L.Marker {
  const marker = L.marker([at.lat, at.lng], { icon: clusterIcon(items.length), alt: name, title: name });
  if (map.getZoom() >= CLOSEST_ZOOM) return marker.bindPopup(infoWindow(items));
  return marker.on('click', () =>
    map.fitBounds(L.latLngBounds(items.map(({ lat, lng }) => [lat, lng])), {
      padding: [60, 60],
      maxZoom: CLOSEST_ZOOM,
    }),
  );
}

function infoWindow(items: readonly MapMarker[]): HTMLElement {
  const box = document.createElement('div');
  for (const { title, text } of items.slice(0, MOST_NAMES)) {
    const name = document.createElement('strong');
    name.textContent = title;
    const line = document.createElement('div');
    line.dir = 'auto';
    line.append(name, text ? ` ${text}` : '');
    box.append(line);
  }
  if (items.length > MOST_NAMES) box.append(`+${items.length - MOST_NAMES}`);
  return box;
}
