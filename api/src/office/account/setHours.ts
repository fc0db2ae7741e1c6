import {
  type Actor,
  canAccess,
  dayOf,
  notFound,
  type WorkingHours,
  type WorkingHoursInput,
} from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import { permit } from '../../platform/crud/permit.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import type { OfficeServices } from '../services.js';
import { sendUserChanged } from '../../people/user/user.realtime.js';

/**
 * Sets a driver's working hours, for the office.
 * @throws not_found (404) for a driver whom the actor may not change; changed_meanwhile (409) if a user
 *   changed them since the actor saw them
 */
export async function setHours(
  actor: Actor,
  id: string,
  { workingHours: hours, was }: WorkingHoursInput,
  services: OfficeServices,
): Promise<StoredUser> {
  await permit(actor, 'edit', 'drivers', services);
  const driver = await services.db.users.findById(id);
  if (driver?.usertype !== 'driver' || !canAccess(actor, 'edit', 'drivers', driver)) throw notFound();
  const seen = was === undefined ? undefined : { workingHours: was };
  requireUnchanged({ workingHours: hours }, seen, { workingHours: driver.workingHours ?? null });
  return saveHours(driver, hours, services);
}

/** Stores a driver's hours, without exceptions of the past. */
export async function saveHours(
  driver: StoredUser,
  hours: WorkingHours | null,
  { db, clock, realtime }: OfficeServices,
): Promise<StoredUser> {
  const { timeZone } = await db.settings.settings();
  const today = dayOf(clock.now(), timeZone);
  const workingHours = hours && {
    ...hours,
    exceptions: hours.exceptions.filter(({ day }) => day >= today).toSorted((a, b) => a.day - b.day),
  };
  const saved = await db.users.update(driver.id, { workingHours });
  if (!saved) throw notFound();
  sendUserChanged(saved, realtime);
  return saved;
}
