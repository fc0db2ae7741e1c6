import { type Actor, conflict, type TryToReachInput } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import type { Effect } from '../effects/effect.js';
import { findDrivenBooking } from '../findBooking.js';
import { notifyRider, stepKey } from '../notifyRider.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { amend } from '../transition.js';

/**
 * Records how the driver who waits at the pickup tried to reach the rider: by a call of their own, or by a
 * warning, which the product sends as a notification or, without a device of ours, as a text. Each counts
 * once, with its time.
 * @throws not_found (404) for others; wrong_state (409) if the driver does not wait; no_show_unproven (409)
 *   if nothing proves the arrival
 */
export async function tryToReach(
  actor: Actor,
  id: string,
  { by }: TryToReachInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const booking = await findDrivenBooking(actor, id, services);
  if (booking.status !== 'ARRIVED') throw conflict();
  if (booking.arrivalUnproven) throw conflict('no_show_unproven');
  const now = services.clock.now();
  const wait = booking.pickupWait ?? { notifiedAt: booking.driver_arrive_time ?? now };
  const tried = by === 'call' ? 'calledAt' : 'warnedAt';
  if (wait[tried]) return booking;
  const effects = by === 'message' ? warning(booking) : [];
  return amend(booking, { pickupWait: { ...wait, [tried]: now } }, { effects }, services);
}

const warning = (booking: StoredBooking): Effect[] => [
  notifyRider(booking, 'waiting', 'notice_waiting_title', 'notice_waiting_body'),
  { key: stepKey(booking, 'waiting:text'), kind: 'notifyGuest', data: { text: 'sms_guest_waiting' } },
];
