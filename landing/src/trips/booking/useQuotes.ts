import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { loadInputOf, stopPlaces } from '@wayfare/web/booking';
import { useAfterPause } from '@wayfare/web/form';
import type { BookingDraft } from './draft.js';

/** How long prices and distances of drivers are shown before they are requested again, in ms. */
const FRESH_MS = 60_000;

/** How long passengers and luggage stay the same before they are asked about, in ms. */
const PAUSE_MS = 500;

/**
 * Reads the price of the form's trip for every car type, once both places, or the hours, are known and
 * `isPriced`. Whom and what it takes changes no price: the known ones stay until it is answered.
 */
export function useQuotes(draft: BookingDraft, isRide: boolean, isPriced: boolean) {
  const { pickup, drop, hours, back } = draft;
  const stops = stopPlaces(draft);
  const waitMinutes = typeof back === 'number' ? back : undefined;
  const load = useAfterPause(JSON.stringify(isRide ? loadInputOf(draft) : {}), PAUSE_MS);
  const trip = JSON.stringify([pickup, hours ? null : drop, stops, hours, waitMinutes]);
  return useQuery({
    queryKey: ['quotes', trip, load],
    queryFn: () =>
      call.post('/quotes', {
        body: {
          ...(hours ? { pickup, hours } : { pickup, drop, stops, waitMinutes }),
          ...(JSON.parse(load) as ReturnType<typeof loadInputOf>),
        },
      }),
    placeholderData: (before, query) => (query?.queryKey[1] === trip ? before : undefined),
    enabled: isPriced && pickup !== null && (drop !== null || hours !== null),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    retry: false,
  });
}
