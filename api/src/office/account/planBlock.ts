import { type Actor, conflict, notFound } from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import { permit } from '../../platform/crud/permit.js';
import type { OfficeServices } from '../services.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/**
 * Plans to block a driver when the current trip ends, or no longer plans it.
 * @throws not_found (404); driver_is_free (409) for a driver who is not on a trip, or not approved
 */
export async function planBlock(
  actor: Actor,
  id: string,
  isPlanned: boolean,
  services: OfficeServices,
): Promise<StoredUser> {
  const { clock, db, realtime } = services;
  await permit(actor, 'edit', 'drivers', services);
  if ((await db.users.findById(id))?.usertype !== 'driver') throw notFound();
  // The trip may have ended while the planned block kept the driver on it.
  if (!isPlanned) await db.users.recheckClaim(id, clock.now());
  const planned = await db.users.planBlock(id, isPlanned);
  if (!planned) throw conflict('driver_is_free');
  sendUserChanged(planned, realtime);
  return planned;
}
