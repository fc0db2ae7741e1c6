import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@wayfare/shared/web/http';

/** API responses, cached briefly. Refusals are not retried; lost connections are. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) => count < 2 && !isRefusal(error),
    },
  },
});
