import type { BookingStatus } from './booking.status.js';

/** Socket events about bookings and their offers. */
export interface BookingEvents {
  'booking:changed': (event: { id: string; status: BookingStatus; version: number }) => void;
  /** `expiresAt` is null for an offer an admin made manually. */
  'booking:offer': (event: { id: string; expiresAt: number | null }) => void;
  'booking:offer-withdrawn': (event: { id: string }) => void;
}
