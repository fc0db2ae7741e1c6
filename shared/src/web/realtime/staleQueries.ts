import type { QueryClient } from '@tanstack/react-query';

/** Changes come in bursts; one round of requests covers a burst. */
const BURST_MS = 300;

/** Collects queries that events have made stale, and reloads them together. */
export function createStaleQueries(queryClient: Pick<QueryClient, 'invalidateQueries'>) {
  const stale = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const reload = () => {
    timer = undefined;
    for (const key of stale) void queryClient.invalidateQueries({ queryKey: [key] });
    stale.clear();
  };
  return {
    /** Marks the queries that start with a key as stale. */
    mark(...keys: readonly string[]) {
      for (const key of keys) stale.add(key);
      timer ??= setTimeout(reload, BURST_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
