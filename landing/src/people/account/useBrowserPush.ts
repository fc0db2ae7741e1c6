import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../frame/language/LanguageProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';
import { browserPush, startMessages, stopMessages } from '../../frame/push/browserPush.js';

const queryKey = ['browser push'];

/**
 * Whether push messages come to this browser, and how to turn them on and off; undefined as long as that is
 * unknown, and null if the browser does not support them.
 */
export function useBrowserPush() {
  const t = useText();
  const { notify } = useMessages();
  const queries = useQueryClient();
  const push = useQuery({ queryKey, queryFn: browserPush });
  const turn = useMutation({
    mutationFn: (on: boolean) => (on ? startMessages() : stopMessages()),
    onError: () => notify(t('account_push_failed'), 'error'),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  });
  if (push.isPending) return undefined;
  if (!push.data || push.data === 'unsupported') return null;
  return {
    isOn: turn.isPending ? turn.variables : push.data === 'on',
    isDenied: push.data === 'denied',
    isTurning: turn.isPending,
    turn: turn.mutate,
  };
}
