import { type Actor, forbidden } from '@wayfare/shared';
import type { StoredUser } from '../../people/user/storedUser.js';
import type { OfficeServices } from '../services.js';
import { removeAccount } from './removeAccount.js';

/**
 * Removes the account of another user. @throws forbidden (403) for the actor's own account; driver_busy or
 * wallet_not_empty (409)
 */
export async function removeUser(actor: Actor, user: StoredUser, services: OfficeServices): Promise<void> {
  if (actor.uid === user.id) throw forbidden();
  await removeAccount(user, services);
}
