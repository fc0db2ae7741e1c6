import { type QueryKey, useInfiniteQuery } from '@tanstack/react-query';

/**
 * The messages of a chat in pages: the newest one, and older ones on demand.
 * @param loadBefore loads the page before a message's sequence number, oldest first; null for the newest page
 * @param options how often to ask again, in ms, and how long to keep the messages after use, in ms
 */
export function useMessagePages<Message extends { sequence: number }>(
  queryKey: QueryKey,
  loadBefore: (sequence: number | null) => Promise<Message[]>,
  options: { refetchInterval?: number | false; gcTime?: number } = {},
) {
  const { data, isPending, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery({
      queryKey,
      queryFn: ({ pageParam }) => loadBefore(pageParam),
      initialPageParam: null as number | null,
      getNextPageParam: ([oldest]) => (oldest && oldest.sequence > 1 ? oldest.sequence : null),
      ...options,
    });
  return {
    /** The pages as loaded: the newest one first. */
    pages: data?.pages,
    isPending,
    /** Only of a chat that shows nothing yet: what has been loaded stays. */
    error: data ? null : error,
    refetch,
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    loadOlder: fetchNextPage,
  };
}
