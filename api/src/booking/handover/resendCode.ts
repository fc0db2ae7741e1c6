import { type Actor, conflict } from '@wayfare/shared';
import type { Services } from '../../services.js';
import { findDrivenBooking, findOwnBooking } from '../findBooking.js';
import type { StoredBooking } from '../storedBooking.js';
import { tellRecipientAgain } from './tellRecipient.js';

/**
 * Texts the recipient of a parcel on its way again, for its sender or courier.
 * @throws wrong_state (409) before the start, after the end, and once the parcel goes back to its sender; too_many_requests
 *   (429); code_not_sent (502)
 */
export async function resendCode(actor: Actor, id: string, services: Services): Promise<StoredBooking> {
  const find = actor.usertype === 'driver' ? findDrivenBooking : findOwnBooking;
  const booking = await find(actor, id, services);
  if (booking.status !== 'STARTED' || !booking.handover || booking.handover.failure) throw conflict();
  await services.budgets.spend('handoverSms', { booking: id });
  await tellRecipientAgain(booking, services);
  return booking;
}
