import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';

/** How often it is asked which cars are nearer, in ms: cars come and go. */
const ASKED_MS = 15_000;

/** The car types with a nearer car than the booked one, while the driver of a trip is searched. */
export function useNearerCars(id: string) {
  return useQuery({
    queryKey: ['bookings', 'nearer cars', id],
    queryFn: () => call.get('/bookings/{id}/nearer-cars', { path: { id } }),
    refetchInterval: ASKED_MS,
    retry: false,
  });
}
