import type { LatLng } from '@wayfare/shared';
import { type Framing, MIN_ZOOM } from '../drawnMap.js';
import { globeProjection } from '../tileProjection.js';

/**
 * The largest whole zoom level that shows all points on a map of `size` pixels, and its center. Needs at
 * least one point.
 */
export function cameraFor(
  points: readonly LatLng[],
  size: { width: number; height: number },
  { padding, maxZoom }: Pick<Framing, 'padding' | 'maxZoom'>,
): { center: LatLng; zoom: number } {
  const { x, y, lngAt, latAt } = globeProjection(0);
  const across = rangeOf(points.map(({ lng }) => x(lng)));
  const down = rangeOf(points.map(({ lat }) => y(lat)));
  const fits = (space: number, length: number) => Math.log2(Math.max(1, space - 2 * padding) / length);
  const most = Math.min(fits(size.width, across.length), fits(size.height, down.length), maxZoom);
  return {
    center: { lat: latAt(down.middle), lng: lngAt(across.middle) },
    zoom: Math.max(MIN_ZOOM, Math.floor(most)),
  };
}

function rangeOf(values: readonly number[]): { middle: number; length: number } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  return { middle: (least + most) / 2, length: most - least };
}
