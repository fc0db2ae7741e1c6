import type { ChatMessage, TrackingPoint } from '@wayfare/shared';
import type { StoredBooking } from '../booking/booking.repository.js';

/** What the product says to those who look on. Losing a message costs a moment: pages ask REST for the truth. */
export interface Realtime {
  bookingChanged(booking: StoredBooking): void;
  offered(driver: string, event: { id: string; expiresAt: number | null }): void;
  offerWithdrawn(driver: string, bookingId: string): void;
  trackingPoint(bookingId: string, point: TrackingPoint): void;
  /** To the booking's parties, and to admins who follow it. */
  chatMessage(booking: Pick<StoredBooking, 'id' | 'customer' | 'driver'>, message: ChatMessage): void;
  /** Ends a person's connections: signed out, or no longer welcome. */
  disconnect(uid: string): void;
  /** Records of a resource of the panel changed. */
  resourceChanged(resource: string, ids: string[]): void;
}

/** For tools that run without sockets. */
export const silentRealtime: Realtime = {
  bookingChanged: () => undefined,
  offered: () => undefined,
  offerWithdrawn: () => undefined,
  trackingPoint: () => undefined,
  chatMessage: () => undefined,
  disconnect: () => undefined,
  resourceChanged: () => undefined,
};
