import type { Withdraw } from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, idempotent, newIdempotencyKey } from '@wayfare/web/http';
import { getPage } from '../../frame/api/getPage.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** The user's payout requests, newest first. */
export function useWithdraws(page: number, perPage: number) {
  return useQuery({
    queryKey: ['withdraws', page, perPage],
    queryFn: () => getPage<Withdraw>('withdraws', { sort: ['date', 'DESC'], page, perPage }),
    placeholderData: (before) => before,
  });
}

/** Requests a payout. A retry with the same amount after a lost response creates only one request. */
export function useWithdraw() {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  const attempt = useRef<{ amount: number; key: string } | null>(null);
  return useMutation({
    mutationFn: (amount: number) => {
      if (attempt.current?.amount !== amount) attempt.current = { amount, key: newIdempotencyKey() };
      return call.post('/withdraws', { body: { amount }, headers: idempotent(attempt.current.key) });
    },
    onSuccess: () => {
      attempt.current = null;
    },
    onError: (error) => notifyError(error),
    onSettled: () => {
      for (const key of ['withdraws', 'wallet', 'me']) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}
