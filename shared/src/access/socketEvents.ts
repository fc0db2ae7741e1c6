import type { LatLng } from '../basics/geo/geo.schema.js';
import type { MapBounds } from '../basics/geo/mapBounds.js';
import type { ResourceEvents } from '../basics/realtime/resource.events.js';
import type { InboxEvents } from '../messages/inbox/inbox.events.js';
import type { ConversationEvents } from '../office/conversation/conversation.events.js';
import type { BookingEvents } from '../trips/booking/booking.events.js';
import type { PresenceEvents } from '../trips/booking/presence.events.js';
import type { ChatEvents } from '../trips/chat/chat.events.js';
import type { PositionAnswer } from '../trips/tracking/positionAnswer.js';
import type { TrackingEvents } from '../trips/tracking/tracking.events.js';

/**
 * Events the server sends over the socket. Clients load records through REST, where access is decided;
 * only positions and messages, which are followed live, are sent in full.
 */
export interface ServerEvents
  extends ResourceEvents,
    InboxEvents,
    BookingEvents,
    PresenceEvents,
    TrackingEvents,
    ChatEvents,
    ConversationEvents {}

/** Messages a client may send. The acknowledgement carries the answer. */
export interface ClientEvents {
  /** A driver's position; `at` is the ms timestamp of its measurement, `accuracyM` how far off it may be. */
  'driver:position': (
    position: LatLng & { at?: number; accuracyM?: number },
    acknowledge?: (answer: SocketAnswer) => void,
  ) => void;
  /** Follow a booking the client may read. */
  'booking:join': (event: { id: string }, acknowledge?: (answer: SocketAnswer) => void) => void;
  'booking:leave': (event: { id: string }, acknowledge?: (answer: SocketAnswer) => void) => void;
  /** The page of a trip is open, as staff; sent again every `PRESENCE_AGAIN_MS`. */
  'trip:see': (
    event: { id: string; isChanging: boolean },
    acknowledge?: (answer: SocketAnswer) => void,
  ) => void;
  'trip:leave': (event: { id: string }, acknowledge?: (answer: SocketAnswer) => void) => void;
  /**
   * Follow the drivers in a view of the map (admins, and fleet admins for their own drivers), replacing
   * any other view.
   */
  'drivers:join': (view: MapBounds, acknowledge?: (answer: SocketAnswer) => void) => void;
  'drivers:leave': (nothing?: null, acknowledge?: (answer: SocketAnswer) => void) => void;
}

/**
 * The answer to an event. If anything is wrong with a position, it also says what, and if it moved the
 * driver.
 */
export type SocketAnswer = ({ ok: true } & Partial<PositionAnswer>) | { ok: false; error: string };
