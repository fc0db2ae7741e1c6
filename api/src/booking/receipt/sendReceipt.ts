import { type Actor, conflict, earnedStatuses } from '@wayfare/shared';
import type { Services } from '../../services.js';
import { findOwnBooking } from '../findBooking.js';
import { mailReceipt } from './mailReceipt.js';

/** Within this time, a repeated request sends no second mail. In ms. */
const ONCE_MS = 60_000;

/**
 * Mails the rider the receipt of a paid trip once more. Returns the address it goes to.
 * @throws wrong_state (409) before the trip is paid; receipt_no_email (409) for a rider without an email address
 */
export async function sendReceipt(actor: Actor, id: string, services: Services): Promise<{ to: string }> {
  const booking = await findOwnBooking(actor, id, services);
  if (!earnedStatuses.includes(booking.status)) throw conflict();
  const rider = await services.db.users.findById(actor.uid);
  if (!rider?.email) throw conflict('receipt_no_email');
  await mailReceipt(services, booking, `${booking.id}:receipt:${Math.floor(services.clock.now() / ONCE_MS)}`);
  return { to: rider.email };
}
