import { delays } from '@wayfare/shared';
import { connectSocket, createStaleQueries, type LiveSocket } from '@wayfare/shared/web/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSession } from './SessionProvider.js';

interface SocketState {
  socket: LiveSocket | null;
  connected: boolean;
}

const SocketContext = createContext<SocketState>({ socket: null, connected: false });

/** The live connection, open while a user is signed in. Changed records are reloaded through REST. */
export function SocketProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const queries = useQueryClient();
  const [state, setState] = useState<SocketState>({ socket: null, connected: false });
  const uid = user?.id;

  useEffect(() => {
    if (!uid) return undefined;
    const stale = createStaleQueries(queries);
    let walletReading: ReturnType<typeof setTimeout> | undefined;
    const readWallet = () => {
      void queries.invalidateQueries({ queryKey: ['wallet'] });
      void queries.invalidateQueries({ queryKey: ['me'] });
    };
    const { socket, close } = connectSocket((connectedSocket, connected) => {
      setState({ socket: connectedSocket, connected });
      // Events during the disconnection were missed.
      if (connected) stale.mark('bookings', 'inbox');
    });
    socket.on('booking:changed', () => {
      stale.mark('bookings');
      // Money moves shortly after the trip it belongs to (rule 9.11).
      clearTimeout(walletReading);
      walletReading = setTimeout(readWallet, delays.walletReading);
    });
    socket.on('booking:offer', () => stale.mark('bookings'));
    socket.on('booking:offer-withdrawn', () => stale.mark('bookings'));
    socket.on('inbox:changed', () => stale.mark('inbox'));
    socket.on('resource:changed', ({ resource }) => stale.mark(resource));
    return () => {
      clearTimeout(walletReading);
      stale.stop();
      close();
      setState({ socket: null, connected: false });
    };
  }, [uid, queries]);

  return <SocketContext.Provider value={state}>{children}</SocketContext.Provider>;
}

/** The live connection; `socket` is null until the first one. */
export const useSocket = () => useContext(SocketContext);

/** The polling interval: no polling while the socket reports changes. */
export function useFallbackInterval(milliseconds = 8000): number | false {
  return useSocket().connected ? false : milliseconds;
}
