import { type Actor, actorOf, conflict, forbidden, invalid, type SecondFactorState } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { withAudit } from '../../../platform/operation/withAudit.js';
import { withOwnerNotice } from '../../contact/withOwnerNotice.js';
import { countGuess } from '../guessing/countGuess.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';
import { passwordMatches } from '../passwords.js';
import { sealText, unsealText } from '../../../platform/sealed.js';
import { authenticatorUri, newAuthenticatorSecret, stepOfCode } from './authenticator.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recoveryCodes.js';
import { requiresSecondFactor, secondFactorsOf } from './requiredSecondFactor.js';
import { requireCode, secretUse } from './requireCode.js';

/** The data for an authenticator app: the secret, and the URI that contains it. */
export interface Enrolment {
  secret: string;
  uri: string;
}

/** Whether a user has a second factor, and how many recovery codes are left. */
export async function readSecondFactor(uid: string, { db }: PeopleServices): Promise<SecondFactorState> {
  const found = await db.secondFactors.find(uid);
  const enabled = found?.isEnabled ?? false;
  return { enabled, recoveryCodesLeft: enabled ? (found?.recoveryCodesLeft ?? 0) : 0 };
}

/**
 * Creates a secret for a user's authenticator app. Codes are required only after the first one has confirmed
 * it.
 * @throws demo_mode (403), because demo accounts are shared; password_wrong (400); second_factor_on (409)
 */
export async function beginSecondFactor(
  user: StoredUser,
  password: string,
  from: CallOrigin,
  services: PeopleServices,
): Promise<Enrolment> {
  const { db } = services;
  if (!(await db.settings.settings()).AllowCriticalEditsAdmin) throw forbidden('demo_mode');
  await requirePassword(user, password, from, services);
  const secret = newAuthenticatorSecret();
  const seal = await sealText(secret, secretUse(user.id), services);
  if (!(await db.secondFactors.begin(user.id, seal))) throw conflict('second_factor_on');
  const { appName: issuer } = await db.settings.appInfo();
  return { secret, uri: authenticatorUri(secret, { issuer, label: user.email ?? user.mobile ?? user.id }) };
}

/**
 * Turns on the second factor with the app's first code.
 * @returns the recovery codes, which are never shown again
 * @throws second_factor_wrong (400); second_factor_on (409); too_many_requests (429)
 */
export async function confirmSecondFactor(
  user: StoredUser,
  code: string,
  from: CallOrigin,
  services: PeopleServices,
): Promise<string[]> {
  const { db, clock } = services;
  const wrong = () => invalid('second_factor_wrong', { code: 'second_factor_wrong' });
  const begun = await db.secondFactors.find(user.id);
  if (!begun) throw wrong();
  if (begun.isEnabled) throw conflict('second_factor_on');
  const secret = await unsealText(begun.secret, secretUse(user.id), services);
  const step = await countGuess(
    user.id,
    from,
    async () => secret && stepOfCode(secret, code.replace(/\s/g, ''), clock.now()),
    'secondFactor',
    services,
  );
  if (!step) throw wrong();
  const codes = newRecoveryCodes();
  await changeAndNotify(
    user,
    true,
    async () => {
      const recoveryCodes = codes.map((recovery) => hashOfRecoveryCode(user.id, recovery));
      const fields = { enabledAt: clock.now(), lastStep: step, recoveryCodes };
      if (!(await db.secondFactors.enable(user.id, begun.secret, fields))) throw conflict('second_factor_on');
    },
    services,
  );
  return codes;
}

/**
 * Turns the second factor off.
 * @throws password_wrong or second_factor_wrong (400); too_many_requests (429); last_second_factor (409) if
 *   the account must have a second factor and has no passkey
 */
export async function disableSecondFactor(
  user: StoredUser,
  { password, code }: { password: string; code: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  await requirePassword(user, password, from, services);
  await requireCode(user.id, code, 400, from, services);
  if ((await requiresSecondFactor(user, services)) && !(await secondFactorsOf(user.id, services)).passkey)
    throw conflict('last_second_factor');
  await changeAndNotify(user, false, () => services.db.secondFactors.removeOf(user.id), services);
}

/**
 * Replaces the recovery codes, and notifies the user in case another person did it.
 * @throws password_wrong or second_factor_wrong (400); too_many_requests (429)
 */
export async function renewRecoveryCodes(
  user: StoredUser,
  { password, code }: { password: string; code: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<string[]> {
  await requirePassword(user, password, from, services);
  await requireCode(user.id, code, 400, from, services);
  const codes = newRecoveryCodes();
  const hashes = codes.map((recovery) => hashOfRecoveryCode(user.id, recovery));
  await withOwnerNotice(
    user.id,
    'recovery_codes_renewed',
    () => services.db.secondFactors.setRecoveryCodes(user.id, hashes),
    services,
  );
  return codes;
}

/**
 * Checks the password, to stop a person who found a signed-in browser. Accounts that sign in by phone have no
 * password, and pass.
 * @throws password_wrong (400); too_many_requests (429)
 */
export async function requirePassword(
  { id }: StoredUser,
  password: string,
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  const hash = await services.db.credentials.passwordHashOf(id);
  if (hash === null) return;
  const matches = async () => ((await passwordMatches(hash, password)) ? true : null);
  if (!(await countGuess(id, from, matches, undefined, services)))
    throw invalid('password_wrong', { password: 'password_wrong' });
}

/** Turns the user's own second factor on or off, and notifies them in case another person did it. */
const changeAndNotify = (
  user: StoredUser,
  isOn: boolean,
  make: () => Promise<void>,
  services: PeopleServices,
) =>
  withOwnerNotice(
    user.id,
    isOn ? 'authenticator_added' : 'authenticator_removed',
    () => changedBy(actorOf(user), user, isOn, make, services),
    services,
  );

/** Turns a user's second factor on or off, and writes that to the audit log. */
export const changedBy = (
  actor: Actor,
  { id, usertype }: StoredUser,
  isOn: boolean,
  make: () => Promise<void>,
  services: PeopleServices,
) =>
  withAudit(
    actor,
    {
      action: 'edit',
      resource: usertype === 'admin' ? 'alladmin' : 'fleetadmins',
      record: id,
      before: () => ({ secondFactor: !isOn }),
      after: () => ({ secondFactor: isOn }),
    },
    make,
    services,
  );
