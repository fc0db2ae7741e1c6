import type { ChangePreview, GuestTrip, WantedGuestChange } from '@wayfare/shared';
import { api, type ApiError, apiRequest, type BodyOf, call } from '@wayfare/web/http';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { nearerCarsLoad } from '../booking/useNearerCars.js';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** How often the trip is asked for, in ms. */
const FOLLOWED_MS = 5_000;
/** The same once it is over: the driver may still answer, in ms. */
const ENDED_MS = 30_000;

const keyOf = (token: string) => ['guest trip', token];

/** The trip of a guest's link, asked for again and again. */
export function useGuestTrip(token: string) {
  return useQuery<GuestTrip, ApiError>({
    queryKey: keyOf(token),
    queryFn: () => call.post('/guest-trips', { body: { token } }),
    enabled: token !== '',
    refetchInterval: ({ state: { data, error } }) => {
      if (data?.status === 'CANCELLED' || error?.status === 404) return false;
      return data?.status === 'COMPLETE' ? ENDED_MS : FOLLOWED_MS;
    },
    retry: false,
  });
}

/** The fee for canceling now, reloaded while the dialog is open, and the cancellation itself. */
export function useGuestCancellation(token: string, isAsking: boolean) {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  const fee = useQuery({
    queryKey: [...keyOf(token), 'cancellation'],
    queryFn: () => call.post('/guest-trips/cancellation', { body: { token } }),
    enabled: isAsking,
    staleTime: 0,
    refetchInterval: 10_000,
  });
  const cancel = useMutation({
    mutationFn: (reason: string) => call.post('/guest-trips/cancel', { body: { token, reason } }),
    onSuccess: (trip) => queries.setQueryData(keyOf(token), trip),
    onError: notifyError,
  });
  return { fee, cancel };
}

/** The car types with a nearer car than the booked one, while the driver of a guest's trip is searched. */
export function useGuestNearerCars(token: string) {
  return useQuery({
    queryKey: [...keyOf(token), 'nearer cars'],
    queryFn: () => call.post('/guest-trips/nearer-cars', { body: { token } }),
    ...nearerCarsLoad,
  });
}

/** What a guest wants to change. */
export type GuestWanted = Omit<WantedGuestChange, 'token'>;

/** The preview of a change of a guest's trip, and the change itself; `wanted` is null before there is one. */
export function useGuestChange(token: string, wanted: GuestWanted | null, onChanged: () => void) {
  const queries = useQueryClient();
  const queryKey = [...keyOf(token), 'change', wanted];
  const preview = useQuery({
    queryKey,
    queryFn: () => call.post('/guest-trips/changes/preview', { body: { token, ...wanted } }),
    enabled: wanted !== null,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  const change = useMutation({
    mutationFn: ({ version, price, driver }: ChangePreview) =>
      call.post('/guest-trips/changes', {
        body: { token, ...wanted, version, agreed: { customer_paid: price.after, driver } },
      }),
    onSuccess: (trip) => {
      queries.setQueryData(keyOf(token), trip);
      onChanged();
    },
    // What was previewed is no longer true.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
  return { preview, change };
}

type GuestCommand = 'rate' | 'lost-item' | 'not-in-car' | 'no-show/dispute';
type GuestInput<Name extends GuestCommand> = Omit<BodyOf<'post', `/guest-trips/${Name}`>, 'token'>;

/** A command about a guest's trip, which answers with the trip as it is then. */
export function useGuestCommand<Name extends GuestCommand>(token: string, name: Name) {
  const queries = useQueryClient();
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: (body: GuestInput<Name>) => api.post<GuestTrip>(`guest-trips/${name}`, { ...body, token }),
    onSuccess: (trip) => queries.setQueryData(keyOf(token), trip),
    onError: notifyError,
  });
}

/** Saves the receipt of a guest's trip as a PDF. The token is sent in a body, so a plain link will not do. */
export function useGuestReceiptFile(token: string) {
  const { notifyError } = useMessages();
  return useMutation({
    mutationFn: async () => {
      const answer = await apiRequest('guest-trips/receipt.pdf', {
        method: 'POST',
        body: JSON.stringify({ token }),
      });
      const url = URL.createObjectURL(await answer.blob());
      const link = Object.assign(document.createElement('a'), { href: url, download: 'receipt.pdf' });
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: notifyError,
  });
}
