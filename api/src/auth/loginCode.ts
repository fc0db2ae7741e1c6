import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { DomainError, forbidden, invalid, isLoginCode } from '@wayfare/shared';
import { filled, translator } from '../language/translate.js';
import type { Services } from '../services.js';
import type { StoredUser } from '../user/user.repository.js';
import { admit } from './admit.js';
import { newSecret } from './secret.js';

/** How long a code is good for, in ms, and how many times one may be tried. */
const GOOD_FOR_MS = 10 * 60_000;
const MOST_GUESSES = 5;

/** What is kept of a code. There are few codes: without the server's key a hash would give them away. */
const hashOfCode = (id: string, code: string, { tokenKey }: Services) =>
  createHmac('sha256', tokenKey).update(`login code ${id} ${code}`).digest('hex');

/** Whether people can sign in by phone here: the settings say so, and there is a way to reach them. */
export async function phoneSignInEnabled({ db, sms }: Pick<Services, 'db' | 'sms'>): Promise<boolean> {
  return sms !== null && (await db.settings.settings()).MobileLoginEnabled;
}

/**
 * Texts a code to the phone of an account, in its language or else `locale` (rules 4.42, 5.23, 7.20).
 * @returns what the code is given back with
 * @throws forbidden (403) when there is no sign-in by phone; user_does_not_exists (404); code_not_sent (502)
 */
export async function sendLoginCode(mobile: string, locale: string, services: Services): Promise<string> {
  const { db, clock, sms } = services;
  if (!sms || !(await phoneSignInEnabled(services))) throw forbidden();
  const user = await db.users.findByMobile(mobile);
  if (!user) throw new DomainError('user_does_not_exists', 404);

  const id = newSecret();
  const code = String(randomInt(100_000, 1_000_000));
  await db.loginCodes.add({
    id,
    uid: user.id,
    codeHash: hashOfCode(id, code, services),
    expiresAt: clock.now() + GOOD_FOR_MS,
  });
  const [translate, { appName }] = await Promise.all([
    translator(services, user.language ?? locale),
    db.settings.appInfo(),
  ]);
  await sms.send({ id, to: mobile, text: filled(translate('sms_login_code'), { app: appName, code }) });
  return id;
}

/**
 * The account a code was sent to. A code is good once, for ten minutes and five guesses, also for guesses made in
 * parallel (rules 5.22, 7.19).
 * @throws otp_validate_error (400); login_code_expired (401) when there is none any more; login_code_wrong (401);
 *   require_approval (403)
 */
export async function useLoginCode(
  { verificationId, otp }: { verificationId: string; otp: string },
  services: Services,
): Promise<StoredUser> {
  const { db, clock } = services;
  if (!isLoginCode(otp)) throw invalid('otp_validate_error', { otp: 'otp_validate_error' });
  const sent = await db.loginCodes.guess(verificationId, clock.now(), MOST_GUESSES);
  if (!sent) throw new DomainError('login_code_expired', 401);
  const given = Buffer.from(hashOfCode(verificationId, otp, services));
  if (!timingSafeEqual(given, Buffer.from(sent.codeHash))) throw new DomainError('login_code_wrong', 401);
  const user = (await db.loginCodes.use(verificationId)) ? await db.users.findById(sent.uid) : null;
  if (!user) throw new DomainError('login_code_expired', 401);
  return admit(user);
}
