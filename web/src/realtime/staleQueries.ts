import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes come in bursts; one round of requests covers a burst. */
const BURST_MS = 300;

/**
 * Collects queries that events have made stale, and reloads them together. `recordOf` gives the id of the
 * record that a query is about, if it is about one only.
 */
export function createStaleQueries(
  queryClient: Pick<QueryClient, 'invalidateQueries'>,
  recordOf: (queryKey: QueryKey) => string | undefined = () => undefined,
) {
  /** By the first part of their keys: the records that changed, or null for all queries. */
  const stale = new Map<string, Set<string> | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isAbout = (changed: ReadonlySet<string>, queryKey: QueryKey) => {
    const record = recordOf(queryKey);
    return record === undefined || changed.has(record);
  };
  const reload = () => {
    timer = undefined;
    for (const [key, changed] of stale)
      void queryClient.invalidateQueries({
        queryKey: [key],
        ...(changed && { predicate: ({ queryKey }) => isAbout(changed, queryKey) }),
      });
    stale.clear();
  };
  const scheduleReload = () => {
    timer ??= setTimeout(reload, BURST_MS);
  };
  return {
    /** Marks the queries that start with a key as stale. */
    mark(...keys: readonly string[]) {
      for (const key of keys) stale.set(key, null);
      scheduleReload();
    },
    /**
     * Marks the queries that start with a key as stale, but not those that are about a single other record.
     */
    markRecords(key: string, ids: readonly string[]) {
      const changed = stale.get(key);
      if (changed !== null) stale.set(key, new Set([...(changed ?? []), ...ids]));
      scheduleReload();
    },
    stop: () => clearTimeout(timer),
  };
}
