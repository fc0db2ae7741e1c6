import type { QueryClient } from '@tanstack/react-query';

/** Leaving waits no longer for a slow server. */
const PATIENCE_MS = 2_000;

/**
 * Resolves when no query is loading, at the latest after `patienceMs`. Requests that arrive after the end of
 * a session would be refused, and the browser would log each as an error.
 */
export function whenLoaded(queries: QueryClient, patienceMs = PATIENCE_MS): Promise<void> {
  if (queries.isFetching() === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, patienceMs);
    const unsubscribe = queries.getQueryCache().subscribe(() => {
      if (queries.isFetching() === 0) finish();
    });
  });
}
