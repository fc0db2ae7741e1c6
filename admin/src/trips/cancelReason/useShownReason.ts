import { type CancelReason, isOwnReason, shownReason } from '@wayfare/shared';
import { useCallback } from 'react';
import { useGetList, useLocale } from 'react-admin';
import { useText } from '../../frame/texts/useText.js';

/** All of the list, in its order. */
const LISTED = { pagination: { page: 1, perPage: 100 }, sort: { field: 'value', order: 'ASC' } } as const;
const FRESH_MS = 60_000;

/** The reasons for canceling that the business lists. */
export const useCancelReasons = (enabled = true) =>
  useGetList<CancelReason>('cancelreasons', LISTED, { enabled, staleTime: FRESH_MS });

/**
 * Returns a function that writes reasons for canceling in the language of the reader (rule 4.92). `reason` is
 * the one of a canceled trip: the list of the business is loaded only for a reason that may be in it.
 */
export function useShownReason(reason: string | null | undefined): (reason: string) => string {
  const t = useText();
  const language = useLocale();
  const { data: listed } = useCancelReasons(Boolean(reason) && !isOwnReason(reason ?? ''));
  return useCallback(
    (shown: string) => shownReason(shown, t, { listed: listed ?? [], language }),
    [t, listed, language],
  );
}
