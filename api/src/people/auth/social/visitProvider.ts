import { DomainError, type ErrorKey } from '@wayfare/shared';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { PeopleServices } from '../../services.js';
import { openSignIn } from '../openSignIn.js';
import { accountOf, completionToken, enabledProvider, proven } from './signInBySocial.js';
import type { SocialIdentity } from './socialProvider.js';
import { beginSocialLogin, keepCompletion, takeSocialLogin } from './socialSession.js';

/** The parameters of a browser that a provider sends back. */
type ProviderAnswer = Record<string, string | undefined>;

/** Redirects to the page that `work` returns. If `work` is rejected, the login page shows the reason. */
export async function redirectTo(response: Response, work: () => Promise<string>): Promise<void> {
  response.redirect(303, await work().catch(problemPage));
}

function problemPage(error: unknown): string {
  if (!(error instanceof DomainError) || error.key === 'not_found') throw error;
  return pageWith('/login', { problem: error.key satisfies ErrorKey });
}

/**
 * Begins a sign-in at a provider, and returns the address there.
 * @throws not_found (404) for a provider that is not enabled; auth_error (502) for one that cannot be reached
 */
export async function startSocialSignIn(
  name: string,
  next: string | null,
  request: Request,
  services: PeopleServices,
): Promise<string> {
  const provider = await enabledProvider(name, services);
  const { url, checks } = await beginAt(() => provider.begin(redirectUri(name, services)), services);
  await beginSocialLogin(request, { provider: provider.name, ...checks, next }, services);
  return url;
}

/**
 * Finishes a sign-in at a provider, and returns the page to continue on: one that signs in, or the one that
 * completes the account of a new user. `sentUser` is what Apple sends about the user beside the token.
 * @throws not_found (404) for a provider that is not enabled; auth_error (401) if the provider does not prove
 *   an identity
 */
export async function returnFromSocialSignIn(
  name: string,
  { user: sentUser, ...answer }: ProviderAnswer,
  request: Request,
  services: PeopleServices,
): Promise<string> {
  const provider = await enabledProvider(name, services);
  const begun = takeSocialLogin(request, provider.name, services);
  const address = new URL(redirectUri(name, services));
  for (const [key, value] of Object.entries(answer)) if (value) address.searchParams.set(key, value);
  const identity = await proven(provider, () => provider.identityOfCode(address, begun), services);
  const user = await accountOf(identity, services);
  if (!user) {
    const named = { ...identity, ...sentName(identity, sentUser) };
    await keepCompletion(request, await completionToken(named, services));
    return pageWith('/register', { complete: provider.name });
  }
  const signedIn = await openSignIn(user, { form: 'session', request, isProof: false }, services);
  if (!('challenge' in signedIn)) return pageWith('/login', { next: begun.next, welcome: '1' });
  // The fragment is only for the page's scripts: no server or log sees it.
  return `${pageWith('/login', { next: begun.next, welcome: null })}#challenge=${signedIn.challenge}`;
}

/**
 * The address that takes a provider's answer by GET. The browser does not send the cookie with a form from
 * another site, but it does when it follows a redirect.
 * @throws not_found (404) for a provider that is not enabled
 */
export async function callbackPage(
  name: string,
  answer: ProviderAnswer,
  services: PeopleServices,
): Promise<string> {
  const provider = await enabledProvider(name, services);
  return pageWith(`/api/auth/social/${provider.name}/callback`, answer);
}

const redirectUri = (provider: string, { config }: PeopleServices) =>
  `${config.PUBLIC_URL}/api/auth/social/${provider}/callback`;

function pageWith(page: string, query: Record<string, string | null | undefined>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  ).toString();
  return `${page}${search && `?${search}`}`;
}

/** Turns an unreachable provider into an error that a browser can be shown. @throws auth_error (502) */
async function beginAt<T>(begin: () => Promise<T>, { log }: PeopleServices): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    log.error({ err: error }, 'a sign-in provider could not be reached');
    throw new DomainError('auth_error', 502);
  }
}

const sentUserSchema = z.object({
  name: z.object({ firstName: z.string().trim().max(60), lastName: z.string().trim().max(60) }),
});

/**
 * Apple sends the name beside its token, the first time only. It is unverified, so it only prefills the form.
 */
function sentName({ firstName, lastName }: SocialIdentity, sentUser: string | undefined) {
  if (!sentUser || firstName || lastName) return {};
  try {
    return sentUserSchema.parse(JSON.parse(sentUser)).name;
  } catch {
    return {};
  }
}
