import {
  type ClientEvents,
  delays,
  type MapBounds,
  type ServerEvents,
  type TrackingPoint,
} from '@wayfare/shared';
import type { QueryClient } from '@tanstack/react-query';
import { io, type Socket } from 'socket.io-client';
import type { MapDriver } from './dataProvider.js';
import { SESSION_KEY } from './session.js';

/** Changes come in bursts; one round of requests covers a burst. */
const BURST_MS = 300;

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

/** Query keys of a booking's messages and of its track. */
export const messagesKey = (booking: string) => ['messages', booking];
export const trackKey = (booking: string) => ['bookings', 'tracking', booking];

type PanelSocket = Socket<ServerEvents, ClientEvents>;

/** Bookings whose pages are open, each with a callback for when following starts, and the connection used. */
const followed = new Map<string, () => void>();
let connection: PanelSocket | null = null;

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
  const socket: PanelSocket = io({
    path: '/socket.io',
    withCredentials: true,
    transports: ['websocket', 'polling'],
  });
  connection = socket;
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry: typeof timer;
  let newcomers: typeof timer;
  let wasConnected = false;

  const refetch = () => {
    timer = undefined;
    for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] });
    stale.clear();
  };

  socket.on('connect', () => {
    if (view) socket.emit('drivers:join', view);
    for (const id of followed.keys()) join(id);
    onConnection(true);
    // Events in between are not sent again.
    if (wasConnected) void queryClient.invalidateQueries();
    wasConnected = true;
  });
  socket.on('disconnect', (reason) => {
    if (reason !== 'io client disconnect') onConnection(false);
    // When one session of an account ends, the server closes all of its connections: this session may still be valid.
    if (reason === 'io server disconnect') socket.connect();
  });
  // Other refusals are final, and the library itself retries when the network is down.
  socket.on('connect_error', ({ message }) => {
    if (message === 'too_many_requests') retry = setTimeout(() => socket.connect(), delays.socketRetry);
  });
  socket.on('resource:changed', ({ resource }) => {
    for (const key of staleAfter(resource)) stale.add(key);
    timer ??= setTimeout(refetch, BURST_MS);
  });
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

  socket.on('chat:message', ({ booking }) => {
    void queryClient.invalidateQueries({ queryKey: messagesKey(booking) });
  });
  socket.on('tracking:point', ({ booking, point }) => {
    queryClient.setQueryData<TrackingPoint[]>(
      trackKey(booking),
      (before) => before && withPoint(before, point),
    );
  });

  return () => {
    clearTimeout(timer);
    clearTimeout(retry);
    clearTimeout(newcomers);
    connection = null;
    socket.disconnect();
  };
}
