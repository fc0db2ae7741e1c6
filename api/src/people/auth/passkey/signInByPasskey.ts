import { DomainError, type PasskeyProof } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { admit } from '../../user/admit.js';
import { requirePasskey, signingIn } from './provePasskey.js';

/**
 * The user whose passkey was used. It is both factors at once: having the device, and being able to unlock
 * it.
 * @throws passkey_refused (401); passkeys_unavailable (409); require_approval (403)
 */
export async function signInByPasskey(proof: PasskeyProof, services: PeopleServices): Promise<StoredUser> {
  const user = await services.db.users.findById(await requirePasskey(proof, signingIn, 401, services));
  if (!user) throw new DomainError('passkey_refused', 401);
  return admit(user);
}
