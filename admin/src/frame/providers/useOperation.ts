import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TranslationKey } from '@wayfare/shared';
import { errorKey } from '@wayfare/web/http';
import { useDataProvider, useNotify } from 'react-admin';
import { textKey } from '../texts/useText.js';
import type { PanelDataProvider } from './dataProvider.js';

interface Operation<Input, Answer> {
  run: (provider: PanelDataProvider, input: Input) => Promise<Answer>;
  /** Message shown after success. */
  done?: TranslationKey;
  onDone?: (answer: Answer) => void;
  /** Resources to reload afterward, also after a refusal: it often means that a record has changed. */
  stale?: readonly string[];
}

/** How long the page says that a colleague was faster, in ms. */
const LOST_SHOWN_MS = 15_000;

/** An API operation other than reading and editing records. Shows the reason if it is refused. */
export function useOperation<Input = void, Answer = unknown>({
  run,
  done,
  onDone,
  stale = [],
}: Operation<Input, Answer>) {
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (input: Input) => run(provider, input),
    onSuccess: (answer) => {
      if (done) notify(done, { type: 'success' });
      onDone?.(answer);
    },
    onError: (error) => {
      const isLost = errorKey(error)?.endsWith('_meanwhile') === true;
      notify(error.message || textKey('update_failed'), {
        type: isLost ? 'warning' : 'error',
        // Who was faster, and when, takes time to read.
        ...(isLost && { autoHideDuration: LOST_SHOWN_MS }),
      });
      // A colleague was faster: the page behind the dialog shows what they did.
      if (isLost) void queryClient.invalidateQueries();
    },
    onSettled: () =>
      Promise.all(stale.map((resource) => queryClient.invalidateQueries({ queryKey: [resource] }))),
  });
}
