import { isOwnReason, shownReason } from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../frame/language/LanguageProvider.js';
import { cancelReasonsQuery } from './bookings.js';

/**
 * Returns a function that writes reasons for canceling in the language of the reader. `reason` is the one of
 * a canceled trip: the list of the business is loaded only for a reason that may be in it.
 */
export function useShownReason(reason: string | null | undefined): (reason: string) => string {
  const { t, locale } = useLanguage();
  const { data } = useQuery({
    ...cancelReasonsQuery,
    enabled: Boolean(reason) && !isOwnReason(reason ?? ''),
  });
  return (shown) => shownReason(shown, t, { listed: data ?? [], language: locale });
}
