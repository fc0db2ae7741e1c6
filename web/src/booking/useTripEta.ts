import {
  type Booking,
  drivingStatuses,
  etaTarget,
  nextStop,
  type TripEta,
  type TripEtaAnswer,
} from '@wayfare/shared';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../http/operations.js';

/** What the arrival time of a trip depends on. */
type DrivenTrip = Pick<Booking, 'id' | 'status' | 'stops'>;

/**
 * How often the arrival time is asked for while the driver is on the way, in ms: the server computes it at
 * most this often.
 */
const ASKED_MS = 15_000;

/**
 * When the driver arrives at the pickup, the next stop or the drop; null while no driver is on the way, or
 * while it is unknown. `isAwaited` until the first answer.
 */
export function useTripEta(booking: DrivenTrip): { eta: TripEta | null; isAwaited: boolean } {
  const { answer, isAwaited } = useEtaAnswer(booking, etaTarget(booking) !== null);
  return { eta: answer?.eta ?? null, isAwaited };
}

/** The same, with where the driver of a running trip is, and when that was measured. */
export function useCarPosition(booking: DrivenTrip): Pick<TripEtaAnswer, 'eta' | 'position'> {
  const { answer } = useEtaAnswer(booking, drivingStatuses.includes(booking.status));
  return { eta: answer?.eta ?? null, position: answer?.position ?? null };
}

/**
 * The driver's way to the pickup as the lines of a map: none once they were there, or while it is unknown.
 */
export function useApproachLines(booking: DrivenTrip) {
  const path = useEtaAnswer(booking, etaTarget(booking) === 'pickup').answer?.path;
  return useMemo(() => (path && path.length > 1 ? [{ id: 'approach', line: path }] : []), [path]);
}

function useEtaAnswer(booking: DrivenTrip, isWanted: boolean) {
  const { id } = booking;
  const to = etaTarget(booking);
  const stop = nextStop(booking);
  const { data, isPending } = useQuery({
    queryKey: ['trip eta', id, to, stop],
    queryFn: () => call.get('/bookings/{id}/eta', { path: { id } }),
    enabled: isWanted,
    refetchInterval: ASKED_MS,
    // The page works without it.
    retry: false,
  });
  return { answer: (isWanted && data) || null, isAwaited: isWanted && isPending };
}
