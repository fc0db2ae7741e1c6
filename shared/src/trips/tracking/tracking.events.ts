import type { LatLng } from '../../basics/geo/geo.schema.js';
import type { TrackingPoint } from './trackingPoint.schema.js';

/** Socket events about positions. */
export interface TrackingEvents {
  /** To followers of the booking. */
  'tracking:point': (event: { booking: string; point: TrackingPoint }) => void;
  /** Batched: drivers that moved into, within or out of the followed view since the last message. */
  'driver:moved': (event: { drivers: ({ id: string; at: number } & LatLng)[] }) => void;
}
