import type { BookingChange, Place } from '@wayfare/shared';

/** A change as its booking stores it. */
export interface StoredChange extends BookingChange {
  /** The acting user. */
  by: string;
  /** The version that its author saw: a repeated request finds its own change by it. */
  seen: number;
  /** The driver who answered whether they drive the longer trip: a repeated answer finds its own by it. */
  answeredBy?: string;
  /** The trip before the change, as far as its driver relied on it. */
  was: { pickup: Place; tripdate: number; distance: number; hours?: number };
}
