import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ServerEvents } from '@wayfare/shared';
import { call } from '../http/operations.js';
import { inOrder } from './inOrder.js';
import { useMessagePages } from './useMessagePages.js';

/** A message that has arrived live, and its booking. */
export type LiveMessage = Parameters<ServerEvents['chat:message']>[0];

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

  const { pages, ...chat } = useMessagePages(
    messagesKey(booking),
    (before) =>
      call.get('/bookings/{id}/messages', {
        path: { id: booking },
        query: before === null ? {} : { before },
      }),
    // The chat is removed from memory when it is no longer followed (rule 4.56).
    { refetchInterval, gcTime: 0 },
  );
  const messages = useMemo(() => {
    const arrived = live.filter((event) => event.booking === booking).map(({ message }) => message);
    return inOrder(...(pages ?? []), arrived);
  }, [pages, live, booking]);

  return {
    ...chat,
    messages,
    /** Adds a message known before it arrives live: one the user has just sent. */
    add,
  };
}
