import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.js';

/** API responses, cached briefly. Refusals are not retried; lost connections are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
