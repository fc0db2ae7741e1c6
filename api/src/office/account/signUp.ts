import {
  cleanEmail,
  invalid,
  type Registration,
  registrationProblems,
  requireNoProblems,
} from '@wayfare/shared';
import { hashOf } from '../../platform/secret.js';
import { mailLink } from '../../people/contact/mailedLink.js';
import { hashPassword } from '../../people/auth/passwords.js';
import { claimUserImages } from '../../people/user/claimUserImages.js';
import type { OfficeServices } from '../services.js';
import { inUse, requireFree } from '../../people/user/insertUser.js';
import { openAccount } from './openAccount.js';
import { signUpFields } from './signUpFields.js';
import { storedMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';

type SignUpMessage = 'email_verify_message' | 'account_create_successfully';

/**
 * Signs up a rider or driver. Returns the message about what happens next (rules 5.27 to 5.33, 7.11).
 * @throws the key of the first broken rule (400); user_exists (409); referer_not_found (400);
 *   validation_error (400) for a license picture that was not stored for this, or an unknown car type
 */
export async function signUp(input: Registration, locale: string, services: OfficeServices) {
  const { id, usertype } = await registerUser(input, locale, services);
  services.realtime.resourceChanged(usertype === 'driver' ? 'drivers' : 'riders', [id]);
  const { email_verify } = await services.db.settings.settings();
  const message: SignUpMessage = email_verify ? 'email_verify_message' : 'account_create_successfully';
  return { uid: id, message };
}

/** How long the same form counts as sent twice, in ms. */
const TWICE_MS = 24 * 60 * 60_000;

/**
 * Identifies a form and its day. Nobody has proved its contacts, so they do not keep it from being
 * sent twice.
 */
const signUpKey = (
  {
    email,
    mobile,
    firstName,
    lastName,
  }: Pick<Registration, 'email' | 'firstName' | 'lastName'> & { mobile: string | null },
  now: number,
) =>
  `${hashOf(JSON.stringify([cleanEmail(email), mobile, firstName, lastName]))}:${Math.floor(now / TWICE_MS)}`;

/**
 * If the settings require it, or another account names the address, a mail in `locale` asks to confirm it;
 * after a crash before it is sent, the first sign-in sends it (rule 5.25).
 */
export async function registerUser(
  input: Registration,
  locale: string,
  services: OfficeServices,
): Promise<StoredUser> {
  const { db, clock } = services;
  const mobile = await storedMobile(input.mobile, services);
  const settings = await db.settings.settings();
  requireNoProblems(registrationProblems(input, mobile, settings));
  await requireFree({ email: input.email, mobile }, undefined, services);

  const { password, licenseImage, usertype = 'rider' } = input;
  if (licenseImage && usertype !== 'driver')
    throw invalid('validation_error', { licenseImage: 'field_invalid' });
  const key = signUpKey({ ...input, mobile }, clock.now());
  // Before a password is stored; a form that is sent twice at the same moment is refused when it is inserted.
  if (await db.users.hasSignUp(key)) throw inUse('email');
  const { firstName, lastName, referralId, signupViaReferral } = input;
  const user = await openAccount(
    {
      ...(await signUpFields(input, services)),
      firstName,
      lastName,
      referralId,
      signupViaReferral,
      usertype,
      email: input.email,
      mobile,
      loginType: 'email',
      emailVerified: false,
      signUpKey: key,
    },
    async (id) => {
      const pictures = await claimUserImages({ id }, { licenseImage }, services);
      await db.credentials.addPasswordHash(id, await hashPassword(password), clock.now());
      return pictures;
    },
    services,
  );
  // An owner who is not the first to name the address can still prove it.
  const isNamed = (await db.users.findNamers('email', input.email, 2)).length > 1;
  if (settings.email_verify || isNamed)
    await mailLink('verify', user, { id: `verify:${user.id}`, locale }, services);
  return user;
}
