import {
  conflict,
  invalid,
  isEmail,
  referralIdFor,
  type Registration,
  registrationProblem,
  roundAmount,
  toWire,
} from '@wayfare/shared';
import { mailLink } from '../auth/mailedLink.js';
import { hashPassword } from '../auth/passwords.js';
import { isDuplicateKey } from '../database/duplicateKey.js';
import type { Services } from '../services.js';
import type { StoredUser } from './user.repository.js';
import { payReferralBonus } from './payReferralBonus.js';

const REFERRAL_ID_TRIES = 20;

/**
 * Signs somebody up as a rider or driver (rules 5.27 to 5.33). When the settings ask for it, a mail in `locale` has the
 * address confirmed; if the process dies before it is sent, the first sign-in sends it (rule 5.25).
 * @throws the key of the first rule that is broken (400); user_exists (409); referer_not_found (400)
 */
export async function registerUser(
  input: Registration,
  locale: string,
  services: Services,
): Promise<StoredUser> {
  const { db, clock, newId } = services;
  const mobile = input.mobile.replace(/[\s-]/g, '');
  const problem = registrationProblem(input, mobile.replace(/^\+/, ''));
  if (problem) throw invalid(problem.key, { [problem.field]: problem.key });
  await requireFree({ email: input.email, mobile }, services);

  const settings = await db.settings.settings();
  const referrer = input.referralId ? await db.users.findByReferralId(input.referralId) : null;
  if (input.referralId && !referrer) throw invalid('referer_not_found', { referralId: 'referer_not_found' });

  const bonus = toWire(roundAmount(settings.bonus, settings.decimal));
  const isDriver = input.usertype === 'driver';
  const user: StoredUser = {
    id: newId(),
    usertype: input.usertype ?? 'rider',
    firstName: input.firstName.trim(),
    lastName: input.lastName.trim(),
    email: input.email.trim().toLowerCase(),
    mobile,
    approved: !(isDriver && settings.driver_approval),
    loginType: 'email',
    emailVerified: false,
    walletBalance: 0,
    createdAt: clock.now(),
    referralId: await freeReferralId(input.firstName, services),
    signupViaReferral: referrer?.id,
    ...(isDriver && { driverActiveStatus: false, queue: false }),
    ...(referrer && bonus > 0 && { bonusDue: { referrer: referrer.id, amount: bonus } }),
  };
  // The password first: an account without one could not be used, a password without an account is swept away.
  await db.credentials.addPasswordHash(user.id, await hashPassword(input.password), clock.now());
  await insertUser(user, services);
  if (user.bonusDue) await payReferralBonus(services, user.id);
  if (settings.email_verify) await mailLink('verify', user, { id: `verify:${user.id}`, locale }, services);
  return user;
}

/** @throws user_exists (409) when the email or mobile belongs to somebody; proper_email (400) */
export async function requireFree(
  contact: { email?: string | null; mobile?: string | null },
  { db }: Services,
  except?: string,
): Promise<void> {
  if (contact.email && !isEmail(contact.email)) throw invalid('proper_email', { email: 'proper_email' });
  const taken = (await db.users.findByContact(contact)).filter((user) => user.id !== except);
  if (taken.length > 0) throw conflict('user_exists');
}

/** Stores a new user. @throws user_exists (409) when somebody took the email or mobile at the same moment */
export async function insertUser(user: StoredUser, { db }: Services): Promise<void> {
  try {
    await db.users.insert(user);
  } catch (error) {
    if (isDuplicateKey(error)) throw conflict('user_exists');
    throw error;
  }
}

/** A referral id nobody has (rule 9.6). */
export async function freeReferralId(firstName: string, { db, random }: Services): Promise<string> {
  for (let attempt = 0; attempt < REFERRAL_ID_TRIES; attempt += 1) {
    const candidate = referralIdFor(firstName, random);
    if (!(await db.users.findByReferralId(candidate))) return candidate;
  }
  throw new Error('no referral id is free');
}
