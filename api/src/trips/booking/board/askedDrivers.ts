import { type Actor, idSchema, notFound } from '@wayfare/shared';
import { z } from 'zod';
import type { StoredUser } from '../../../people/user/storedUser.js';
import type { TripsServices } from '../../services.js';

/** How many drivers one request may ask about. */
const MOST_DRIVERS = 100;

/** The drivers a request asks about: ids with commas between them. */
export const askedDriversSchema = z
  .string()
  .max(MOST_DRIVERS * 65)
  .transform((text) => text.split(','))
  .pipe(z.array(idSchema).min(1).max(MOST_DRIVERS));

/**
 * Returns the drivers with some ids; for a fleet admin, only their own drivers. @throws not_found (404) if
 * the actor may see none of them
 */
export async function findAskedDrivers(
  actor: Actor,
  ids: readonly string[],
  { db }: Pick<TripsServices, 'db'>,
): Promise<StoredUser[]> {
  const drivers = (await db.users.findMany(ids)).filter(
    ({ usertype, fleetadmin }) =>
      usertype === 'driver' && (actor.usertype === 'admin' || fleetadmin === actor.uid),
  );
  if (drivers.length === 0) throw notFound();
  return drivers;
}
