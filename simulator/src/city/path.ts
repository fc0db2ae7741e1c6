import { distanceKm, type LatLng } from '@wayfare/shared';

/** Where someone is who has driven a share of a path, from 0 to 1. A path has at least one point. */
export function positionAlong(path: readonly LatLng[], share: number): LatLng {
  const lengths = path.slice(1).map((point, index) => distanceKm(path[index] as LatLng, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let left = Math.min(1, Math.max(0, share)) * total;
  for (const [index, length] of lengths.entries()) {
    const [from, to] = [path[index] as LatLng, path[index + 1] as LatLng];
    if (left <= length && length > 0) {
      const part = left / length;
      return { lat: from.lat + part * (to.lat - from.lat), lng: from.lng + part * (to.lng - from.lng) };
    }
    left -= length;
  }
  const { lat, lng } = path.at(-1) as LatLng;
  return { lat, lng };
}
