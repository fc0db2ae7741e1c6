import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';

/** A promo's discount on a fare, as shown. */
export interface AppliedPromo {
  name: string;
  discount: number;
}

/** The promos the rider can use now. */
export function useUsablePromos() {
  return useQuery({
    queryKey: ['promos', 'usable'],
    queryFn: () => call.get('/promos/usable'),
  });
}

/**
 * Requests a promo's discount, by id or code, on a trip that awaits payment. The API returns it, or the
 * reason why the promo cannot be used.
 */
export function usePromoOnTrip(bookingId: string) {
  return useMutation({
    mutationFn: (asked: string) =>
      call.get('/bookings/{id}/promo', { path: { id: bookingId }, query: { promo: asked } }),
  });
}
