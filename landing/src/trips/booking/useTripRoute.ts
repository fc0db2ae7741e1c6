import { useQuery } from '@tanstack/react-query';
import { call } from '@wayfare/web/http';
import { pathOf } from '@wayfare/web/map';
import { useMemo } from 'react';
import type { OwnBooking } from './bookings.js';

/** The route of a trip as a line. Lists of trips come without routes: then it is loaded once. */
export function useTripRoute({ id, coords }: Pick<OwnBooking, 'id' | 'coords'>) {
  const { data } = useQuery({
    queryKey: ['trip route', id],
    queryFn: async () => (await call.get('/bookings/{id}', { path: { id } })).coords ?? [],
    enabled: coords === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    // The trip can be driven without it.
    retry: 1,
  });
  const known = coords ?? data;
  return useMemo(() => pathOf(known), [known]);
}
