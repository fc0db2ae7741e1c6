import { useMutation, useQueryClient } from '@tanstack/react-query';
import { fullName, type PresentedBooking, type TranslationKey, type User } from '@wayfare/shared';
import { newIdempotencyKey } from '@wayfare/web/http';
import { useMemo } from 'react';
import { useDataProvider, useNotify, useRedirect } from 'react-admin';
import { useNavigate } from 'react-router';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { textKey, useText } from '../../frame/texts/useText.js';
import { arriveWith } from './arrivedTrip.js';

/** A trip that a form has ready to be booked. */
interface TripToBook {
  /** The objects that the form consists of: a change of one of them makes it another booking. */
  draft: object;
  caller?: object;
  /** The driver whom the caller named. */
  driver: User | null;
  /** Sends it. Repeating it with the same key returns the same booking. */
  send: (key: string) => Promise<PresentedBooking>;
  /** What is missing or wrong; null for nothing. */
  problem: () => TranslationKey | null;
  onBooked: () => void;
}

/**
 * Returns a function that books a trip and offers it to the named driver, if there is one. Then it opens the
 * trip's page, or the desk with the trip.
 */
export function useBookTrip({ draft, caller, driver, send, problem: problemOf, onBooked }: TripToBook) {
  const queryClient = useQueryClient();
  const notify = useNotify();
  const askNamed = useAskNamed();
  const showBooked = useShowBooked();
  // Resending the same draft after a lost response creates the same booking; a changed draft creates a new
  // one.
  const key = useMemo(() => (draft || caller ? newIdempotencyKey() : ''), [draft, caller]);
  const { mutate, isPending } = useMutation({
    mutationFn: async (_after: 'trip' | 'desk') => {
      const booking = await send(key);
      return { booking, problem: driver ? await askNamed(booking, driver) : null };
    },
    onSuccess: ({ booking, problem }, after) => {
      onBooked();
      void queryClient.invalidateQueries({ queryKey: ['bookings'] });
      return showBooked(booking, problem, after);
    },
    onError: (error) => notify(error.message || textKey('update_failed'), { type: 'error' }),
  });
  const book = (after: 'trip' | 'desk') => {
    const problem = problemOf();
    if (problem) notify(textKey(problem), { type: 'error' });
    else mutate(after);
  };
  return { book, isPending };
}

/** Says that a trip is booked, and opens its page, or the desk with it. */
function useShowBooked() {
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
function useAskNamed() {
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
