import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.js';

/** Answers of the API, kept for a moment. What is refused is not asked again; a lost connection is. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) =>
        count < 2 && !(error instanceof ApiError && error.status >= 400 && error.status < 500),
    },
  },
});
