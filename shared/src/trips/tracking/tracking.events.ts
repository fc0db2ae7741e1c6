import type { LatLng } from '../../basics/geo/geo.schema.js';
import type { TrackingPoint } from './trackingPoint.schema.js';

/**
 * A position as followers of a trip receive it. One with an accuracy, in meters, is coarse: it shows where
 * the driver is about, and is not part of the track.
 */
export type FollowedPoint = TrackingPoint & { accuracyM?: number };

/** Socket events about positions. */
export interface TrackingEvents {
  /** To followers of the booking. */
  'tracking:point': (event: { booking: string; point: FollowedPoint }) => void;
  /** Batched: drivers that moved into, within or out of the followed view since the last message. */
  'driver:moved': (event: { drivers: ({ id: string; at: number } & LatLng)[] }) => void;
}
