import { etaTarget, nextStop, type TripEta, type TripEtaAnswer } from '@wayfare/shared';
import { api } from '@wayfare/web/http';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { OwnBooking } from './bookings.js';

/**
 * How often the arrival time is asked for while the driver is on the way, in ms: the server computes it at
 * most this often.
 */
const ASKED_MS = 15_000;

/**
 * When the driver arrives at the pickup, the next stop or the drop; null while no driver is on the way, or
 * while it is unknown. `isAwaited` until the first answer.
 */
export function useTripEta(booking: OwnBooking): { eta: TripEta | null; isAwaited: boolean } {
  const { answer, isAwaited } = useEtaAnswer(booking, etaTarget(booking) !== null);
  return { eta: answer?.eta ?? null, isAwaited };
}

/**
 * The driver's way to the pickup as the lines of a map: none once they were there, or while it is unknown.
 */
export function useApproachLines(booking: OwnBooking) {
  const path = useEtaAnswer(booking, etaTarget(booking) === 'pickup').answer?.path;
  return useMemo(() => (path && path.length > 1 ? [{ id: 'approach', line: path }] : []), [path]);
}

function useEtaAnswer(booking: OwnBooking, isWanted: boolean) {
  const { id } = booking;
  const to = etaTarget(booking);
  const stop = nextStop(booking);
  const { data, isPending } = useQuery({
    queryKey: ['trip eta', id, to, stop],
    queryFn: () => api.get<TripEtaAnswer>(`bookings/${encodeURIComponent(id)}/eta`),
    enabled: isWanted,
    refetchInterval: ASKED_MS,
    // The page works without it.
    retry: false,
  });
  return { answer: (isWanted && data) || null, isAwaited: isWanted && isPending };
}
