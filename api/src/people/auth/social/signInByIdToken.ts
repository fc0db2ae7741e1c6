import type { Request } from 'express';
import type { PeopleServices } from '../../services.js';
import { openSignIn } from '../openSignIn.js';
import { knownPerson } from './knownPerson.js';
import { accountOf, completionToken, enabledProvider, proven } from './signInBySocial.js';

/** An id token that an app got from a provider. */
interface IdToken {
  idToken: string;
  nonce?: string | null | undefined;
  /** Whether to return tokens, not set a cookie. */
  tokens: boolean;
}

/**
 * Signs in with an id token. A new user gets the token that completes an account instead.
 * @throws not_found (404) for a provider that is not enabled; auth_error (401); user_exists (409);
 *   require_approval (403)
 */
export async function signInByIdToken(
  name: string,
  { idToken, nonce, tokens }: IdToken,
  request: Request,
  services: PeopleServices,
) {
  const provider = await enabledProvider(name, services);
  const identity = await proven(provider, () => provider.identityOfToken(idToken, nonce ?? null), services);
  const user = await accountOf(identity, services);
  if (!user) return { completion: await completionToken(identity, services), known: knownPerson(identity) };
  return openSignIn(user, { form: tokens ? 'tokens' : 'session', request, isProof: false }, services);
}
