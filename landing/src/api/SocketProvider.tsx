import { type ClientEvents, delays, type ServerEvents } from '@wayfare/shared';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { useSession } from '../session/SessionProvider.js';

export type SiteSocket = Socket<ServerEvents, ClientEvents>;

interface SocketState {
  socket: SiteSocket | null;
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
    const socket: SiteSocket = io({
      path: '/socket.io',
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
    });
    let walletReading: ReturnType<typeof setTimeout> | undefined;
    let retry: typeof walletReading;
    const readWallet = () => {
      void queries.invalidateQueries({ queryKey: ['wallet'] });
      void queries.invalidateQueries({ queryKey: ['me'] });
    };
    const refetchBookings = () => void queries.invalidateQueries({ queryKey: ['bookings'] });
    socket.on('connect', () => {
      setState({ socket, connected: true });
      // Events during the disconnection were missed.
      refetchBookings();
    });
    socket.on('disconnect', (reason) => {
      setState({ socket, connected: false });
      // When one session of an account ends, the server closes all of its connections: this session may still be valid.
      if (reason === 'io server disconnect') socket.connect();
    });
    // Other refusals are final, and the library itself retries when the network is down.
    socket.on('connect_error', ({ message }) => {
      if (message === 'too_many_requests') retry = setTimeout(() => socket.connect(), delays.socketRetry);
    });
    socket.on('booking:changed', () => {
      refetchBookings();
      // Money moves shortly after the trip it belongs to (rule 9.11).
      clearTimeout(walletReading);
      walletReading = setTimeout(readWallet, delays.walletReading);
    });
    socket.on('booking:offer', refetchBookings);
    socket.on('booking:offer-withdrawn', refetchBookings);
    socket.on('resource:changed', ({ resource }) => void queries.invalidateQueries({ queryKey: [resource] }));
    return () => {
      clearTimeout(walletReading);
      clearTimeout(retry);
      socket.close();
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
