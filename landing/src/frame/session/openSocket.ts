import { delays } from '@wayfare/shared';
import { connectSocket, createStaleQueries, type LiveSocket } from '@wayfare/web/realtime';
import type { QueryClient } from '@tanstack/react-query';

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
  let walletReading: ReturnType<typeof setTimeout> | undefined;
  const readWallet = () => {
    void queries.invalidateQueries({ queryKey: ['wallet'] });
    void queries.invalidateQueries({ queryKey: ['me'] });
  };
  const { socket, close } = connectSocket((connectedSocket, isConnected) => {
    onConnection(connectedSocket, isConnected);
    // Events during the disconnection were missed.
    if (isConnected) stale.mark('bookings', 'inbox', 'conversation');
  });
  socket.on('booking:changed', () => {
    stale.mark('bookings');
    // Money moves shortly after the trip it belongs to (rule 9.11).
    clearTimeout(walletReading);
    walletReading = setTimeout(readWallet, delays.walletReading);
  });
  socket.on('booking:offer', () => stale.mark('bookings'));
  socket.on('booking:offer-withdrawn', () => stale.mark('bookings'));
  // A message can be about a change of the account, such as being away.
  socket.on('inbox:changed', () => stale.mark('inbox', 'me'));
  socket.on('conversation:changed', () => stale.mark('conversation'));
  socket.on('resource:changed', ({ resource }) => stale.mark(resource));
  return () => {
    clearTimeout(walletReading);
    stale.stop();
    close();
  };
}
