import { delays } from '@wayfare/shared';
import { connectSocket, createStaleQueries, type LiveSocket } from '@wayfare/web/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { allLiveQueries, type LiveResource, staleAfter } from './liveQueries.js';

/** Over how many ms all users together read again what everyone sees. */
const SPREAD_MS = 2000;

/**
 * Opens the live connection and reloads what its events change, through REST.
 * @param onConnection called whenever the connection opens or is lost
 * @returns a function that closes it
 */
export function openSocket(
  queries: QueryClient,
  onConnection: (socket: LiveSocket, isConnected: boolean) => void,
): () => void {
  const stale = createStaleQueries(queries);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const markIn = (ms: number, ...resources: LiveResource[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      stale.mark(...resources.flatMap(staleAfter));
    }, ms);
    timers.add(timer);
  };
  let wasLost = false;
  const { socket, close } = connectSocket((connectedSocket, isConnected) => {
    onConnection(connectedSocket, isConnected);
    if (!isConnected) {
      wasLost = true;
      return;
    }
    // Events during the disconnection were missed, and some of those before the first connection.
    if (wasLost) stale.mark(...allLiveQueries);
    else stale.mark('bookings', 'inbox', 'conversation');
    wasLost = false;
  });
  const onChange = (resource: string) => stale.mark(...staleAfter(resource));
  socket.on('booking:changed', () => {
    onChange('bookings');
    // Money moves shortly after the trip it belongs to (rule 9.11).
    markIn(delays.walletReading, 'wallethistory');
  });
  socket.on('booking:offer', () => onChange('bookings'));
  socket.on('booking:offer-withdrawn', () => onChange('bookings'));
  // A message can be about a change of the account, such as being away.
  socket.on('inbox:changed', () => stale.mark('inbox', 'me'));
  socket.on('conversation:changed', () => onChange('conversation'));
  socket.on('resource:changed', ({ resource, ids }) => {
    // A change without ids is sent to everyone: not all of them ask at the same moment.
    if (ids.length > 0) onChange(resource);
    else markIn(Math.random() * SPREAD_MS, resource as LiveResource);
  });
  return () => {
    for (const timer of timers) clearTimeout(timer);
    stale.stop();
    close();
  };
}
