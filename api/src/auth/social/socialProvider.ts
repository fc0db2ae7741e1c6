import type { SocialProviderName } from '@wayfare/shared';

/** What a provider says of somebody who has signed in there. */
export interface SocialIdentity {
  provider: SocialProviderName;
  /** Who it is, there; it never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider vouches for the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** What belongs to one sign-in at a provider and stays here: the answer has to fit it. */
export interface SocialLoginChecks {
  state: string;
  nonce: string;
  /** PKCE: whoever finds the code on its way cannot use it. */
  verifier: string;
}

/** A provider people can sign in with, by OpenID Connect. */
export interface SocialProvider {
  name: SocialProviderName;
  /** Where a browser is sent to sign in there, and what its answer has to fit. */
  begin(redirectUri: string): Promise<{ url: string; checks: SocialLoginChecks }>;
  /**
   * Who came back, by the code in the address the provider sent the browser to.
   * @throws whatever does not fit: nobody is signed in by that
   */
  identityOfCode(address: URL, checks: SocialLoginChecks): Promise<SocialIdentity>;
  /**
   * Who an id token names that an app got from the provider.
   * @throws whatever is wrong with it: nobody is signed in by that
   */
  identityOfToken(idToken: string, nonce: string | null): Promise<SocialIdentity>;
}

/** Those this installation is set up for, by their names. */
export type SocialProviders = ReadonlyMap<SocialProviderName, SocialProvider>;
