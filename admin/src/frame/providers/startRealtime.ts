import type { TrackingPoint } from '@wayfare/shared';
import { connectSocket, createStaleQueries } from '@wayfare/web/realtime';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { SESSION_KEY } from '../session/session.js';
import type { MapDriver } from './driverCalls.js';
import { bePresentOver, sendPresent } from './presence.js';
import {
  ATTENTION_KEY,
  DRIVERS_KEY,
  followAgain,
  followOver,
  alsoStaleAfter,
  laterQueries,
  recordOf,
  notifyBookingListeners,
  notifyChatListeners,
  trackKey,
  withMoves,
  withPoint,
} from './realtime.js';

/**
 * Keeps the panel live: a change of a resource makes exactly its queries stale, a moving driver moves on
 * the map, and after a lost connection all visible data is reloaded. Returns a function that stops it.
 */
export function startRealtime(queryClient: QueryClient, onConnection: (connected: boolean) => void) {
  const stale = createStaleQueries(queryClient, recordOf);
  const later = laterQueries.map(({ queryKey, resources, afterMs }) => ({
    queryKey,
    resources,
    ...reloadLater(queryClient, queryKey, afterMs),
  }));
  const reloadSoon = (key: QueryKey) => later.find(({ queryKey }) => queryKey === key)?.reload();
  let hasMissed = false;

  const { socket, close } = connectSocket((_connected, isConnected) => {
    onConnection(isConnected);
    if (!isConnected) {
      hasMissed = true;
      return;
    }
    followAgain();
    sendPresent();
    // Events in between are not sent again.
    if (hasMissed) void reloadAll(queryClient);
    // Nor are those from between its first answer and the first connection.
    else {
      stale.mark('desk', 'alerts', 'conversations');
      reloadSoon(ATTENTION_KEY);
    }
    hasMissed = false;
  });
  followOver(socket);
  bePresentOver(socket);
  socket.on('resource:changed', ({ resource, ids }) => {
    if (resource === 'bookings') {
      // A busy city has several changes a second: a page of one trip is not read again for all others.
      stale.markRecords(resource, ids);
      notifyBookingListeners(ids);
    } else stale.mark(resource);
    stale.mark(...alsoStaleAfter(resource));
    for (const { resources, reload } of later) if (resources.includes(resource)) reload();
  });
  socket.on('inbox:changed', () => stale.mark('inbox'));
  socket.on('driver:moved', ({ drivers: moved }) => {
    let known = new Set<string>();
    queryClient.setQueriesData<MapDriver[]>({ queryKey: DRIVERS_KEY, type: 'active' }, (before) => {
      if (!before) return before;
      known = new Set(before.map(({ id }) => id));
      return withMoves(before, moved);
    });
    if (!moved.every(({ id }) => known.has(id))) reloadSoon(DRIVERS_KEY);
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
    for (const { stop } of later) stop();
    followOver(null);
    bePresentOver(null);
    close();
  };
}

/** Reloads a query some time after the first of several changes, once for all of them. */
function reloadLater(queryClient: QueryClient, queryKey: QueryKey, afterMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    reload() {
      timer ??= setTimeout(() => {
        timer = undefined;
        void queryClient.invalidateQueries({ queryKey });
      }, afterMs);
    },
    stop: () => clearTimeout(timer),
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
