import type L from 'leaflet';
import type { MapColors } from '../mapColors.js';
import { LandLayer } from './landLayer.js';
import { showPlaceNames } from './placeNames.js';

const SOURCES = 'Natural Earth · © GeoNames · NYC';

/** Draws the background that needs no map service, until it is removed. */
export function showBackground(map: L.Map, colors: MapColors): { remove: () => void } {
  const land = new LandLayer({ colors, updateWhenIdle: false }).addTo(map);
  map.attributionControl.addAttribution(SOURCES);
  const stopNames = showPlaceNames(map, colors);
  let isShown = true;
  return {
    remove: () => {
      if (!isShown) return;
      isShown = false;
      stopNames();
      land.remove();
      map.attributionControl.removeAttribution(SOURCES);
    },
  };
}
