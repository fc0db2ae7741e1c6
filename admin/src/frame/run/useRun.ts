import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Run } from '@wayfare/shared';
import { useNotify } from 'react-admin';
import { textKey } from '../texts/useText.js';

/** How often the progress of an active run is requested, in ms. */
const ASK_EVERY_MS = 1_000;

/**
 * The requests of a long-running server task. Each answers with its state; not every task can be canceled.
 */
interface RunCalls<Result, Input> {
  read: () => Promise<Run<Result>>;
  start: (input: Input) => Promise<Run<Result>>;
  cancel?: () => Promise<Run<Result>>;
}

/**
 * A long-running server task: its state, and a function to start it. It continues after the user leaves the
 * page.
 */
export function useRun<Result, Input = void>(name: string, { read, start, cancel }: RunCalls<Result, Input>) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const queryKey = ['run', name];
  const run = useQuery({
    queryKey,
    queryFn: read,
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? ASK_EVERY_MS : false),
  });
  const send = useMutation({
    mutationFn: (step: () => Promise<Run<Result>>) => step(),
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
    start: (input: Input) => send.mutate(() => start(input)),
    cancel: () => cancel && send.mutate(cancel),
  };
}
