import type { MapBounds, TrackingPoint } from '@wayfare/shared';
import type { LiveMessage } from '@wayfare/shared/web/chat';
import { connectSocket, createStaleQueries, type LiveSocket } from '@wayfare/shared/web/realtime';
import type { QueryClient } from '@tanstack/react-query';
import type { MapDriver } from './dataProvider.js';
import { SESSION_KEY } from '../session/session.js';

/** Queries that depend on other resources' records. */
const alsoChanges: Readonly<Record<string, readonly string[]>> = {
  bookings: ['dashboard', 'earningreports', 'driverearning'],
  drivers: ['dashboard'],
  withdraws: ['dashboard'],
  settings: SESSION_KEY,
  appinfo: SESSION_KEY,
  languages: SESSION_KEY,
};

/** The queries that a change of a resource makes stale, and no others. */
export const staleAfter = (resource: string): string[] => [resource, ...(alsoChanges[resource] ?? [])];

/** The drivers at their new positions. */
export function withMoves(
  drivers: readonly MapDriver[],
  moves: readonly { id: string; lat: number; lng: number }[],
): MapDriver[] {
  const places = new Map(moves.map(({ id, lat, lng }) => [id, { lat, lng }]));
  return drivers.map((driver) => {
    const location = places.get(driver.id);
    return location ? { ...driver, location } : driver;
  });
}

/** Query key of the drivers in map views. */
export const DRIVERS_KEY = ['dashboard', 'drivers'];
/** How long to wait before loading the names of drivers who entered the view, in ms. */
const NEWCOMERS_MS = 5_000;

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

const chatListeners = new Set<(event: LiveMessage) => void>();

/** Calls back for each message in a followed booking's chat. Returns a function that stops it. */
export function listenToChats(onMessage: (event: LiveMessage) => void): () => void {
  chatListeners.add(onMessage);
  return () => void chatListeners.delete(onMessage);
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

/**
 * Keeps the panel live: a change of a resource makes exactly its queries stale, a moving driver moves on
 * the map, and after a lost connection all visible data is reloaded. Returns a function that stops it.
 */
export function startRealtime(queryClient: QueryClient, onConnection: (connected: boolean) => void) {
  const stale = createStaleQueries(queryClient);
  let newcomers: ReturnType<typeof setTimeout> | undefined;
  let wasConnected = false;

  const { socket, close } = connectSocket((connected, isConnected) => {
    onConnection(isConnected);
    if (!isConnected) return;
    if (view) connected.emit('drivers:join', view);
    for (const id of followed.keys()) join(id);
    // Events in between are not sent again.
    if (wasConnected) void queryClient.invalidateQueries();
    wasConnected = true;
  });
  connection = socket;
  socket.on('resource:changed', ({ resource }) => stale.mark(...staleAfter(resource)));
  socket.on('driver:moved', ({ drivers }) => {
    let known = new Set<string>();
    queryClient.setQueriesData<MapDriver[]>({ queryKey: DRIVERS_KEY, type: 'active' }, (before) => {
      if (!before) return before;
      known = new Set(before.map(({ id }) => id));
      return withMoves(before, drivers);
    });
    if (drivers.every(({ id }) => known.has(id))) return;
    newcomers ??= setTimeout(() => {
      newcomers = undefined;
      void queryClient.invalidateQueries({ queryKey: DRIVERS_KEY });
    }, NEWCOMERS_MS);
  });

  socket.on('chat:message', (event) => {
    for (const onMessage of chatListeners) onMessage(event);
  });
  socket.on('tracking:point', ({ booking, point }) => {
    queryClient.setQueryData<TrackingPoint[]>(
      trackKey(booking),
      (before) => before && withPoint(before, point),
    );
  });

  return () => {
    stale.stop();
    clearTimeout(newcomers);
    connection = null;
    close();
  };
}
