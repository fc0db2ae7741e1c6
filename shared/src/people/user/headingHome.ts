import { distanceKm } from '../../basics/geo/geo.js';
import type { LatLng } from '../../basics/geo/geo.schema.js';

/**
 * The least part of the drive for a trip, to the pickup and to the drop, that must bring a driver closer to
 * their destination.
 */
const LEAST_PROGRESS = 0.5;

/**
 * Whether a trip brings a driver closer to where they head for: its drop is nearer than the driver is now,
 * and the driver gains at least half of the kilometers driven to the pickup and the drop. All distances are
 * great-circle ones.
 */
export function bringsCloser(
  home: LatLng,
  from: LatLng,
  { pickup, drop }: { pickup: LatLng; drop: LatLng },
): boolean {
  const gained = distanceKm(from, home) - distanceKm(drop, home);
  const driven = distanceKm(from, pickup) + distanceKm(pickup, drop);
  return gained > 0 && gained >= LEAST_PROGRESS * driven;
}
