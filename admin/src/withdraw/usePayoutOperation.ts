import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TranslationKey, Withdraw } from '@wayfare/shared';
import { useDataProvider, useNotify } from 'react-admin';
import { textKey } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';

/** Decides on a payout request. A refusal is told, and the list then shows the request as it is. */
export function usePayoutOperation<Input = void>({
  run,
  done,
  onDone,
}: {
  run: (provider: PanelDataProvider, input: Input) => Promise<Withdraw>;
  done: TranslationKey;
  onDone: () => void;
}) {
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => run(provider, input),
    onSuccess: () => {
      notify(textKey(done), { type: 'success' });
      onDone();
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['withdraws'] }),
  });
}
