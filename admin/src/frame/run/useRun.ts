import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '@wayfare/web/http';
import type { Run } from '@wayfare/shared';
import { useNotify } from 'react-admin';
import { textKey } from '../texts/useText.js';

/** How often the progress of an active run is requested, in ms. */
const ASK_EVERY_MS = 1_000;

/**
 * A long-running server task: its state, and a function to start it. It continues after the user leaves the
 * page.
 */
export function useRun<Result>(path: string) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = ['run', path];
  const run = useQuery({
    queryKey,
    queryFn: () => api.get<Run<Result>>(path),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_EVERY_MS : false),
  });
  const send = useMutation({
    mutationFn: ({ to = path, body = {} }: { to?: string; body?: object }) => api.post<Run<Result>>(to, body),
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
    onError: (error) => {
      notify(error.message || textKey('update_failed'), { type: 'error' });
      void run.refetch();
    },
  });
  return {
    run: run.data,
    isError: run.isError && !run.data,
    refetch: () => void run.refetch(),
    isSending: send.isPending,
    start: (body?: object) => send.mutate({ body }),
    cancel: () => send.mutate({ to: `${path}/cancel` }),
  };
}
