import type { LatLng } from '@wayfare/shared';
import { MAX_ZOOM, MIN_ZOOM } from '../drawnMap.js';
import { mapColors } from '../mapColors.js';
import type { GoogleLibrary } from './googleLibrary.js';

type Mode = 'light' | 'dark';

/** Maps that no page shows at the moment. */
const parked: Record<Mode, google.maps.Map[]> = { light: [], dark: [] };

/**
 * A map in an element, until it is released. Google bills each map that is created, and browsers cannot free
 * its memory: a map that is no longer shown is used for the next one.
 */
export function takeMap(
  { Map }: GoogleLibrary,
  element: HTMLElement,
  { center, zoom, mode }: { center: LatLng; zoom: number; mode: Mode },
): { map: google.maps.Map; release: () => void } {
  const map = parked[mode].pop() ?? new Map(fillingDiv(), optionsFor(mode));
  element.append(map.getDiv());
  map.moveCamera({ center, zoom });
  return {
    map,
    release: () => {
      map.getDiv().remove();
      parked[mode].push(map);
    },
  };
}

function fillingDiv(): HTMLElement {
  const div = document.createElement('div');
  div.style.cssText = 'width:100%;height:100%';
  return div;
}

const optionsFor = (mode: Mode): google.maps.MapOptions => ({
  colorScheme: mode === 'dark' ? 'DARK' : 'LIGHT',
  backgroundColor: mapColors[mode].land,
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  isFractionalZoomEnabled: false,
  // A raster map needs neither a map id nor WebGL.
  renderingType: 'RASTER',
  disableDefaultUI: true,
  zoomControl: true,
  clickableIcons: false,
  keyboardShortcuts: true,
  // As on the offline map, the wheel scrolls the page past the map, and one finger moves the map.
  gestureHandling: 'greedy',
  scrollwheel: false,
});
