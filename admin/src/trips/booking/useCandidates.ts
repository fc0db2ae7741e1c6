import { useQuery } from '@tanstack/react-query';
import type { AssignCandidate, PresentedBooking } from '@wayfare/shared';
import { useDataProvider } from 'react-admin';
import { bookingActions } from './bookingActions.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';

/** What a driver is chosen by: the trip on the desk, or the whole booking. */
export type OpenTrip = Pick<PresentedBooking, 'id' | 'status' | 'asked' | 'driver' | 'override' | 'widened'>;

/**
 * The drivers who could take the chosen trip, those at the pickup soonest first, and how to ask one of them.
 */
export function useCandidates(trip: OpenTrip | null) {
  const { user, settings } = useSession();
  const provider = useDataProvider<PanelDataProvider>();
  const isOpen =
    trip !== null && bookingActions(user.usertype, trip, settings, user.staffRole).choose !== null;
  const { data } = useQuery({
    // A changed trip has other candidates.
    queryKey: ['drivers', 'nearby', trip?.id, trip?.status, trip?.override?.count, trip?.widened],
    queryFn: () => provider.nearestDrivers(trip?.id as string),
    enabled: isOpen,
    staleTime: 0,
  });
  const ask = useOperation({
    run: (operations, { trip: seen, driver }: { trip: OpenTrip; driver: string }) =>
      operations.overrideDriver(seen, driver),
    done: 'panel_driver_assigned',
    stale: ['bookings', 'desk'],
  });
  const candidates: readonly AssignCandidate[] | null = isOpen ? (data ?? null) : null;
  return { candidates, ask };
}
