import type { OfferedDiscount, UsablePromo } from '@wayfare/shared';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../api/client.js';

/** What a promo takes off a fare, as it is shown. */
export interface AppliedPromo {
  name: string;
  discount: number;
}

/** The promos the rider can use now. */
export function useUsablePromos() {
  return useQuery({
    queryKey: ['promos', 'usable'],
    queryFn: () => api.get<UsablePromo[]>('promos/usable'),
  });
}

/** Asks what a promo, by id or code, takes off a trip that awaits payment. The API says, or why it cannot be used. */
export function usePromoOnTrip(bookingId: string) {
  return useMutation({
    mutationFn: (asked: string) =>
      api.get<OfferedDiscount>(
        `bookings/${encodeURIComponent(bookingId)}/promo?promo=${encodeURIComponent(asked)}`,
      ),
  });
}
