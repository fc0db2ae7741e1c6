import type { LedgerEntry } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { getPage } from '../../frame/api/getPage.js';

export type WalletEntry = LedgerEntry & { id?: string };

/** A page of the user's wallet history, newest first. */
export function useWalletHistory(page: number, perPage: number) {
  return useQuery({
    queryKey: ['wallet', page, perPage],
    queryFn: () => getPage<WalletEntry>('wallethistory', { sort: ['date', 'DESC'], page, perPage }),
    placeholderData: (before) => before,
  });
}
