import { type Actor, canAccess, notFound } from '@wayfare/shared';
import type { PeopleServices } from '../services.js';

/** The URL of a driver's license; it contains the key, so that a replaced picture gets a new URL. */
export const licenseImagePath = (id: string, key: string) => `/api/drivers/${id}/license_image?key=${key}`;

/**
 * The key of the picture of a driver's license, for the driver, admins and the driver's fleet admin (rule
 * 6.24). @throws not_found (404) for others
 */
export async function findLicenseImage(actor: Actor, id: string, services: PeopleServices): Promise<string> {
  const driver = await services.db.users.findById(id);
  const isOpen =
    driver?.usertype === 'driver' && (actor.uid === id || canAccess(actor, 'show', 'drivers', driver));
  const key = isOpen ? driver.licenseImage : null;
  if (!key) throw notFound();
  return key;
}
