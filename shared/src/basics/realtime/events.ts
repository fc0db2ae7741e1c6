import type { BookingStatus } from '../../trips/booking/booking.status.js';
import type { ChatMessage } from '../../trips/chat/chatMessage.schema.js';
import type { LatLng } from '../geo/geo.schema.js';
import type { MapBounds } from '../geo/mapBounds.js';
import type { TrackingPoint } from '../../trips/tracking/trackingPoint.schema.js';

/**
 * Events the server sends over the socket. Clients load records through REST, where access is decided;
 * only positions and messages, which are followed live, are sent in full.
 */
export interface ServerEvents {
  'booking:changed': (event: { id: string; status: BookingStatus; version: number }) => void;
  /** `expiresAt` is null for an offer an admin made manually. */
  'booking:offer': (event: { id: string; expiresAt: number | null }) => void;
  'booking:offer-withdrawn': (event: { id: string }) => void;
  /** To followers of the booking. */
  'tracking:point': (event: { booking: string; point: TrackingPoint }) => void;
  /** To the booking's rider and driver, and to admins who follow it. */
  'chat:message': (event: { booking: string; message: ChatMessage }) => void;
  /** Batched: drivers that moved into, within or out of the followed view since the last message. */
  'driver:moved': (event: { drivers: ({ id: string; at: number } & LatLng)[] }) => void;
  /** The user's own notifications changed: new ones arrived, or some were read. */
  'inbox:changed': () => void;
  /** The user's conversation with the desk changed: something was written or read. */
  'conversation:changed': () => void;
  'resource:changed': (event: { resource: string; ids: string[] }) => void;
}

/** Messages a client may send. The acknowledgement carries the answer. */
export interface ClientEvents {
  /** A driver's position; `at` is a ms timestamp. */
  'driver:position': (
    position: LatLng & { at?: number },
    acknowledge?: (answer: SocketAnswer) => void,
  ) => void;
  /** Follow a booking the client may read. */
  'booking:join': (event: { id: string }, acknowledge?: (answer: SocketAnswer) => void) => void;
  'booking:leave': (event: { id: string }, acknowledge?: (answer: SocketAnswer) => void) => void;
  /**
   * Follow the drivers in a view of the map (admins, and fleet admins for their own drivers), replacing
   * any other view.
   */
  'drivers:join': (view: MapBounds, acknowledge?: (answer: SocketAnswer) => void) => void;
  'drivers:leave': (nothing?: null, acknowledge?: (answer: SocketAnswer) => void) => void;
}

export type SocketAnswer = { ok: true } | { ok: false; error: string };
