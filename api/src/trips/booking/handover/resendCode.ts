import { type Actor, conflict, isStopDone, type RecipientInput } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findDrivenBooking, findOwnBooking } from '../findBooking.js';
import { partOf } from '../stop/changedStop.js';
import type { StoredBooking } from '../store/storedBooking.js';
import { notifyRecipientAgain } from './notifyRecipient.js';

/**
 * Texts the recipient of a parcel on its way again, for its sender or courier.
 * @throws wrong_state (409) before the start, after the end, and once the parcel goes back to its sender;
 *   too_many_requests (429); code_not_sent (502)
 */
export async function resendCode(
  actor: Actor,
  id: string,
  { stop }: RecipientInput,
  services: TripsServices,
): Promise<StoredBooking> {
  const find = actor.usertype === 'driver' ? findDrivenBooking : findOwnBooking;
  const booking = await find(actor, id, services);
  if (booking.status !== 'STARTED' || !isOnItsWay(booking, stop)) throw conflict();
  await services.budgets.spend('handoverSms', { booking: partOf(booking, stop) });
  await notifyRecipientAgain(booking, stop, services);
  return booking;
}

/**
 * Whether the parcel for a stop, or for the drop without one, is still to be handed over to its recipient.
 */
function isOnItsWay({ handover, stops }: StoredBooking, stop: RecipientInput['stop']): boolean {
  if (stop === null || stop === undefined) return Boolean(handover && !handover.failure);
  const asked = stops?.[stop];
  return Boolean(asked?.handover && !isStopDone(asked));
}
