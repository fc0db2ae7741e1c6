import { createHmac, randomInt } from 'node:crypto';
import { DomainError, forbidden, invalid, isLoginCode, isStaff, TooManyRequests } from '@wayfare/shared';
import { accountSubjects } from '../../platform/budget/accountSubject.js';
import { fill, translator } from '../../basics/language/translate.js';
import { withOriginBoundCode } from '../../messages/sms/originBoundCode.js';
import type { NumberStanding } from '../../messages/sms/smsNumber.js';
import type { PeopleServices } from '../services.js';
import type { StoredUser } from '../user/storedUser.js';
import { accountOfContact, claimAccount, recordProof } from '../contact/provenContact.js';
import { storedMobile } from '../user/storedMobile.js';
import { admit } from '../user/admit.js';
import { countGuess, knownPlaceOf, placeOf } from './guessing/countGuess.js';
import type { CallOrigin } from '../../platform/operation/caller.js';
import type { LoginCodePurpose } from '../credential/loginCode.repository.js';
import { isSameSecret, newSecret } from '../../platform/secret.js';

/** How long a code is valid, in ms, and how many times it may be tried. */
const GOOD_FOR_MS = 10 * 60_000;
const MOST_GUESSES = 5;
/** How many step-up codes an account can have at a time. */
const MOST_OPEN = 5;

/** The SMS text for each purpose. */
const texts = {
  signIn: 'sms_login_code',
  stepUp: 'sms_step_up_code',
  number: 'sms_login_code',
} as const satisfies Record<LoginCodePurpose, string>;

/**
 * The stored hash of a code. There are few possible codes: a hash without the server's key would reveal them.
 */
const hashOfCode = (id: string, code: string, { tokenKey }: PeopleServices) =>
  createHmac('sha256', tokenKey).update(`login code ${id} ${code}`).digest('hex');

/** Whether users can sign in by phone: the settings allow it, and there is an SMS service. */
export async function phoneSignInEnabled({ db, sms }: Pick<PeopleServices, 'db' | 'sms'>): Promise<boolean> {
  return sms !== null && (await db.settings.settings()).MobileLoginEnabled;
}

/**
 * Texts a code to the phone of an account, in its language or else `locale` (rules 4.42, 5.23, 7.20). Staff
 * cannot sign in this way. They get a text that explains it, so that a stranger sees the same answer in the
 * same time for any account. A number that accounts only name gets a code, too: only who reads it learns that
 * the number is not confirmed yet (`useLoginCode`).
 * @returns the verification id to send back with the code
 * @throws forbidden (403) when sign-in by phone is disabled; user_does_not_exists (404);
 *   sms_number_costs or sms_country_not_texted (400); code_not_sent (502); too_many_requests (429)
 */
export async function sendLoginCode(
  typed: string,
  { locale, from }: { locale: string; from: CallOrigin },
  services: PeopleServices,
): Promise<string> {
  if (!(await phoneSignInEnabled(services))) throw forbidden();
  const mobile = (await storedMobile(typed, services)) ?? typed;
  const user = await accountOfContact('mobile', mobile, services);
  const account = user?.id ?? accountSubjects({ mobile }).join();
  await services.budgets.spend('loginCode', { account: await placeOf(account, from, services) });
  if (user)
    return sendCode(
      'signIn',
      user,
      { mobile, standing: await standingOf(user, from, services) },
      locale,
      services,
    );
  if (!(await isNamed(mobile, services))) throw new DomainError('user_does_not_exists', 404);
  return sendCode('signIn', { id: account }, { mobile, standing: 'stranger' }, locale, services);
}

/** Whether accounts name a number that no owner has proved. */
const isNamed = async (mobile: string, { db }: PeopleServices): Promise<boolean> =>
  (await db.users.findNamers('mobile', mobile, 1)).length > 0;

/** How well the one who asks for a code is known as the owner of an account's number. */
async function standingOf(
  user: StoredUser,
  from: CallOrigin,
  services: PeopleServices,
): Promise<NumberStanding> {
  if ((await knownPlaceOf(user.id, from, services)) !== null) return 'owner';
  return user.mobileVerified ? 'proved' : 'stranger';
}

/**
 * Texts a code to the phone of a signed-in user, to prove their identity.
 * @returns the verification id to send back with the code
 * @throws too_many_requests (429) when five codes are still valid; sms_number_costs or sms_country_not_texted
 *   (400); code_not_sent (502)
 */
export async function sendStepUpCode(
  user: StoredUser,
  locale: string,
  services: PeopleServices,
): Promise<string> {
  const limit = { now: services.clock.now(), most: MOST_OPEN };
  if ((await services.db.loginCodes.countOpen(user.id, 'stepUp', limit)) >= MOST_OPEN)
    throw new TooManyRequests(GOOD_FOR_MS / 1000);
  const standing = user.mobileVerified ? 'owner' : 'stranger';
  return sendCode('stepUp', user, { mobile: user.mobile ?? '', standing }, locale, services);
}

