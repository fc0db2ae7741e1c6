import type { LatLng } from '@wayfare/shared';
import type { MarkerMoving } from './drawnMap.js';
import { globeProjection } from './tileProjection.js';

/** How far an arrow key moves a marker, in pixels: exactly, or fast with Shift. */
const STEP = 8;
const FAST_STEP = 48;
/** Web Mercator ends here. */
const MOST_LAT = 85;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point that is some pixels away on the screen, at a zoom level. */
export function shiftedOnScreen(at: LatLng, right: number, down: number, zoom: number): LatLng {
  const { x, y, lngAt, latAt } = globeProjection(zoom);
  const lat = latAt(y(at.lat) + down);
  const lng = lngAt(x(at.lng) + right);
  return { lat: Math.max(-MOST_LAT, Math.min(MOST_LAT, lat)), lng: onGlobe(lng) };
}

/** A longitude from -180 to 180. */
export const onGlobe = (lng: number): number => ((((lng + 180) % 360) + 360) % 360) - 180;

/** Where a pressed key moves a marker: null if it is not an arrow key. */
export function movedByKey(
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  at: LatLng,
  zoom: number,
): LatLng | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? FAST_STEP : STEP;
  return shiftedOnScreen(at, direction[0] * step, direction[1] * step, zoom);
}

/**
 * Makes a marker's element focusable and movable by arrow keys. Its role makes screen readers pass the keys
 * on; `move` moves the marker on the map.
 */
export function movableElement(
  element: HTMLElement,
  name: string,
  { onMoved, roleName, hint }: MarkerMoving,
  { at, zoom, move }: { at: () => LatLng; zoom: () => number; move: (to: LatLng) => void },
): void {
  element.tabIndex = 0;
  element.setAttribute('role', 'application');
  element.setAttribute('aria-roledescription', roleName);
  element.setAttribute('aria-label', name);
  if (hint) element.setAttribute('aria-describedby', hint);
  element.style.cursor = 'grab';
  element.addEventListener('keydown', (event) => {
    const to = event.altKey || event.ctrlKey || event.metaKey ? null : movedByKey(event, at(), zoom());
    if (!to) return;
    // The map and the page stay where they are.
    event.preventDefault();
    event.stopPropagation();
    move(to);
    onMoved(to);
  });
}
