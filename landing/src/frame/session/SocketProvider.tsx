import type { LiveSocket } from '@wayfare/web/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useSession } from './SessionProvider.js';

interface SocketState {
  socket: LiveSocket | null;
  connected: boolean;
}

const SocketContext = createContext<SocketState>({ socket: null, connected: false });

/**
 * The live connection, open while an approved user is signed in. Changed records are reloaded through REST.
 */
export function SocketProvider({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const queries = useQueryClient();
  const [state, setState] = useState<SocketState>({ socket: null, connected: false });
  // Before their approval, drivers have no live connection.
  const uid = user?.approved ? user.id : undefined;

  useEffect(() => {
    if (!uid) return undefined;
    let close: (() => void) | undefined;
    // Messages that cannot be moved now are moved with the next page.
    void import('../push/formerWorker.js')
      .then(({ leaveFormerWorker }) => leaveFormerWorker())
      .catch(() => undefined);
    let hasLeft = false;
    // Visitors who are not signed in do not load it. Until it is loaded, or without it, pages poll.
    void import('./openSocket.js').then(
      ({ openSocket }) => {
        if (!hasLeft) close = openSocket(queries, (socket, connected) => setState({ socket, connected }));
      },
      () => undefined,
    );
    return () => {
      hasLeft = true;
      close?.();
      setState({ socket: null, connected: false });
    };
  }, [uid, queries]);

  return <SocketContext.Provider value={state}>{children}</SocketContext.Provider>;
}

/** The live connection; `socket` is null until it has connected or failed to. */
export const useSocket = () => useContext(SocketContext);

/** The polling interval: no polling while the socket reports changes. */
export function useFallbackInterval(milliseconds = 8000): number | false {
  return useSocket().connected ? false : milliseconds;
}
