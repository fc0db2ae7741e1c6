import { useQuery } from '@tanstack/react-query';
import type { AssignCandidate, PresentedBooking } from '@wayfare/shared';
import { useDataProvider } from 'react-admin';
import { bookingActions } from './bookingActions.js';
import type { PanelDataProvider } from '../../frame/providers/dataProvider.js';
import { useOperation } from '../../frame/providers/useOperation.js';
import { useSession } from '../../frame/session/session.js';

/** A trip with the fields needed to choose a driver: one on the desk, or a whole booking. */
export type OpenTrip = Pick<
  PresentedBooking,
  'id' | 'status' | 'asked' | 'driver' | 'override' | 'widened' | 'fleet' | 'openedAt'
>;

/**
 * Returns the drivers who could take the chosen trip, with those who can be at the pickup soonest first, and
 * a function that offers it to one of them.
 */
export function useCandidates(trip: OpenTrip | null) {
  const { user, settings } = useSession();
  const provider = useDataProvider<PanelDataProvider>();
  const isOpen = trip !== null && bookingActions(user, trip, settings).choose !== null;
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
