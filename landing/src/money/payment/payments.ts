import type { Payment } from '@wayfare/shared';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, idempotent, newIdempotencyKey } from '@wayfare/web/http';
import { useMessages } from '../../frame/messages/MessagesProvider.js';

/** How often a payment is polled until its provider has responded, in ms. */
const LOOK_AGAIN_MS = 2_000;

/** The data for paying a booking by card. */
export function useBookingCheckout(bookingId: string, enabled: boolean) {
  return useQuery({
    queryKey: ['checkout', bookingId],
    queryFn: () => call.get('/bookings/{id}/payment', { path: { id: bookingId } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * Starts a top-up of the user's wallet. A retry with the same amount after a lost response starts only one.
 */
export function useTopUp() {
  const { notifyError } = useMessages();
  const attempt = useRef<{ amount: number; key: string } | null>(null);
  return useMutation({
    mutationFn: (amount: number) => {
      if (attempt.current?.amount !== amount) attempt.current = { amount, key: newIdempotencyKey() };
      return call.post('/wallet/topups', { body: { amount }, headers: idempotent(attempt.current.key) });
    },
    onError: (error) => notifyError(error),
  });
}

/** One card payment, polled until its result is known. */
export function usePayment(id: string | null) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['payments', id],
    queryFn: async () => {
      const payment = await call.get('/payments/{order}', { path: { order: id ?? '' } });
      if (payment.status === 'SETTLED' || payment.status === 'HELD') {
        for (const key of ['bookings', 'wallet', 'me']) void queries.invalidateQueries({ queryKey: [key] });
      }
      return payment;
    },
    enabled: id !== null,
    refetchInterval: ({ state }) => (isDecided(state.data) ? false : LOOK_AGAIN_MS),
  });
}

const isDecided = (payment: Payment | undefined) =>
  payment !== undefined && ['SETTLED', 'HELD', 'DECLINED'].includes(payment.status);
