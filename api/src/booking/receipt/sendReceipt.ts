import { type Actor, conflict, earnedStatuses } from '@wayfare/shared';
import type { Services } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import { mailReceipt } from './mailReceipt.js';

/**
 * Mails the rider the receipt of a paid trip once more. Returns the address it goes to.
 * @throws wrong_state (409) before the trip is paid; receipt_no_email (409) for a rider without an email address
 */
export async function sendReceipt(actor: Actor, id: string, services: Services): Promise<{ to: string }> {
  const booking = await findOwnBooking(actor, id, services);
  if (!earnedStatuses.includes(booking.status)) throw conflict();
  const rider = await services.db.users.findById(actor.uid);
  if (!rider?.email) throw conflict('receipt_no_email');
  await mailReceipt(services, booking, `${booking.id}:receipt:${services.newId()}`);
  return { to: rider.email };
}
