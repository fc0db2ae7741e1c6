import type { Series } from '@wayfare/shared';

/** A series of recurring trips as stored: names are looked up when it is read. */
export interface StoredSeries
  extends Omit<Series, 'customer_name' | 'driver_name' | 'nextAt' | 'nextTimeZone'> {
  /** Who entered it. */
  by: string;
  /** Who made the last change, and the version that they saw. */
  changedBy?: { by: string; seen: number };
  /** When its bookings are to be looked at again, ms timestamp; null once no trip is left. */
  dueAt: number | null;
  /** The passenger has not been texted the link yet. */
  isLinkDue: boolean;
  /** Until when a process makes its bookings, ms timestamp. */
  leasedUntil?: number | null;
}
