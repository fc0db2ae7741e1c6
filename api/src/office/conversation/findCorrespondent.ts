import { type Action, type Actor, canAccess, notFound } from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { StoredConversation } from './storedConversation.js';

/** A user the business can talk to. */
export type Correspondent = StoredUser & Pick<StoredConversation, 'usertype'>;

const isCorrespondent = (user: StoredUser): user is Correspondent =>
  user.usertype === 'rider' || user.usertype === 'driver';

/**
 * The fleet admin whose messages and drivers these are: a driver's; null for riders, who belong to no fleet.
 */
export const fleetOf = ({ usertype, fleetadmin }: StoredUser) =>
  usertype === 'driver' ? (fleetadmin ?? null) : null;

/**
 * The rider or driver whose conversation a dispatcher wants to use. Access follows the user as they are now,
 * not the last message.
 * @throws not_found (404), also for users the dispatcher may not talk to
 */
export async function findCorrespondent(
  actor: Actor,
  action: Action,
  id: string,
  { db }: OfficeServices,
): Promise<Correspondent> {
  const user = await db.users.findById(id);
  if (!user || !isCorrespondent(user)) throw notFound();
  if (!canAccess(actor, action, 'conversations', { fleetadmin: fleetOf(user) })) throw notFound();
  return user;
}

/** Returns the acting rider or driver. @throws not_found (404) for a user who has been deleted */
export async function ownCorrespondent({ uid }: Actor, { db }: OfficeServices): Promise<Correspondent> {
  const user = await db.users.findById(uid);
  if (!user || !isCorrespondent(user)) throw notFound();
  return user;
}

/** The fleet admin whose messages a reader may see; null for no limit. */
export const fleetLimit = ({ uid, usertype }: Actor) => (usertype === 'fleetadmin' ? uid : null);
