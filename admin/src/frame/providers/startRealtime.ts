import type { TrackingPoint } from '@wayfare/shared';
import { connectSocket, createStaleQueries } from '@wayfare/web/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from '../session/session.js';
import type { MapDriver } from './dataProvider.js';
import {
  DRIVERS_KEY,
  followAgain,
  followOver,
  alsoStaleAfter,
  recordOf,
  notifyBookingListeners,
  notifyChatListeners,
  trackKey,
  withMoves,
  withPoint,
} from './realtime.js';

/**
 * How long to wait before loading the drivers in view again after one entered it or what one is doing
 * changed, in ms.
 */
const DRIVERS_MS = 5_000;

/**
 * Keeps the panel live: a change of a resource makes exactly its queries stale, a moving driver moves on
 * the map, and after a lost connection all visible data is reloaded. Returns a function that stops it.
 */
export function startRealtime(queryClient: QueryClient, onConnection: (connected: boolean) => void) {
  const stale = createStaleQueries(queryClient, recordOf);
  let driversTimer: ReturnType<typeof setTimeout> | undefined;
  const reloadDrivers = () => {
    driversTimer ??= setTimeout(() => {
      driversTimer = undefined;
      void queryClient.invalidateQueries({ queryKey: DRIVERS_KEY });
    }, DRIVERS_MS);
  };
  let hasMissed = false;

  const { socket, close } = connectSocket((_connected, isConnected) => {
    onConnection(isConnected);
    if (!isConnected) {
      hasMissed = true;
      return;
    }
    followAgain();
    // Events in between are not sent again.
    if (hasMissed) void reloadAll(queryClient);
    // Nor are those from between its first answer and the first connection.
    else stale.mark('desk', 'alerts', 'conversations');
    hasMissed = false;
  });
  followOver(socket);
  socket.on('resource:changed', ({ resource, ids }) => {
    if (resource === 'bookings') {
      // A busy city has several changes a second: a page of one trip is not read again for all others.
      stale.markRecords(resource, ids);
      notifyBookingListeners(ids);
    } else stale.mark(resource);
    stale.mark(...alsoStaleAfter(resource));
    if (resource === 'bookings' || resource === 'drivers') reloadDrivers();
  });
  socket.on('inbox:changed', () => stale.mark('inbox'));
  socket.on('driver:moved', ({ drivers }) => {
    let known = new Set<string>();
    queryClient.setQueriesData<MapDriver[]>({ queryKey: DRIVERS_KEY, type: 'active' }, (before) => {
      if (!before) return before;
      known = new Set(before.map(({ id }) => id));
      return withMoves(before, drivers);
    });
    if (!drivers.every(({ id }) => known.has(id))) reloadDrivers();
  });

  socket.on('chat:message', notifyChatListeners);
  socket.on('tracking:point', ({ booking, point }) => {
    // A coarse position is no part of the track.
    if (point.accuracyM !== undefined) return;
    queryClient.setQueryData<TrackingPoint[]>(
      trackKey(booking),
      (before) => before && withPoint(before, point),
    );
  });

  return () => {
    stale.stop();
    clearTimeout(driversTimer);
    followOver(null);
    close();
  };
}

/**
 * Reloads all visible data. The session comes first, because the user's role may have changed, and it decides
 * what they may see.
 */
async function reloadAll(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: SESSION_KEY });
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== SESSION_KEY[0] });
}
