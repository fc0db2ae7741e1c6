import type L from 'leaflet';
import type { VectorMapAccess } from '../mapProps.js';

/**
 * Draws vector tiles below everything else on a map, and calls `onShown` once they are visible. Loads their
 * library first. If they cannot be drawn, logs the reason in the browser's console, and leaves the map as it
 * is. Returns a function that stops.
 */
export function showVectorTiles(
  map: L.Map,
  access: VectorMapAccess,
  mode: 'light' | 'dark',
  onShown: () => void,
): () => void {
  let stop: (() => void) | null = null;
  let isWanted = true;
  const giveUp = (reason: unknown) => {
    if (!isWanted) return;
    stop?.();
    stop = null;
    console.warn(`The map of vector tiles is replaced by the offline map: ${String(reason)}`);
  };
  void import('../vector/addVectorLayer.js')
    .then(({ addVectorLayer }) => {
      if (isWanted) stop = addVectorLayer(map, access, mode, { onShown, onFailed: giveUp });
    })
    .catch(giveUp);
  return () => {
    isWanted = false;
    stop?.();
  };
}
