import { invalid, isProofFresh, type PasskeyProof, type StepUpState, TooManyRequests } from '@wayfare/shared';
import type { SignIn } from '../../../platform/operation/caller.js';
import type { PeopleServices } from '../../services.js';
import type { StoredUser } from '../../user/storedUser.js';
import { countGuess } from '../guessing/countGuess.js';
import type { CallOrigin } from '../../../platform/operation/caller.js';
import { sendStepUpCode, useStepUpCode } from '../loginCode.js';
import { passwordMatches } from '../passwords.js';
import { requirePasskey } from '../passkey/provePasskey.js';
import { requireCode } from '../secondFactor/requireCode.js';
import { secondFactorsOf } from '../secondFactor/requiredSecondFactor.js';

/**
 * The maximum number of wrong passwords in a row, and for how long no password is accepted after that, in ms.
 */
const MOST_GUESSES = 10;
const PAUSE_MS = 10 * 60_000;

/**
 * The proof of an identity: a password, an authenticator or recovery code, a code sent to the phone, or a
 * passkey.
 */
export interface ProofGiven {
  password?: string | undefined;
  code?: string | undefined;
  verificationId?: string | undefined;
  otp?: string | undefined;
  passkey?: PasskeyProof | undefined;
}

/** How a user can prove their identity, and whether they recently have. */
export async function stepUpState(
  user: StoredUser,
  signIn: SignIn,
  services: PeopleServices,
): Promise<StepUpState> {
  const { db, clock } = services;
  const [hash, factors] = await Promise.all([
    db.credentials.passwordHashOf(user.id),
    secondFactorsOf(user.id, services),
  ]);
  return {
    provenAt: signIn.provenAt,
    isFresh: isProofFresh(signIn.provenAt, clock.now()),
    methods: {
      password: hash !== null,
      ...factors,
      phone: hash === null && canUsePhone(user, services),
    },
  };
}

/**
 * Checks a user's proof of identity. Guesses are counted per account.
 * @throws validation_error (400) when nothing was given; password_wrong, second_factor_wrong or
 *   step_up_unavailable (400); login_code_wrong, login_code_expired or passkey_refused (400);
 *   passkeys_unavailable (409); too_many_requests (429)
 */
export async function requireIdentity(
  user: StoredUser,
  { password, code, verificationId, otp, passkey }: ProofGiven,
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  if (password !== undefined) await requireOwnPassword(user.id, password, from, services);
  else if (code !== undefined) await requireCode(user.id, code, 400, from, services);
  else if (verificationId !== undefined) {
    await requirePhone(user, services);
    await useStepUpCode({ verificationId, otp: otp ?? '' }, user.id, from, services);
  } else if (passkey !== undefined)
    await requirePasskey(passkey, { purpose: 'stepUp', uid: user.id }, 400, services);
  else throw invalid('validation_error');
}

/**
 * Texts a code to the phone of a rider or driver who has no password.
 * @returns the verification id to send back with the code
 * @throws step_up_unavailable (400) for any other user; too_many_requests (429); code_not_sent (502)
 */
export async function textStepUpCode(
  user: StoredUser,
  locale: string,
  services: PeopleServices,
): Promise<string> {
  await requirePhone(user, services);
  return sendStepUpCode(user, locale, services);
}

/** Counts a password before it is compared. @throws password_wrong (400); too_many_requests (429) */
async function requireOwnPassword(
  uid: string,
  password: string,
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  const { db, clock, log } = services;
  const wrong = invalid('password_wrong', { password: 'password_wrong' });
  const hash = await db.credentials.passwordHashOf(uid);
  if (hash === null) throw wrong;
  const limit = { now: clock.now(), most: MOST_GUESSES, forMs: PAUSE_MS };
  if (!(await db.credentials.guess(uid, limit))) {
    log.warn({ uid }, 'the password of a signed-in account is being guessed');
    throw new TooManyRequests(PAUSE_MS / 1000);
  }
  const matches = async () => ((await passwordMatches(hash, password)) ? true : null);
  if (!(await countGuess(uid, from, matches, undefined, services))) throw wrong;
  await db.credentials.forgetGuesses(uid);
}

/**
 * Whether a user can prove their identity by a texted code. Staff cannot, because a text message is not
 * enough for their accounts.
 */
const canUsePhone = ({ usertype, mobile }: StoredUser, { sms }: PeopleServices) =>
  sms !== null && Boolean(mobile) && (usertype === 'rider' || usertype === 'driver');

async function requirePhone(user: StoredUser, services: PeopleServices): Promise<void> {
  const hash = await services.db.credentials.passwordHashOf(user.id);
  if (hash !== null || !canUsePhone(user, services)) throw invalid('step_up_unavailable');
}
