import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ConversationMessage } from '@wayfare/shared';
import { api } from '../http/api.js';

/** Path of a user's conversation with the office below the API root, as dispatchers use it. */
export const conversationPath = (user: string) => `conversations/${encodeURIComponent(user)}`;
/** Path of the signed-in rider's or driver's own conversation with the office. */
export const OWN_CONVERSATION = 'users/me/conversation';

/**
 * The messages of a conversation with the office: the newest page, and older ones on demand. They are loaded
 * again when the query key becomes stale.
 * @param path of the conversation
 * @param refetchInterval how often to ask for messages while no event can arrive, in ms
 */
export function useConversationMessages(
  path: string,
  { queryKey, refetchInterval = false }: { queryKey: readonly string[]; refetchInterval?: number | false },
) {
  const pages = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) =>
      api.get<ConversationMessage[]>(`${path}/messages${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as number | null,
    getNextPageParam: ([oldest]) => (oldest && oldest.sequence > 1 ? oldest.sequence : null),
    refetchInterval,
  });
  const messages = useMemo(() => (pages.data?.pages ?? []).toReversed().flat(), [pages.data]);
  return {
    messages,
    isPending: pages.isPending,
    error: pages.data ? null : pages.error,
    refetch: pages.refetch,
    hasOlder: pages.hasNextPage,
    isLoadingOlder: pages.isFetchingNextPage,
    loadOlder: pages.fetchNextPage,
  };
}
