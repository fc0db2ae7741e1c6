import { type Booking, canAccess, rulesOf } from '@wayfare/shared';
import { actorOf, useSession } from '../../frame/session/session.js';
import type { Correspondent } from './correspondent.js';

/** A trip with the fields needed to write to its parties. */
export type TripParties = Pick<Booking, 'id' | 'customer' | 'customer_name' | 'driver' | 'driver_name'> &
  Partial<Pick<Booking, 'kind' | 'fleetadmin'>>;

/** Returns the parties of a trip to whom the user may write. Fleet admins may write only to their drivers. */
export function useCorrespondents(
  booking: TripParties | null,
): Readonly<Record<'rider' | 'driver', Correspondent | undefined>> {
  const { user } = useSession();
  const mayWriteTo = (fleetadmin: string | null) =>
    canAccess(actorOf({ user }), 'create', 'conversations', { fleetadmin });
  return {
    // A passenger without an account cannot be written to.
    rider:
      mayWriteTo(null) && booking && rulesOf(booking).hasRider
        ? person(booking.customer, 'rider', booking.customer_name)
        : undefined,
    driver: mayWriteTo(booking?.fleetadmin ?? null)
      ? person(booking?.driver, 'driver', booking?.driver_name)
      : undefined,
  };
}

const person = (
  id: string | null | undefined,
  usertype: Correspondent['usertype'],
  name: string | null | undefined,
): Correspondent | undefined => (id ? { id, usertype, name: name ?? '–' } : undefined);
