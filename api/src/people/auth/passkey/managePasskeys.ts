import { conflict, MOST_PASSKEYS, notFound, type Passkey, type PasskeyList } from '@wayfare/shared';
import { withOwnerNotice } from '../../contact/withOwnerNotice.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { requiresSecondFactor } from '../secondFactor/requiredSecondFactor.js';
import { passkeyAddressOf } from '../signInWays.js';
import { auditedPasskey } from './auditedPasskey.js';
import { presentPasskey } from './passkey.presenter.js';
import { relyingPartyOf } from './relyingParty.js';

/** The passkeys of an account, oldest first. */
export async function passkeysOf(uid: string, { db, config }: PeopleServices): Promise<PasskeyList> {
  const passkeys = await db.passkeys.listOf(uid, MOST_PASSKEYS);
  return {
    address: passkeyAddressOf({ config }),
    passkeys: passkeys.map(presentPasskey),
  };
}

/** @throws not_found (404) */
export async function renamePasskey(
  uid: string,
  { id, name }: { id: string; name: string },
  { db }: PeopleServices,
): Promise<Passkey> {
  const renamed = await db.passkeys.rename(uid, id, name);
  if (!renamed) throw notFound();
  return presentPasskey(renamed);
}

/**
 * Deletes a passkey of an account and notifies its owner. Two concurrent deletions may remove both passkeys:
 * the owner must then set up a second factor before anything else.
 * @throws not_found (404); last_second_factor (409) for the last second factor of an account that must have
 *   one
 */
export async function deletePasskey(user: StoredUser, id: string, services: PeopleServices): Promise<void> {
  const { db } = services;
  const all = await db.passkeys.listOf(user.id, MOST_PASSKEYS);
  const deleted = all.find((passkey) => passkey.id === id);
  if (!deleted) throw notFound();
  const others = all.filter((passkey) => passkey.id !== id);
  if (await isLastSecondFactor(user, others, services)) throw conflict('last_second_factor');
  await withOwnerNotice(
    user.id,
    'passkey_deleted',
    () =>
      auditedPasskey(
        user,
        { removed: deleted.name },
        async () => {
          if (!(await db.passkeys.remove(user.id, id))) throw notFound();
        },
        services,
      ),
    services,
  );
}

async function isLastSecondFactor(
  user: StoredUser,
  others: readonly { rpId: string }[],
  services: PeopleServices,
): Promise<boolean> {
  if (!(await requiresSecondFactor(user, services))) return false;
  const here = relyingPartyOf(services.config.PUBLIC_URL);
  if (others.some(({ rpId }) => rpId === here?.id)) return false;
  return !(await services.db.secondFactors.find(user.id))?.isEnabled;
}
