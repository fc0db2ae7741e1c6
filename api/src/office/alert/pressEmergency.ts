import { type Actor, canAccess, conflict, drivingStatuses, notFound } from '@wayfare/shared';
import { notifyAdmins } from '../../messages/notification/notifyAdmins.js';
import type { OfficeServices } from '../services.js';
import { openAlert } from './openAlert.js';

/**
 * The rider or the driver of a trip pressed the emergency button: the dispatchers are notified at once.
 * Pressing it again while they have not resolved it changes nothing.
 * @throws not_found (404) for anyone else; wrong_state (409) while rider and driver do not share a trip
 */
export async function pressEmergency(actor: Actor, id: string, services: OfficeServices): Promise<void> {
  const booking = await services.db.bookings.findById(id);
  const isParty = booking?.customer === actor.uid || booking?.driver === actor.uid;
  if (!booking || !isParty || !canAccess(actor, 'show', 'bookings', booking)) throw notFound();
  if (![...drivingStatuses, 'PENDING'].includes(booking.status)) throw conflict();
  const alert = await openAlert(booking, 'emergency', actor.uid, services);
  if (!alert) return;
  await notifyAdmins(
    {
      id: `emergency:${alert.id}`,
      title: 'notice_emergency_title',
      body: 'notice_emergency_body',
      screen: 'Alerts',
    },
    services,
  );
}
