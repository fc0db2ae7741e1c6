import {
  activeStatuses,
  type Booking,
  type BookingInput,
  type Cancellation,
  type CancelReason,
  type Estimate,
  type EstimateInput,
  type LatLng,
  type PaymentMode,
  type TrackingPoint,
} from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, ApiError, getPage } from '../api/client.js';
import { useFallbackInterval } from '../api/SocketProvider.js';
import { useMessages } from '../messages/MessagesProvider.js';

type Hidden = 'convenience_fees' | 'driver_share' | 'tariff' | 'version' | 'otp';

/** A booking as riders and drivers are sent it: some fields are the other side's alone. */
export type OwnBooking = Omit<Booking, Hidden> &
  Partial<Pick<Booking, Hidden>> & {
    /** To its rider, while a driver is under way. */
    driver_location?: LatLng | null;
    /** To a driver it is offered to: ms timestamp of the offer's end. */
    offerExpiresAt?: number | null;
  };

export const requestEstimate = (input: EstimateInput) => api.post<Estimate>('estimates', input);

export const createBooking = (input: Partial<BookingInput>, idempotencyKey: string) =>
  api.post<OwnBooking>('bookings', input, { headers: { 'Idempotency-Key': idempotencyKey } });

/** A page of one's bookings: those that are going on, or the others. */
export function useBookings(which: 'active' | 'past', page = 0, perPage = 10) {
  const fallback = useFallbackInterval();
  const filter = { status: which === 'active' ? activeStatuses : ['COMPLETE', 'CANCELLED'] };
  return useQuery({
    queryKey: ['bookings', which, page, perPage],
    queryFn: () => getPage<OwnBooking>('bookings', { sort: ['tripdate', 'DESC'], page, perPage, filter }),
    placeholderData: (before) => before,
    refetchInterval: which === 'active' ? fallback : false,
  });
}

export function useBooking(id: string) {
  const fallback = useFallbackInterval();
  return useQuery({
    queryKey: ['bookings', 'one', id],
    queryFn: () => api.get<OwnBooking>(`bookings/${encodeURIComponent(id)}`),
    refetchInterval: fallback,
  });
}

/** Where a trip was last; anything but exactly one point is location_fetch_error (rules 7.35, 8.14). */
export function useLastPoint(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['bookings', 'last point', id],
    queryFn: async () => {
      const points = await api.get<TrackingPoint[]>(`bookings/${encodeURIComponent(id)}/tracking?last=1`);
      const [point] = points;
      if (!point || points.length > 1) throw new ApiError('location_fetch_error', 404, '');
      return point;
    },
    enabled,
    // Whoever stops following a trip forgets where it was (rule 4.56).
    gcTime: 0,
  });
}

export function useCancelReasons(enabled: boolean) {
  return useQuery({
    queryKey: ['cancelreasons'],
    queryFn: async () =>
      (await getPage<CancelReason>('cancelreasons', { sort: ['value', 'ASC'], perPage: 100 })).rows,
    enabled,
    staleTime: 60_000,
  });
}

/** What it costs the rider to cancel a trip; asked again while it is being thought over. */
export function useCancellation(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['bookings', 'cancellation', id],
    queryFn: () => api.get<Cancellation>(`bookings/${encodeURIComponent(id)}/cancellation`),
    enabled,
    staleTime: 0,
    refetchInterval: 10_000,
  });
}

/** What can be done to a booking, and what each takes. */
interface BookingCommands {
  accept: Record<string, never>;
  decline: Record<string, never>;
  arrive: { reason?: string };
  start: { otp?: string };
  reach: LatLng;
  pay: { payment_mode: PaymentMode; promo?: string };
  complete: { rating?: number };
  cancel: { reason: string };
  rate: { rate: number };
  'fare-review/confirm': Record<string, never>;
  'drop-check': { agree: boolean };
}

export interface BookingCommand<Name extends keyof BookingCommands = keyof BookingCommands> {
  name: Name;
  body: BookingCommands[Name];
}

/** Gives commands to a booking; the answer is shown at once, a refusal in the message bar. */
export function useBookingCommand(id: string) {
  const queries = useQueryClient();
  const { sayError } = useMessages();
  return useMutation({
    mutationFn: ({ name, body }: BookingCommand) =>
      api.post<OwnBooking>(`bookings/${encodeURIComponent(id)}/${name}`, body),
    onSuccess: (booking) => {
      // Refusing an offer answers no trip.
      if (booking?.id === id && booking.status) queries.setQueryData(['bookings', 'one', id], booking);
    },
    onError: (error) => sayError(error),
    // Also after a refusal: it mostly means that the booking has moved on.
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  });
}
