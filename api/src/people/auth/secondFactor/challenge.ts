import { type Challenge, DomainError, isStaff } from '@wayfare/shared';
import type { SignInForm } from '../../../platform/operation/caller.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { admit } from '../../user/admit.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';
import { hashOf, newSecret } from '../../../platform/secret.js';
import { secondFactorsOf } from './requiredSecondFactor.js';
import { requireCode } from './requireCode.js';

/** How long a sign-in waits for its second factor, in ms. */
const GOOD_FOR_MS = 5 * 60_000;

/**
 * The challenge for a sign-in whose account has a second factor; null if it has none. For staff, a passkey is
 * a second factor: they continue by signing in with it. For riders and drivers, it is only another way to
 * sign in.
 */
export async function challengeFor(
  { id: uid, usertype }: Pick<StoredUser, 'id' | 'usertype'>,
  form: SignInForm,
  services: PeopleServices,
): Promise<Challenge | null> {
  const { db, clock } = services;
  const methods = await secondFactorsOf(uid, services);
  if (!methods.authenticator && !(methods.passkey && isStaff(usertype))) return null;
  const challenge = newSecret();
  const startedAt = clock.now();
  const expiresAt = startedAt + GOOD_FOR_MS;
  await db.secondFactors.addChallenge({ hash: hashOf(challenge), uid, form, startedAt, expiresAt });
  return { challenge, expiresIn: GOOD_FOR_MS / 1000, methods };
}

/**
 * The account of the waiting sign-in, and its form.
 * @throws sign_in_expired (401) for a challenge that is unknown, used or expired, or if the account signed
 *   out everywhere since; second_factor_wrong (401); too_many_requests (429); require_approval (403)
 */
export async function answerChallenge(
  { challenge, code }: { challenge: string; code: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<{ user: StoredUser; form: SignInForm }> {
  const { db, clock } = services;
  const hash = hashOf(challenge);
  const waiting = await db.secondFactors.findChallenge(hash, clock.now());
  if (!waiting) throw expired();
  await requireCode(waiting.uid, code, 401, from, services);
  const user = (await db.secondFactors.useChallenge(hash)) ? await db.users.findById(waiting.uid) : null;
  if (!user || waiting.startedAt < (user.signedOutAt ?? 0)) throw expired();
  return { user: admit(user), form: waiting.form };
}

const expired = () => new DomainError('sign_in_expired', 401);
