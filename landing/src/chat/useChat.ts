import type { ChatMessage } from '@wayfare/shared';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type LiveMessage, messagesPath, useChatMessages } from '@wayfare/shared/web/chat';
import { api, idempotent, newIdempotencyKey } from '@wayfare/shared/web/http';
import { useFallbackInterval, useSocket } from '../session/SocketProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { notArrived, type OutgoingMessage } from './outgoing.js';

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
  const { outgoing, send, resend, discard } = useOutgoing(booking, (message) => add({ booking, message }));

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

/** Pending messages, sent one at a time to keep their order. */
function useOutgoing(booking: string, onSent: (message: ChatMessage) => void) {
  const [outgoing, setOutgoing] = useState<OutgoingMessage[]>([]);
  const sending = useRef(Promise.resolve());
  const discard = (key: string) => setOutgoing((before) => before.filter((message) => message.key !== key));
  const setError = (key: string, error: unknown) =>
    setOutgoing((before) => before.map((message) => (message.key === key ? { ...message, error } : message)));

  function post({ key, text }: OutgoingMessage) {
    sending.current = sending.current.then(async () => {
      try {
        onSent(await api.post<ChatMessage>(messagesPath(booking), { message: text }, idempotent(key)));
        discard(key);
      } catch (error) {
        setError(key, error);
      }
    });
  }

  return {
    outgoing,
    discard,
    send(text: string, after: number) {
      const message = { key: newIdempotencyKey(), text: text.trim(), after, error: null };
      setOutgoing((before) => [...before, message]);
      post(message);
    },
    resend(message: OutgoingMessage) {
      setError(message.key, null);
      post(message);
    },
  };
}
