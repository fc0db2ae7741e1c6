import { etaTarget, nextStop, type TripEtaAnswer } from '@wayfare/shared';
import { api } from '@wayfare/shared/web/http';
import { useQuery } from '@tanstack/react-query';
import type { OwnBooking } from './bookings.js';

/** How often the arrival time is asked for while the driver is on the way, in ms: the server computes it at most this often. */
const ASKED_MS = 15_000;

/** When the driver arrives at the pickup, the next stop or the drop; null while no driver is on the way, or while it is unknown. */
export function useTripEta(booking: OwnBooking) {
  const { id } = booking;
  const to = etaTarget(booking);
  const stop = nextStop(booking);
  const { data } = useQuery({
    queryKey: ['trip eta', id, to, stop],
    queryFn: () => api.get<TripEtaAnswer>(`bookings/${encodeURIComponent(id)}/eta`),
    enabled: to !== null,
    refetchInterval: ASKED_MS,
    // The page works without it.
    retry: false,
  });
  return (to !== null && data?.eta) || null;
}
