import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TranslationKey } from '@wayfare/shared';
import { useDataProvider, useNotify } from 'react-admin';
import { textKey } from '../language/useText.js';
import type { PanelDataProvider } from '../providers/dataProvider.js';

interface Operation<Input> {
  run: (provider: PanelDataProvider, input: Input) => Promise<unknown>;
  done: TranslationKey;
  onDone: () => void;
}

/** One of the operations on a booking: what went wrong is said, and what is in sight is asked for again. */
export function useBookingOperation<Input>({ run, done, onDone }: Operation<Input>) {
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => run(provider, input),
    onSuccess: () => {
      notify(done, { type: 'success' });
      onDone();
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
    // A refusal often means that the booking has moved on: show where it is now.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
