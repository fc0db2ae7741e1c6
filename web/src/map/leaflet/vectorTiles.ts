import type L from 'leaflet';
import type { VectorMapAccess } from '../mapProps.js';

/**
 * Draws vector tiles below everything else on a map, and calls `onShown` once they are there. Their library
 * is loaded first. Where they cannot be drawn, the browser's console says why, and the map stays as it is.
 * Returns how to stop.
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
