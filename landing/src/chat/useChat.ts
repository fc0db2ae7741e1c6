import type { ChatMessage } from '@wayfare/shared';
import { useCallback, useEffect, useMemo } from 'react';
import { type LiveMessage, messagesPath, useChatMessages } from '@wayfare/shared/web/chat';
import { useFallbackInterval, useSocket } from '../session/SocketProvider.js';
import { useSession } from '../session/SessionProvider.js';
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
  const { outgoing, send, resend, discard } = useOutgoing<ChatMessage>(messagesPath(booking), (message) =>
    add({ booking, message }),
  );

  useEffect(() => {
    // Messages sent during the disconnection were missed.
    if (socket && connected) void refetch();
  }, [socket, connected, booking, refetch]);

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
