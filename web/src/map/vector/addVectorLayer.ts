import { MaplibreGL } from '@maplibre/maplibre-gl-leaflet';
import type L from 'leaflet';
import { addProtocol, setWorkerUrl } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import type { VectorMapAccess } from '../mapProps.js';
import { styleOf } from './styleOf.js';

setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol({ metadata: true }).tile);

/** Adds a layer of vector tiles to a map, below its markers and lines. Returns how to remove it. */
export function addVectorLayer(
  map: L.Map,
  { map: source, language }: VectorMapAccess,
  mode: 'light' | 'dark',
  { onShown, onFailed }: { onShown: () => void; onFailed: (reason: unknown) => void },
): () => void {
  const layer = new MaplibreGL({
    style: styleOf(source, mode, language, location.origin),
    interactive: false,
  });
  layer.addTo(map);
  const drawn = layer.getMaplibreMap();
  let isShown = false;
  drawn.once('load', () => {
    isShown = true;
    onShown();
  });
  // Later errors concern single tiles, which stay empty until they are asked for again.
  drawn.on('error', ({ error }) => {
    if (!isShown) onFailed(error.message);
  });
  return () => void layer.remove();
}
