import {
  cleanEmail,
  conflict,
  invalid,
  type SocialSignUp,
  personProblems,
  requireNoProblems,
} from '@wayfare/shared';
import type { OfficeServices } from '../services.js';
import { requireFree } from '../../people/user/insertUser.js';
import { openAccount } from './openAccount.js';
import { storedMobile } from '../../people/user/storedMobile.js';
import type { StoredUser } from '../../people/user/storedUser.js';
import { identityOfCompletion } from '../../people/auth/social/signInBySocial.js';
import type { SocialIdentity } from '../../people/auth/social/socialProvider.js';

/** The identity in a completion token. @throws sign_in_expired (400) if it is forged or expired */
export async function provenIdentity(completion: string, services: OfficeServices): Promise<SocialIdentity> {
  const identity = await identityOfCompletion(completion, services);
  if (!identity) throw invalid('sign_in_expired');
  return identity;
}

/**
 * Creates the account of a user who came from a provider, from the provider's data and the user's input. They
 * become riders (rules 1.5, 4.41). The address counts as confirmed only if it is the one the provider has
 * verified.
 * @throws sign_in_expired (400); the key of the first broken rule (400); user_exists (409); referer_not_found
 *   (400)
 */
export async function completeSocialSignUp(
  completion: string,
  input: SocialSignUp,
  services: OfficeServices,
): Promise<StoredUser> {
  const { provider, subject, email: known, isEmailVerified } = await provenIdentity(completion, services);
  const mobile = await storedMobile(input.mobile, services);
  requireNoProblems(personProblems(input, mobile, await services.db.settings.settings()));
  const email = cleanEmail(input.email);
  const socialId = `${provider}:${subject}`;
  await requireFree({ email, mobile }, undefined, services);
  if (await services.db.users.findBySocialId(socialId)) throw conflict('user_exists');
  const user = await openAccount(
    {
      ...input,
      usertype: 'rider',
      email,
      mobile,
      loginType: provider,
      emailVerified: isEmailVerified && email === known,
      socialIds: [socialId],
    },
    undefined,
    services,
  );
  services.realtime.resourceChanged('riders', [user.id]);
  return user;
}
