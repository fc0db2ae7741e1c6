import { conflict, DomainError, notFound, type SocialProviderName } from '@wayfare/shared';
import type { PeopleServices } from '../../services.js';
import { accountOfContact, claimAccount } from '../../contact/provenContact.js';
import type { StoredUser } from '../../user/storedUser.js';
import { admit } from '../../user/admit.js';
import { sealText, unsealText } from '../../../platform/sealed.js';
import type { SocialIdentity, SocialProvider } from './socialProvider.js';

/** How long a user may take to complete an account, in ms. */
const COMPLETION_MS = 30 * 60_000;
const USE = 'completion of a social sign-up';

/** The setting that enables each provider. */
const switches = {
  google: 'GoogleLoginEnabled',
  facebook: 'FacebookLoginEnabled',
  apple: 'AppleLoginEnabled',
} as const;

/** Which providers users can sign in with: configured here, and turned on in the settings. */
export async function socialLoginsEnabled({ db, social }: Pick<PeopleServices, 'db' | 'social'>) {
  const settings = await db.settings.settings();
  const isEnabled = (name: SocialProviderName) => social.has(name) && settings[switches[name]];
  return {
    GoogleLoginEnabled: isEnabled('google'),
    FacebookLoginEnabled: isEnabled('facebook'),
    AppleLoginEnabled: isEnabled('apple'),
  };
}

/** @throws not_found (404) for a provider that is unknown, not set up, or turned off */
export async function enabledProvider(name: string, services: PeopleServices): Promise<SocialProvider> {
  const provider = services.social.get(name as SocialProviderName);
  if (!provider || !(await socialLoginsEnabled(services))[switches[provider.name]]) throw notFound();
  return provider;
}

/**
 * The identity that a provider proves. Its reasons for a rejection are only logged.
 * @throws auth_error (401)
 */
export async function proven(
  provider: SocialProvider,
  prove: () => Promise<SocialIdentity>,
  { log }: PeopleServices,
): Promise<SocialIdentity> {
  try {
    return await prove();
  } catch (error) {
    log.warn({ err: error, provider: provider.name }, 'a social sign-in was rejected');
    throw new DomainError('auth_error', 401);
  }
}

/**
 * The account of a user that a provider identifies; null for a new user, who still has to complete an account
 * (rule 4.41). An existing account is linked only if the provider has verified the address and it identifies
 * the account (`accountOfContact`), and never if it is staff.
 * @throws user_exists (409) for an address of an account that cannot be linked; require_approval (403)
 */
export async function accountOf(
  { provider, subject, email, isEmailVerified }: SocialIdentity,
  services: PeopleServices,
): Promise<StoredUser | null> {
  const { db } = services;
  const socialId = `${provider}:${subject}`;
  const known = await db.users.findBySocialId(socialId);
  if (known) return admit(known);
  const owner = email && isEmailVerified ? await accountOfContact('email', email, services) : null;
  if (!owner) return null;
  admit(owner);
  const isTheirs = owner.usertype === 'rider' || owner.usertype === 'driver';
  const linked =
    isTheirs && (await claimAccount(owner, 'email', services))
      ? await db.users.addSocialId(owner.id, owner.email as string, socialId)
      : null;
  if (!linked) throw conflict('user_exists');
  return linked;
}

/** A new user completes an account with this token: only this product can create or read it. */
export const completionToken = (identity: SocialIdentity, services: PeopleServices): Promise<string> =>
  sealText(JSON.stringify({ identity, expiresAt: services.clock.now() + COMPLETION_MS }), USE, services);

/** The identity in a completion token; null if it is forged or expired. */
export async function identityOfCompletion(
  token: string,
  services: PeopleServices,
): Promise<SocialIdentity | null> {
  const text = await unsealText(token, USE, services);
  if (text === null) return null;
  const { identity, expiresAt } = JSON.parse(text) as { identity: SocialIdentity; expiresAt: number };
  return expiresAt > services.clock.now() ? identity : null;
}
