import { QueryClient } from '@tanstack/react-query';
import { isRefusal } from '@wayfare/web/http';

/** API responses, cached briefly. Refusals are not retried; lost connections are. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        // A request without a network fails at once, so that pages say so instead of waiting.
        networkMode: 'always',
        retry: (count, error) => count < 2 && !isRefusal(error),
      },
      mutations: { networkMode: 'always' },
    },
  });

/** That of the browser. */
export const queryClient = createQueryClient();
