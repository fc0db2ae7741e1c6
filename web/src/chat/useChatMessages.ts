import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ChatMessage, ServerEvents } from '@wayfare/shared';
import { api } from '../http/api.js';
import { inOrder } from './inOrder.js';

/** A message that has arrived live, and its booking. */
export type LiveMessage = Parameters<ServerEvents['chat:message']>[0];

/** Path of a trip's messages below the API root. */
export const messagesPath = (booking: string) => `bookings/${encodeURIComponent(booking)}/messages`;

/** Query key of a trip's messages. */
export const messagesKey = (booking: string) => ['messages', booking];

interface Live {
  /** Calls back for each message that arrives live, of any trip. Returns a function that stops it. */
  listen: (onMessage: (event: LiveMessage) => void) => () => void;
  /** How often to ask for messages while none can arrive live, in ms. */
  refetchInterval?: number | false;
}

/** The messages of a trip's chat: the newest page, older pages on demand, and those that arrive live. */
export function useChatMessages(booking: string, { listen, refetchInterval = false }: Live) {
  const [live, setLive] = useState<readonly LiveMessage[]>([]);
  const add = useCallback(
    (event: LiveMessage) => {
      if (event.booking === booking) setLive((before) => [...before, event]);
    },
    [booking],
  );
  useEffect(() => listen(add), [listen, add]);

  const pages = useInfiniteQuery({
    queryKey: messagesKey(booking),
    queryFn: ({ pageParam }) =>
      api.get<ChatMessage[]>(`${messagesPath(booking)}${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ([oldest]) => (oldest && oldest.sequence > 1 ? oldest.sequence : null),
    refetchInterval,
    // The chat is removed from memory when it is no longer followed (rule 4.56).
    gcTime: 0,
  });
  const messages = useMemo(() => {
    const arrived = live.filter((event) => event.booking === booking).map(({ message }) => message);
    return inOrder(...(pages.data?.pages ?? []), arrived);
  }, [pages.data, live, booking]);

  return {
    messages,
    isPending: pages.isPending,
    error: pages.data ? null : pages.error,
    refetch: pages.refetch,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    loadOlder: pages.fetchNextPage,
    /** Adds a message known before it arrives live: one the user has just sent. */
    add,
  };
}
