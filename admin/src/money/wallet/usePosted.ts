import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFormat } from '../../frame/texts/useFormat.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import type { AnswerOf } from '@wayfare/web/http';

const STALE = ['riders', 'drivers', 'wallethistory', 'walletadjustments'];

/**
 * Reports the outcome of a posting: the new balance, or that another admin has to approve it. Also
 * refreshes affected data.
 */
export function usePosted() {
  const t = useText();
  const format = useFormat();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return ({ walletBalance, pending }: AnswerOf<'post', '/wallet/credits'>) => {
    if (pending) notify(textKey('panel_approval_asked'), { type: 'info' });
    else
      notify(`${t('success')} ${t('panel_new_balance', { amount: format.money(walletBalance) })}`, {
        type: 'success',
      });
    for (const resource of STALE) void queryClient.invalidateQueries({ queryKey: [resource] });
  };
}
