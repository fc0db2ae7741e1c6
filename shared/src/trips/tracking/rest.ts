import { distanceKm } from '../../basics/geo/geo.js';
import { NOISE_KM, type TrackFix } from './trackGate.js';

/**
 * The first position of a driver at the place where they have been since. Within the noise of a device, it is
 * the same place.
 */
export const restOf = (before: TrackFix | null, fix: TrackFix): TrackFix =>
  before && distanceKm(before, fix) <= NOISE_KM ? before : fix;
