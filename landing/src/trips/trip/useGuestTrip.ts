import type { Cancellation, GuestTrip } from '@wayfare/shared';
import { api, type ApiError } from '@wayfare/web/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** How often the trip is asked for, in ms. */
const FOLLOWED_MS = 5_000;

const keyOf = (token: string) => ['guest trip', token];

/** The trip of a guest's link, asked for again and again until it is over. */
export function useGuestTrip(token: string) {
  return useQuery<GuestTrip, ApiError>({
    queryKey: keyOf(token),
    queryFn: () => api.post<GuestTrip>('guest-trips', { token }),
    enabled: token !== '',
    refetchInterval: ({ state: { data, error } }) =>
      data?.status === 'CANCELLED' || data?.status === 'COMPLETE' || error?.status === 404
        ? false
        : FOLLOWED_MS,
    retry: false,
  });
}

/** The fee for canceling now, reloaded while the dialog is open, and the cancellation itself. */
export function useGuestCancellation(token: string, isAsking: boolean) {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  const fee = useQuery({
    queryKey: [...keyOf(token), 'cancellation'],
    queryFn: () => api.post<Cancellation>('guest-trips/cancellation', { token }),
    enabled: isAsking,
    staleTime: 0,
    refetchInterval: 10_000,
  });
  const cancel = useMutation({
    mutationFn: (reason: string) => api.post<GuestTrip>('guest-trips/cancel', { token, reason }),
    onSuccess: (trip) => queries.setQueryData(keyOf(token), trip),
    onError: notifyError,
  });
  return { fee, cancel };
}
