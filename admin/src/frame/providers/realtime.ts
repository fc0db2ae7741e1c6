import { delays, type MapBounds, type TrackingPoint } from '@wayfare/shared';
import type { LiveMessage } from '@wayfare/web/chat';
import type { LiveSocket } from '@wayfare/web/realtime';
import type { QueryKey } from '@tanstack/react-query';
import type { MapDriver } from './driverCalls.js';
import { SESSION_KEY } from '../session/session.js';

/** Queries that depend on other resources' records (rules 7.31, 7.33). */
export const alsoChanges: Readonly<Record<string, readonly string[]>> = {
  bookings: ['dashboard', 'earningreports', 'driverearning', 'planner', 'fare-reviews', 'series'],
  // Lists of users show their balances.
  wallethistory: ['riders', 'drivers'],
  cartypes: ['setup', 'estimate'],
  alladmin: ['profile', 'auth'],
  fleetadmins: ['profile', 'auth'],
  drivers: ['dashboard', 'planner', 'setup'],
  withdraws: ['dashboard'],
  // An approved one changes its user.
  contactproposals: ['dashboard', 'riders', 'drivers', 'fleetadmins'],
  settings: [...SESSION_KEY, 'setup'],
  appinfo: [...SESSION_KEY, 'setup'],
  languages: [...SESSION_KEY, 'setup'],
};

/** The queries that a change of a resource makes stale besides its own, and no others. */
export const alsoStaleAfter = (resource: string): readonly string[] => alsoChanges[resource] ?? [];

/**
 * The id of the record that a query of react-admin, or of a track, is about; undefined for lists and
 * everything else.
 */
export function recordOf([, kind, record]: QueryKey): string | undefined {
  if (kind === 'tracking') return String(record);
  return kind === 'getOne' ? String((record as { id: unknown }).id) : undefined;
}

/** The drivers at their new positions, measured at `at` (ms timestamp). One who was silent no longer is. */
export function withMoves(
  drivers: readonly MapDriver[],
  moves: readonly { id: string; at: number; lat: number; lng: number }[],
): MapDriver[] {
  const places = new Map(moves.map((move) => [move.id, move]));
  return drivers.map((driver) => {
    const move = places.get(driver.id);
    if (!move) return driver;
    const { lat, lng, at: positionAt } = move;
    return {
      ...driver,
      location: { lat, lng },
      positionAt,
      ...(driver.state === 'stale' && { state: 'free' }),
    };
  });
}

/** Query key of the drivers in map views: a busy city changes them several times a second. */
export const DRIVERS_KEY = ['driversInView'] as const;
/** Query key of what waits for the user. */
export const ATTENTION_KEY = ['attention'] as const;

/**
 * Queries that are read again some ms after the first of several changes of these resources, once for all of
 * them: a busy business changes what they are about several times a second.
 */
export const laterQueries: readonly {
  queryKey: QueryKey;
  resources: readonly string[];
  afterMs: number;
}[] = [
  { queryKey: DRIVERS_KEY, resources: ['bookings', 'drivers'], afterMs: 5_000 },
  {
    queryKey: ATTENTION_KEY,
    resources: [
      'bookings',
      'drivers',
      'alerts',
      'conversations',
      'decisionrequests',
      'contactproposals',
      'withdraws',
      'walletadjustments',
      'paymentdifferences',
    ],
    afterMs: 1_500,
  },
  { queryKey: ['earnings'], resources: ['bookings'], afterMs: 5_000 },
  // Money moves shortly after the trip it belongs to (rule 9.11), and fleet admins get no event of their own
  // for it.
  {
    queryKey: ['statement'],
    resources: ['wallethistory', 'bookings', 'drivers'],
    afterMs: delays.walletReading,
  },
];

/** Query key of a booking's track. */
export const trackKey = (booking: string) => ['bookings', 'tracking', booking];

/** Bookings whose pages are open, each with a callback for when following starts, and the connection used. */
const followed = new Map<string, () => void>();
let connection: LiveSocket | null = null;

/**
 * Follows a booking while its page is open: its track and its chat. `onFollowed` is called each time
 * following starts, because earlier events were missed. Returns a function that stops it.
 */
export function followBooking(id: string, onFollowed: () => void): () => void {
  followed.set(id, onFollowed);
  join(id);
  return () => {
    followed.delete(id);
    connection?.emit('booking:leave', { id });
  };
}

/** Sends subscriptions over this connection from now on; null while there is none. */
export function followOver(socket: LiveSocket | null): void {
  connection = socket;
}

/** Subscribes again to all open records, because a new connection starts without subscriptions. */
export function followAgain(): void {
  if (view) connection?.emit('drivers:join', view);
  for (const id of followed.keys()) join(id);
}

const bookingListeners = new Set<(ids: readonly string[]) => void>();

/** Calls back with the ids of bookings that have changed. Returns a function that stops it. */
export function listenToBookings(onChanged: (ids: readonly string[]) => void): () => void {
  bookingListeners.add(onChanged);
  return () => void bookingListeners.delete(onChanged);
}

/** Notifies listeners of changed bookings. */
export function notifyBookingListeners(ids: readonly string[]): void {
  for (const onChanged of bookingListeners) onChanged(ids);
}

const chatListeners = new Set<(event: LiveMessage) => void>();

/** Calls back for each message in a followed booking's chat. Returns a function that stops it. */
export function listenToChats(onMessage: (event: LiveMessage) => void): () => void {
  chatListeners.add(onMessage);
  return () => void chatListeners.delete(onMessage);
}

/** Passes on a message that has arrived live. */
export function notifyChatListeners(event: LiveMessage): void {
  for (const onMessage of chatListeners) onMessage(event);
}

function join(id: string): void {
  connection?.emit('booking:join', { id }, () => followed.get(id)?.());
}

/** The view of the drivers' map, while it is open. */
let view: MapBounds | null = null;

/** Follows the drivers in a view of the map. Returns a function that stops it. */
export function followDrivers(bounds: MapBounds): () => void {
  view = bounds;
  connection?.emit('drivers:join', bounds);
  return () => {
    if (view !== bounds) return;
    view = null;
    connection?.emit('drivers:leave');
  };
}

/** A track with a received point added, unless it was already there. */
export const withPoint = (track: readonly TrackingPoint[], point: TrackingPoint): TrackingPoint[] =>
  track.some(({ id }) => id === point.id) ? [...track] : [...track, point];
