import type { LedgerEntry } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { streamedRecords } from '@wayfare/web/exporting';
import { ApiError, apiRequest } from '@wayfare/web/http';
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

/** The whole history of the user's wallet for a file, newest first, in batches. */
export async function exportedWalletHistory() {
  const search = new URLSearchParams({ sort: JSON.stringify(['date', 'DESC']) });
  const { body, status } = await apiRequest(`wallethistory/export?${search}`);
  if (!body) throw new ApiError('server_error', status, 'server_error');
  return streamedRecords(body);
}
