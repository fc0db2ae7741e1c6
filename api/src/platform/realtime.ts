import type { ChatMessage, Resource, TrackingPoint } from '@wayfare/shared';
import type { StoredBooking } from '../trips/booking/store/storedBooking.js';

/** Messages to connected clients. A lost message only causes a delay: pages read the current state over REST. */
export interface Realtime {
  bookingChanged(booking: StoredBooking): void;
  /** Tells the driver who lost the trip to a dispatcher, and their fleet admin. `before` is the booking with that driver. */
  bookingTakenBack(before: StoredBooking): void;
  offered(driver: string, event: { id: string; expiresAt: number | null }): void;
  offerWithdrawn(driver: string, bookingId: string): void;
  trackingPoint(bookingId: string, point: TrackingPoint): void;
  /** Sends to the booking's parties, and to admins who follow it. */
  chatMessage(booking: Pick<StoredBooking, 'id' | 'customer' | 'driver'>, message: ChatMessage): void;
  /** Disconnects a user: signed out, or no longer allowed. */
  disconnect(uid: string): void;
  /** Tells users that the notifications in their inbox changed. */
  inboxChanged(uids: readonly string[]): void;
  /** Tells a rider or driver, the panels of admins, and that of the fleet admin, that their conversation with the desk changed. */
  conversationChanged(conversation: { user: string; fleetadmin: string | null }): void;
  /** Notifies the panel that records of a resource changed. */
  resourceChanged(resource: Resource, ids: string[]): void;
  /** Tells fleet admins that their planner changed, because of a booking that they cannot read yet. */
  planChanged(booking: string, fleetadmins: readonly string[]): void;
  /** Tells the panels of admins, and of the drivers' fleet admins, that alerts changed. */
  alertsChanged(alerts: readonly { id: string; fleetadmin: string | null }[]): void;
}

/** For tools that run without sockets. */
export const silentRealtime: Realtime = {
  bookingChanged: () => undefined,
  bookingTakenBack: () => undefined,
  offered: () => undefined,
  offerWithdrawn: () => undefined,
  trackingPoint: () => undefined,
  chatMessage: () => undefined,
  disconnect: () => undefined,
  inboxChanged: () => undefined,
  conversationChanged: () => undefined,
  resourceChanged: () => undefined,
  planChanged: () => undefined,
  alertsChanged: () => undefined,
};
