import {
  activeStatuses,
  type BookingInput,
  type BookingStatus,
  type CancelReason,
  type EstimateInput,
  isFittingReason,
  type PresentedBooking,
} from '@wayfare/shared';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, type BodyOf, call, idempotent } from '@wayfare/web/http';
import type { PhoneProof } from '../../people/account/PhoneLogin.js';
import { getPage } from '../../frame/api/getPage.js';
import { withOwnLastKnown } from '../../frame/offline/lastKnown.js';
import { useFallbackInterval } from '../../frame/session/SocketProvider.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** A booking as sent to riders and drivers. */
export type OwnBooking = PresentedBooking;

export const requestEstimate = (input: EstimateInput) => call.post('/estimates', { body: input });

export const createBooking = (input: Partial<BookingInput>, idempotencyKey: string) =>
  call.post('/bookings', { body: input, headers: idempotent(idempotencyKey) });

/** Books without signing in, with the proof of a phone number. */
export const createGuestBooking = (input: PhoneProof & { booking: Partial<BookingInput> }) =>
  call.post('/guest-bookings', { body: input });

/**
 * Returns the known cost of a trip for its rider: the fee if it was canceled, otherwise the price or its
 * estimate.
 */
export const shownCost = ({ status, cancel_fee, trip_cost, estimate }: OwnBooking): number =>
  (status === 'CANCELLED' ? cancel_fee : trip_cost || estimate) ?? 0;

/** A page of the user's bookings: active or past ones. */
export function useBookings(which: 'active' | 'past', page = 0, perPage = 10) {
  const fallback = useFallbackInterval();
  const filter = { status: which === 'active' ? activeStatuses : ['COMPLETE', 'CANCELLED'] };
  return useQuery({
    queryKey: ['bookings', which, page, perPage],
    queryFn: () => {
      const load = () =>
        getPage<OwnBooking>('bookings', { sort: ['tripdate', 'DESC'], page, perPage, filter });
      return which === 'active' ? withOwnLastKnown(`trips ${page} ${perPage}`, load) : load();
    },
    placeholderData: (before) => before,
    refetchInterval: which === 'active' ? fallback : false,
  });
}

/**
 * One booking. Until it is over, it is also kept for times without a network: driver, plate, code and phone.
 */
export function useBooking(id: string) {
  const fallback = useFallbackInterval();
  return useQuery({
    queryKey: ['bookings', 'one', id],
    queryFn: () =>
      withOwnLastKnown(
        `trip ${id}`,
        () => call.get('/bookings/{id}', { path: { id } }),
        ({ status }) => activeStatuses.includes(status),
      ),
    refetchInterval: fallback,
  });
}

/** The last position of a trip; anything but exactly one point is location_fetch_error (rules 7.35, 8.14). */
export function useLastPoint(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['bookings', 'last point', id],
    queryFn: async () => {
      const points = await call.get('/bookings/{id}/tracking', { path: { id }, query: { last: '1' } });
      const [point] = points;
      if (!point || points.length > 1) throw new ApiError('location_fetch_error', 404, '');
      return point;
    },
    enabled,
    // The position is removed from memory when the trip is no longer followed (rule 4.56).
    gcTime: 0,
  });
}

/** The query that reads the reasons for canceling. */
export const cancelReasonsQuery = queryOptions({
  queryKey: ['cancelreasons'],
  queryFn: async () =>
    (await getPage<CancelReason>('cancelreasons', { sort: ['value', 'ASC'], perPage: 100 })).rows,
  staleTime: 60_000,
});

/** The reasons for canceling that fit a role and the status of the trip. */
export function useCancelReasons(enabled: boolean, role: 'rider' | 'driver', status: BookingStatus) {
  return useQuery({
    ...cancelReasonsQuery,
    select: (reasons) => reasons.filter((reason) => isFittingReason(reason, role, status)),
    enabled,
  });
}

/** The rider's fee for canceling a trip, reloaded while the dialog is open. */
export function useCancellation(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['bookings', 'cancellation', id],
    queryFn: () => call.get('/bookings/{id}/cancellation', { path: { id } }),
    enabled,
    staleTime: 0,
    refetchInterval: 10_000,
  });
}

/** The commands for a booking whose paths are their names. */
type NamedCommand =
  | 'accept'
  | 'decline'
  | 'arrive'
  | 'start'
  | 'reach'
  | 'handover/resend'
  | 'handover/fail'
  | 'pay'
  | 'complete'
  | 'cancel'
  | 'giveBack'
  | 'rate'
  | 'tip'
  | 'lost-item'
  | 'lost-item/answer'
  | 'fare-review/confirm'
  | 'drop-check'
  | 'not-in-car'
  | 'no-show'
  | 'no-show/try'
  | 'no-show/dispute';

/** The commands for a booking, and their inputs, as the contract declares them. */
type BookingCommands = {
  [Name in NamedCommand]: BodyOf<'post', `/bookings/{id}/${Name}`>;
} & Record<`stops/${number}/reach`, BodyOf<'post', '/bookings/{id}/stops/{index}/reach'>>;

export interface BookingCommand<Name extends keyof BookingCommands = keyof BookingCommands> {
  name: Name;
  body: BookingCommands[Name];
}

/** Sends commands to a booking. The response is shown immediately, a refusal in the message bar. */
export function useBookingCommand(id: string) {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: ({ name, body }: BookingCommand) =>
      api.post<OwnBooking>(`bookings/${encodeURIComponent(id)}/${name}`, body),
    onSuccess: (booking) => {
      // Declining an offer returns no trip.
      if (booking?.id === id && booking.status) queries.setQueryData(['bookings', 'one', id], booking);
    },
    onError: (error) => notifyError(error),
    // Also after a refusal: it usually means that the booking has changed.
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
