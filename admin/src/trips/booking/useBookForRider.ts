import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type PresentedBooking,
  bookingStartProblem,
  fullName,
  missingChoice,
  type User,
} from '@wayfare/shared';
import { newIdempotencyKey } from '@wayfare/web/http';
import { lacksStopPlace } from '@wayfare/web/booking';
import { useMemo } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import { useNavigate } from 'react-router';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useSession } from '../../frame/session/session.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { arriveWith } from './arrivedTrip.js';
import { type RiderBookingDraft, riderBookingOf } from './bookingDraft.js';

/**
 * Returns a function that books the draft and offers the trip to the named driver, if there is one. Then it
 * opens the trip's page, or the desk with the trip. `zone` is the time zone of the draft's pickup.
 */
export function useBookForRider(
  draft: RiderBookingDraft,
  zone: string | null | undefined,
  onBooked: () => void,
) {
  const { settings } = useSession();
  const provider = useDataProvider<PanelDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const askNamed = useAskNamed();
  const showBooked = useShowBooked();
  // Resending the same draft after a lost response creates the same booking; a changed draft creates a new
  // one.
  const key = useMemo(() => (draft ? newIdempotencyKey() : ''), [draft]);
  const input = riderBookingOf(draft, settings.category, zone ?? settings.timeZone);
  const { mutate, isPending } = useMutation({
    mutationFn: async (_after: 'trip' | 'desk') => {
      const booking = await provider.addBooking(input, key);
      return { booking, problem: draft.driver ? await askNamed(booking, draft.driver) : null };
    },
    onSuccess: ({ booking, problem }, after) => {
      onBooked();
      void queryClient.invalidateQueries({ queryKey: ['bookings'] });
      return showBooked(booking, problem, after);
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  const book = (after: 'trip' | 'desk') => {
    const problem = bookingStartProblem(input, {
      category: settings.category,
      byAdmin: true,
      now: Date.now(),
    });
    const lacksRider = missingChoice(input, { byAdmin: true }) === 'customer';
    if (lacksStopPlace(draft)) notify(textKey('stop_missing'), { type: 'error' });
    else if (problem) notify(textKey(lacksRider ? 'select_rider' : problem), { type: 'error' });
    else mutate(after);
  };
  return { book, isPending };
}

/** Says that a trip is booked, and opens its page, or the desk with it. */
export function useShowBooked() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const redirect = useRedirect();
  const navigate = useNavigate();
  return (booking: PresentedBooking, problem: string | null, after: 'trip' | 'desk') => {
    if (problem) notify(problem, { type: 'warning', autoHideDuration: 10_000 });
    else notify(textKey('booking_success_id'), { type: 'success', messageArgs: { id: booking.reference } });
    if (after === 'trip') return redirect('show', 'bookings', booking.id);
    // The desk waits for the answer that contains the trip.
    queryClient.removeQueries({ queryKey: ['desk'] });
    return navigate('/desk', { state: arriveWith(booking.id) });
  };
}

/**
 * Offers the trip to the driver whom the caller named. The trip is booked even if that fails. Returns the
 * message about the failure, or null.
 */
export function useAskNamed() {
  const t = useText();
  const provider = useDataProvider<PanelDataProvider>();
  return async (booking: PresentedBooking, driver: User): Promise<string | null> => {
    try {
      await provider.overrideDriver(booking, driver.id);
      return null;
    } catch (error) {
      const reason = (error instanceof Error && error.message) || t('update_failed');
      return t('panel_booked_unasked', { id: booking.reference, name: fullName(driver), reason });
    }
  };
}
