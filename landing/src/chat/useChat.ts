import type { ChatMessage } from '@wayfare/shared';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { api, idempotent, newIdempotencyKey } from '@wayfare/shared/web/http';
import { useFallbackInterval, useSocket } from '../session/SocketProvider.js';
import { useSession } from '../session/SessionProvider.js';
import { inOrder, notArrived, type OutgoingMessage } from './outgoing.js';

const pathOf = (booking: string) => `bookings/${encodeURIComponent(booking)}/messages`;

/** The live chat of a trip: received messages, pending messages, and a function to send. */
export function useChat(booking: string) {
  const uid = useSession().user?.id ?? '';
  const { socket, connected } = useSocket();
  const fallback = useFallbackInterval();
  const [live, setLive] = useState<ChatMessage[]>([]);
  const { outgoing, send, resend, discard } = useOutgoing(booking, (sent) =>
    setLive((before) => [...before, sent]),
  );
  const pages = useInfiniteQuery({
    queryKey: ['chat', booking],
    queryFn: ({ pageParam }) =>
      api.get<ChatMessage[]>(`${pathOf(booking)}${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ([oldest]) => (oldest && oldest.sequence > 1 ? oldest.sequence : null),
    refetchInterval: fallback,
    // The chat is removed from memory when it is no longer followed (rule 4.56).
    gcTime: 0,
  });
  const { refetch } = pages;

  useEffect(() => {
    if (!socket || !connected) return undefined;
    const onMessage = (event: { booking: string; message: ChatMessage }) => {
      if (event.booking === booking) setLive((before) => [...before, event.message]);
    };
    socket.on('chat:message', onMessage);
    // Messages sent during the disconnection were missed.
    void refetch();
    return () => {
      socket.off('chat:message', onMessage);
    };
  }, [socket, connected, booking, refetch]);

  const messages = useMemo(() => inOrder(...(pages.data?.pages ?? []), live), [pages.data, live]);
  const unsent = useMemo(() => notArrived(outgoing, messages, uid), [outgoing, messages, uid]);
  return {
    messages,
    unsent,
    isPending: pages.isPending,
    error: pages.data ? null : pages.error,
    refetch,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    loadOlder: pages.fetchNextPage,
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
        onSent(await api.post<ChatMessage>(pathOf(booking), { message: text }, idempotent(key)));
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
