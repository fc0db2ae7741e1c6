import { type Actor, conflict, notFound, type StartCode, startCodeStatuses } from '@wayfare/shared';
import type { TripsServices } from '../../services.js';
import { findVisibleBooking } from '../findBooking.js';

/**
 * The code that the rider gives at the start, for a member of staff who helps a rider without a page that
 * shows it. The audit log records who asked, without the code.
 * @throws not_found (404) for a trip without a code; wrong_state (409) without a driver or after the start
 */
export async function revealStartCode(actor: Actor, id: string, services: TripsServices): Promise<StartCode> {
  const { otp, status } = await findVisibleBooking(actor, id, services);
  if (otp === false) throw notFound();
  if (!startCodeStatuses.includes(status)) throw conflict();
  return { code: otp };
}
