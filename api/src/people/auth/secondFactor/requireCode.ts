import { DomainError } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import { unsealText } from '../../../platform/sealed.js';
import { countGuess } from '../guessing/countGuess.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';
import { stepOfCode } from './authenticator.js';
import { hashOfRecoveryCode } from './recoveryCodes.js';

/** The purpose of sealed authenticator secrets. */
export const secretUse = (uid: string) => `authenticator secret of ${uid}`;

/**
 * Uses up a code of a user's authenticator app or a recovery code. Each works once, even when it is sent
 * twice concurrently.
 * @param wrongStatus HTTP status of a wrong code: 401 for a sign-in
 * @throws second_factor_wrong; too_many_requests (429)
 */
export async function requireCode(
  uid: string,
  code: string,
  wrongStatus: 400 | 401,
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  const { db, clock } = services;
  const wrong = new DomainError('second_factor_wrong', wrongStatus, { code: 'second_factor_wrong' });
  const found = await db.secondFactors.find(uid);
  if (!found?.isEnabled) throw wrong;
  const typed = code.replace(/\s/g, '');
  const take = async () =>
    /^\d{6}$/.test(typed)
      ? await takeStep(await unsealText(found.secret, secretUse(uid), services))
      : await db.secondFactors.takeRecoveryCode(uid, hashOfRecoveryCode(uid, typed));
  const isTaken = await countGuess(
    uid,
    from,
    async () => ((await take()) ? true : null),
    'secondFactor',
    services,
  );
  if (!isTaken) throw wrong;

  async function takeStep(secret: string | null): Promise<boolean> {
    const step = secret === null ? null : stepOfCode(secret, typed, clock.now());
    return step !== null && db.secondFactors.takeStep(uid, step);
  }
}
