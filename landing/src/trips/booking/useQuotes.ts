import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { stopPlaces } from '@wayfare/web/booking';
import type { BookingDraft } from './draft.js';

/** How long prices and distances of drivers are shown before they are requested again, in ms. */
const FRESH_MS = 60_000;

/**
 * Reads the price of the form's trip for every car type, once both places, or the hours, are known and
 * `isPriced`.
 */
export function useQuotes({ pickup, drop, stops: chosen, hours, back }: BookingDraft, isPriced: boolean) {
  const stops = stopPlaces({ stops: chosen });
  const waitMinutes = typeof back === 'number' ? back : undefined;
  return useQuery({
    queryKey: ['quotes', pickup, hours ? null : drop, stops, hours, waitMinutes],
    queryFn: () =>
      call.post('/quotes', { body: hours ? { pickup, hours } : { pickup, drop, stops, waitMinutes } }),
    enabled: isPriced && pickup !== null && (drop !== null || hours !== null),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  });
}
