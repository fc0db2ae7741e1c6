import { type Actor, canceledTogether, DomainError, type LinkedTrip, linkedTripOf } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import type { StoredBooking } from '../store/storedBooking.js';

/** The statuses of a trip that is still to be driven. */
const toCome = [...canceledTogether, 'ACCEPTED', 'ARRIVED', 'STARTED'];

/** The other trip of a return that is still to be driven; null without one. */
async function openLinkedTrip(
  booking: StoredBooking,
  { db }: Pick<TripsServices, 'db'>,
): Promise<StoredBooking | null> {
  const id = linkedTripOf(booking);
  const linked = id ? await db.bookings.findById(id) : null;
  return linked && toCome.includes(linked.status) ? linked : null;
}

/** What a page about one trip of a return says about the other one; null if there is none to come. */
export async function presentLinkedTrip(
  booking: StoredBooking,
  services: Pick<TripsServices, 'db'>,
): Promise<LinkedTrip | null> {
  const linked = await openLinkedTrip(booking, services);
  if (!linked) return null;
  const { id, reference = id, tripdate, status } = linked;
  return { id, reference, tripdate, mayCancel: canceledTogether.includes(status) };
}

/**
 * The effect of a cancellation that takes the other trip with it, written with it.
 * @throws not_of_kind (400) for a trip without another one to come; return_has_driver (409) if a driver has
 *   the other one, who is owed its fee; each names the field
 */
export async function linkedCancellation(
  booking: StoredBooking,
  { actor, reason }: { actor: Actor; reason: string },
  services: TripsServices,
): Promise<Effect[]> {
  const linked = await openLinkedTrip(booking, services);
  if (!linked) throw new DomainError('not_of_kind', 400, { both: 'not_of_kind' });
  if (!canceledTogether.includes(linked.status))
    throw new DomainError('return_has_driver', 409, { both: 'return_has_driver' });
  return [
    {
      key: 'cancel:linked',
      kind: 'cancelLinked',
      data: { booking: linked.id, by: { uid: actor.uid, usertype: actor.usertype }, reason },
    },
  ];
}
