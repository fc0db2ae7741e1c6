import type { SocialProviderName } from '@wayfare/shared';

/** A provider's data about a user who signed in there. */
export interface SocialIdentity {
  provider: SocialProviderName;
  /** The user's id at the provider; it never changes. */
  subject: string;
  email: string | null;
  /** Whether the provider has verified the address. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** The secrets of one sign-in at a provider, which stay on the server: the answer must match them. */
export interface SocialLoginChecks {
  state: string;
  nonce: string;
  /** PKCE: an attacker who intercepts the code cannot use it. */
  verifier: string;
}

/** A provider that users can sign in with, through OpenID Connect. */
export interface SocialProvider {
  name: SocialProviderName;
  /** The URL to send a browser to, and the values that the answer must match. */
  begin(redirectUri: string): Promise<{ url: string; checks: SocialLoginChecks }>;
  /**
   * Returns the user who came back, by the code in the URL that the provider redirected to. @throws an error
   * for any mismatch: then the user is not signed in
   */
  identityOfCode(address: URL, checks: SocialLoginChecks): Promise<SocialIdentity>;
  /**
   * Returns the user of an id token that an app got from the provider. @throws an error for any problem with
   * the token: then the user is not signed in
   */
  identityOfToken(idToken: string, nonce: string | null): Promise<SocialIdentity>;
}

/** The providers configured in this installation, by name. */
export type SocialProviders = ReadonlyMap<SocialProviderName, SocialProvider>;
