import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';

/** How the nearer cars of a trip are loaded: again every 15 s, because cars come and go. */
export const nearerCarsLoad = { refetchInterval: 15_000, retry: false } as const;

/** The car types with a nearer car than the booked one, while the driver of a trip is searched. */
export function useNearerCars(id: string) {
  return useQuery({
    queryKey: ['bookings', 'nearer cars', id],
    queryFn: () => call.get('/bookings/{id}/nearer-cars', { path: { id } }),
    ...nearerCarsLoad,
  });
}
