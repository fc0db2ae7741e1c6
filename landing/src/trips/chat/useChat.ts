import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type LiveMessage, messagesKey, useChatMessages } from '@wayfare/web/chat';
import { call, idempotent } from '@wayfare/web/http';
import { useFallbackInterval, useSocket } from '../../frame/session/SocketProvider.js';
import { useSession } from '../../frame/session/SessionProvider.js';
import { notArrived } from './outgoing.js';
import { useOutgoing } from './useOutgoing.js';

/** The live chat of a trip: received messages, pending messages, and a function to send. */
export function useChat(booking: string) {
  const uid = useSession().user?.id ?? '';
  const { socket, connected } = useSocket();
  const listen = useCallback(
    (onMessage: (event: LiveMessage) => void) => {
      if (!socket || !connected) return () => undefined;
      socket.on('chat:message', onMessage);
      return () => void socket.off('chat:message', onMessage);
    },
    [socket, connected],
  );
  const { add, ...chat } = useChatMessages(booking, { listen, refetchInterval: useFallbackInterval() });
  const { messages, refetch } = chat;
  const { outgoing, send, resend, discard } = useOutgoing(
    (message, key) =>
      call.post('/bookings/{id}/messages', {
        path: { id: booking },
        body: { message },
        headers: idempotent(key),
      }),
    (message) => add({ booking, message }),
  );

  const queries = useQueryClient();
  const wasConnected = useRef(connected);
  useEffect(() => {
    const isBack = connected && !wasConnected.current;
    wasConnected.current = connected;
    // Messages sent during the disconnection were missed. A first load that is under way may have missed
    // them, too, and would be shared by a second one: it starts over.
    if (isBack) void queries.cancelQueries({ queryKey: messagesKey(booking) }).then(() => refetch());
  }, [connected, booking, queries, refetch]);

  const unsent = useMemo(() => notArrived(outgoing, messages, uid), [outgoing, messages, uid]);
  return {
    ...chat,
    unsent,
    send: (text: string) => send(text, messages.at(-1)?.sequence ?? 0),
    resend,
    discard,
  };
}

export type Chat = ReturnType<typeof useChat>;
