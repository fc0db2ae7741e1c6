import { actorOf, canAccess, conflict, forbidden, MOST_PASSKEYS, notFound } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { mailWithLink } from '../../contact/mailedLink.js';
import { hashOf } from '../../../platform/secret.js';
import { signOutEverywhere } from '../signOutEverywhere.js';
import { changedBy, requirePassword } from './manageSecondFactor.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';
import { requireCode } from './requireCode.js';

/**
 * Turns off the authenticator and deletes the passkeys of another admin or fleet admin who has lost them.
 * Signs them out everywhere and notifies them by mail. The acting admin proves their identity with the
 * password, and with a code if they have a second factor themselves.
 * @throws demo_mode (403); forbidden (403) for the admin's own account, and for an admin without a password;
 *   not_found (404) for a user who is neither admin nor fleet admin; password_wrong or second_factor_wrong
 *   (400); too_many_requests (429); second_factor_off (409) if there is none
 */
export async function resetSecondFactor(
  admin: StoredUser,
  uid: string,
  { password, code }: { password: string; code: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  const { db } = services;
  if (!(await db.settings.settings()).AllowCriticalEditsAdmin) throw forbidden('demo_mode');
  const actor = actorOf(admin);
  const owner = await db.users.findById(uid);
  if (owner?.usertype !== 'admin' && owner?.usertype !== 'fleetadmin') throw notFound();
  if (owner.id === admin.id || !canAccess(actor, 'edit', 'alladmin')) throw forbidden();
  await requireProof(admin, { password, code }, from, services);
  const factor = await db.secondFactors.find(uid);
  const passkeys = await db.passkeys.listOf(uid, MOST_PASSKEYS);
  const lost = [...(factor?.isEnabled ? [factor.secret] : []), ...passkeys.map(({ id }) => id)];
  if (lost.length === 0) throw conflict('second_factor_off');
  await changedBy(
    actor,
    owner,
    false,
    async () => {
      // The removal comes last: after a crash before it, the admin can simply repeat the request.
      await signOutEverywhere(uid, services);
      const mail = { id: `second-factor-reset:${uid}:${hashOf(lost.join())}`, url: loginPage(services) };
      await mailWithLink('second_factor_reset', owner, mail, services);
      await db.passkeys.removeAllOf(uid);
      await db.secondFactors.removeOf(uid);
    },
    services,
  );
  services.log.warn({ uid, by: admin.id }, 'a second factor was reset by an admin');
}

const loginPage = ({ config }: PeopleServices) => `${config.PUBLIC_URL}/login`;

async function requireProof(
  admin: StoredUser,
  { password, code }: { password: string; code: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  const { credentials, secondFactors } = services.db;
  // An account that only ever signed in by phone has nothing to prove its identity with.
  if ((await credentials.passwordHashOf(admin.id)) === null) throw forbidden();
  await requirePassword(admin, password, from, services);
  if ((await secondFactors.find(admin.id))?.isEnabled) await requireCode(admin.id, code, 400, from, services);
}
