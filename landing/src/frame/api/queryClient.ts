import { QueryClient } from '@tanstack/react-query';
import { retriesQuery, retryDelay } from '@wayfare/web/http';

/**
 * API responses, cached briefly. Refusals are not retried; lost connections are, and so is a busy server,
 * after the time that it names.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A request without a network fails at once, so that pages say so instead of waiting.
        networkMode: 'always',
        retry: retriesQuery(2),
        retryDelay,
      },
      mutations: { networkMode: 'always' },
    },
  });

/** That of the browser. */
export const queryClient = createQueryClient();
