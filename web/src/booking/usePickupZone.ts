import { useQuery } from '@tanstack/react-query';
import { type LatLng, zonePoint } from '@wayfare/shared';
import { call } from '../http/operations.js';

/**
 * The time zone in which the times of a trip with this pickup are typed and shown: null for the business's,
 * undefined until it is known. It is asked for until there is an answer, because a time without its zone
 * would be a wrong one.
 */
export function usePickupZone(
  pickup: LatLng | null | undefined,
  { pickupTimeZone, timeZone }: { pickupTimeZone: boolean; timeZone: string },
): string | null | undefined {
  const point = pickup && zonePoint(pickup);
  const place = point ? `${point.lat},${point.lng}` : '';
  const isAsked = pickupTimeZone && place !== '';
  const { data } = useQuery({
    queryKey: ['timezone', place],
    queryFn: () => call.get('/timezone', { query: { place } }),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    retry: true,
  });
  if (!isAsked) return null;
  return data?.timeZone === timeZone ? null : data?.timeZone;
}
