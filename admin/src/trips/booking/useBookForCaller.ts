import { useMutation, useQueryClient } from '@tanstack/react-query';
import { bookingStartProblem, type FleetBookingInput } from '@wayfare/shared';
import { lacksStopPlace } from '@wayfare/web/booking';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useMemo } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { textKey } from '../../frame/texts/useText.js';
import { type RiderBookingDraft, riderBookingOf } from './bookingDraft.js';
import type { FleetCaller } from './startedDraft.js';
import { useAskNamed, useShowBooked } from './useBookForRider.js';

/**
 * Returns a function that books the draft for a caller of the fleet, and offers the trip to the named driver,
 * if there is one. Then it opens the trip's page, or the desk with the trip. `zone` is the time zone of
 * the draft's pickup.
 */
export function useBookForCaller(
  draft: RiderBookingDraft,
  caller: FleetCaller,
  zone: string | null | undefined,
  onBooked: () => void,
) {
  const { settings } = useSession();
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const askNamed = useAskNamed();
  const showBooked = useShowBooked();
  // As for a rider: the same draft is booked once.
  const key = useMemo(() => (draft && caller ? newIdempotencyKey() : ''), [draft, caller]);
  const { pickup, drop, stops, carType, bookLater, tripdate, pickUpInstructions } = riderBookingOf(
    draft,
    settings.category,
    zone ?? settings.timeZone,
  );
  const trip = { pickup, drop, stops, carType, bookLater: bookLater ?? false, tripdate, pickUpInstructions };
  const { mutate, isPending } = useMutation({
    mutationFn: async (_after: 'trip' | 'desk') => {
      const booking = await provider.addFleetBooking({ ...trip, caller } as FleetBookingInput, key);
      return { booking, problem: draft.driver ? await askNamed(booking, draft.driver) : null };
    },
    onSuccess({ booking, problem }, after) {
      onBooked();
      void queryClient.invalidateQueries({ queryKey: ['bookings'] });
      return showBooked(booking, problem, after);
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  const book = (after: 'trip' | 'desk') => {
    const problem = bookingStartProblem(trip, {
      category: settings.category,
      byAdmin: false,
      now: Date.now(),
    });
    if (!caller.name.trim() || !caller.phone.trim())
      notify(textKey('panel_caller_missing'), { type: 'error' });
    else if (lacksStopPlace(draft)) notify(textKey('stop_missing'), { type: 'error' });
    else if (problem) notify(textKey(problem), { type: 'error' });
    else mutate(after);
  };
  return { book, isPending };
}