/**
 * Texts a code. `user` is the account of the number or, without one, the name its guesses are counted under.
 * @returns the verification id to send back with the code
 * @throws forbidden (403) without an SMS service; sms_number_costs or sms_country_not_texted (400);
 *   code_not_sent (502); too_many_requests (429)
 */
export async function sendCode(
  purpose: LoginCodePurpose,
  user: Pick<StoredUser, 'id'> & Partial<Pick<StoredUser, 'usertype' | 'language'>>,
  { mobile, standing }: { mobile: string; standing: NumberStanding },
  locale: string,
  services: PeopleServices,
): Promise<string> {
  const { db, clock, sms } = services;
  if (!sms) throw forbidden();
  const id = newSecret();
  const code = String(randomInt(100_000, 1_000_000));
  await db.loginCodes.add({
    id,
    uid: user.id,
    purpose,
    mobile,
    codeHash: hashOfCode(id, code, services),
    expiresAt: clock.now() + GOOD_FOR_MS,
  });
  const [translate, { appName }] = await Promise.all([
    translator(user.language ?? locale, services),
    db.settings.appInfo(),
  ]);
  const isRefused = purpose !== 'stepUp' && user.usertype !== undefined && isStaff(user.usertype);
  const text = fill(translate(isRefused ? 'sms_staff_sign_in' : texts[purpose]), { app: appName, code });
  await sms.send({
    id,
    to: mobile,
    text: isRefused ? text : withOriginBoundCode(text, code, services.config.PUBLIC_URL),
    isRequested: true,
    standing,
  });
  return id;
}

/**
 * The account a code was sent to. A code works once, for ten minutes and five guesses, including concurrent
 * ones (rules 5.22, 7.19).
 * @throws otp_validate_error (400); login_code_expired (401) when no code is valid; login_code_wrong (401);
 *   require_approval (403); mobile_not_confirmed (409) when accounts only name the number, whose owners may
 *   be others; too_many_requests (429)
 */
export async function useLoginCode(
  given: { verificationId: string; otp: string },
  from: CallOrigin,
  services: PeopleServices,
): Promise<StoredUser> {
  const { mobile, sentAt } = await takeCode('signIn', given, 401, from, services);
  const user = await accountOfContact('mobile', mobile, services);
  if (!user && (await isNamed(mobile, services))) throw new DomainError('mobile_not_confirmed', 409);
  // A sign-out everywhere also ends the account's codes: another person may have the phone by now.
  if (!user || sentAt < (user.signedOutAt ?? 0)) throw new DomainError('login_code_expired', 401);
  // A phone number is never enough for staff: not with a lucky guess, nor with a code from before they became
  // staff.
  if (isStaff(user.usertype)) throw new DomainError('login_code_wrong', 401);
  admit(user);
  return (await claimAccount(user, 'mobile', services)) ?? user;
}

/**
 * Uses up a code that was sent to a signed-in user, as `useLoginCode` does.
 * @throws otp_validate_error, login_code_expired or login_code_wrong (400); too_many_requests (429)
 */
export async function useStepUpCode(
  given: { verificationId: string; otp: string },
  uid: string,
  from: CallOrigin,
  services: PeopleServices,
): Promise<void> {
  const { owner, mobile } = await takeCode('stepUp', given, 400, from, services);
  if (owner !== uid) throw invalid('login_code_expired', { otp: 'login_code_expired' });
  await recordProof({ id: uid, field: 'mobile', value: mobile }, {}, services);
}

/**
 * Uses up a code for a purpose. Returns whom and which number it was sent to, and when (ms timestamp).
 * @param refusedBy HTTP status for a rejected code: 401 if it was for a sign-in
 */
export async function takeCode(
  purpose: LoginCodePurpose,
  { verificationId, otp }: { verificationId: string; otp: string },
  refusedBy: 400 | 401,
  from: CallOrigin,
  services: PeopleServices,
): Promise<{ owner: string; mobile: string; sentAt: number }> {
  const { db, clock } = services;
  if (!isLoginCode(otp)) throw invalid('otp_validate_error', { otp: 'otp_validate_error' });
  const refusal = (key: 'login_code_expired' | 'login_code_wrong') =>
    new DomainError(key, refusedBy, refusedBy === 400 ? { otp: key } : undefined);
  const sent = await db.loginCodes.guess(verificationId, purpose, { now: clock.now(), most: MOST_GUESSES });
  // Earlier versions stored codes without their number.
  if (!sent?.mobile) throw refusal('login_code_expired');
  // A code's own guess count ends with it. The account's guess count spans all its codes and passwords.
  const isRight = await countGuess(
    sent.uid,
    from,
    async () => {
      const given = hashOfCode(verificationId, otp, services);
      return isSameSecret(given, sent.codeHash) ? true : null;
    },
    undefined,
    services,
  );
  if (!isRight) throw refusal('login_code_wrong');
  if (!(await db.loginCodes.use(verificationId))) throw refusal('login_code_expired');
  return { owner: sent.uid, mobile: sent.mobile, sentAt: sent.expiresAt - GOOD_FOR_MS };
}
