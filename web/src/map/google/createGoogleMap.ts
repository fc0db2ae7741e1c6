import type { LatLng } from '@wayfare/shared';
import type { CreateMap, DrawnMap } from '../drawnMap.js';
import { type MapColors, mapColors } from '../mapColors.js';
import { cameraFor } from './camera.js';
import { addMarker } from './googleMarker.js';
import type { GoogleLibrary } from './googleLibrary.js';
import { infoWindowOn } from './googleInfoWindow.js';
import { takeMap } from './mapPool.js';

/** Creates maps with Google's loaded library. */
export const createGoogleMapWith =
  (library: GoogleLibrary): CreateMap =>
  (element, { center, zoom, mode }) => {
    const { map, release } = takeMap(library, element, { center, zoom, mode });
    const info = infoWindowOn(library, map);
    const closing = map.addListener('click', () => info.close());
    return {
      ...viewOf(map),
      drawLine: (points) => drawLine(library, map, points, mapColors[mode]),
      addMarker: (spec) => addMarker(library, map, info, spec),
      onView: (listener) => listen(map, 'idle', listener),
      onTap: (listener) => {
        map.setOptions({ draggableCursor: 'crosshair' });
        const stop = listen(map, 'click', ({ latLng }: google.maps.MapMouseEvent) => {
          if (latLng) listener(latLng.toJSON());
        });
        return () => {
          stop();
          map.setOptions({ draggableCursor: null });
        };
      },
      remove: () => {
        closing.remove();
        info.close();
        release();
      },
    };
  };

const viewOf = (
  map: google.maps.Map,
): Pick<DrawnMap, 'zoom' | 'bounds' | 'center' | 'showAll' | 'keepInView'> => ({
  zoom: () => map.getZoom() ?? 0,
  bounds: () => {
    const bounds = map.getBounds()?.toJSON();
    if (!bounds) return null;
    const { west, east } = bounds;
    return { ...bounds, east: east < west ? east + 360 : east };
  },
  center: (at) => map.setCenter(at),
  showAll: (points, framing) => {
    const { clientWidth: width, clientHeight: height } = map.getDiv();
    map.moveCamera(cameraFor(points, { width, height }, framing));
  },
  keepInView: ({ lat, lng }, padding) =>
    map.panToBounds({ south: lat, west: lng, north: lat, east: lng }, padding),
});

function listen(map: google.maps.Map, event: string, listener: (event: never) => void): () => void {
  const listening = map.addListener(event, listener);
  return () => listening.remove();
}

function drawLine(
  { Polyline }: GoogleLibrary,
  map: google.maps.Map,
  points: readonly LatLng[],
  colors: MapColors,
): () => void {
  const path = [...points];
  const lines = [
    { strokeColor: colors.routeBorder, strokeWeight: 9, strokeOpacity: 0.9, zIndex: 1 },
    { strokeColor: colors.route, strokeWeight: 5, zIndex: 2 },
  ].map((look) => new Polyline({ map, path, clickable: false, ...look }));
  return () => {
    for (const line of lines) line.setMap(null);
  };
}
