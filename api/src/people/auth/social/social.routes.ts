import { DomainError, type ErrorKey } from '@wayfare/shared';
import type { Response } from 'express';
import { z } from 'zod';
import { operation } from '../../../platform/operation/operation.js';
import type { Services } from '../../../services.js';
import { openSignIn, signInAnswers } from '../openSignIn.js';
import { knownPerson, knownPersonSchema } from './knownPerson.js';
import { accountOf, completionToken, enabledProvider, proven } from './signInBySocial.js';
import type { SocialIdentity } from './socialProvider.js';
import { beginSocialLogin, keepCompletion, takeSocialLogin } from './socialSession.js';

const params = z.object({ provider: z.string().max(20) });
const text = z.string().max(4000).optional();
/** The parameters with which a provider sends a browser back. */
const sentBack = z.object({ code: text, state: text, iss: text, error: text, error_description: text });

const redirectUri = (provider: string, { config }: Services) =>
  `${config.PUBLIC_URL}/api/auth/social/${provider}/callback`;

/** Redirects to a page of the site. The fragment is only for its scripts: no server or log sees it. */
function leadTo(response: Response, page: string, query: Record<string, string | null>, fragment = '') {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null),
  ).toString();
  response.redirect(303, `${page}${search && `?${search}`}${fragment}`);
}

/** Runs `work`, which redirects the browser. A rejection redirects to the login page, which shows the reason. */
async function ledTo(response: Response, work: () => Promise<void>): Promise<void> {
  let problem: ErrorKey;
  try {
    await work();
    return;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.key === 'not_found') throw error;
    problem = error.key;
  }
  leadTo(response, '/login', { problem });
}

export const socialOperations = [
  operation({
    id: 'startSocialSignIn',
    method: 'get',
    path: '/auth/social/:provider',
    summary: 'Redirect the browser to a provider to sign in there',
    access: 'public',
    limit: 'signIn',
    page: true,
    params,
    query: z.object({ next: z.string().max(500).optional() }),
    async act({ params: { provider: name }, query, request, response, services }) {
      await ledTo(response, async () => {
        const provider = await enabledProvider(name, services);
        const { url, checks } = await beginAt(() => provider.begin(redirectUri(name, services)), services);
        await beginSocialLogin(
          request,
          { provider: provider.name, ...checks, next: query.next ?? null },
          services,
        );
        response.redirect(303, url);
      });
    },
  }),
  operation({
    id: 'returnFromSocialSignIn',
    method: 'get',
    path: '/auth/social/:provider/callback',
    summary: 'Return from a provider: signs in, or redirects to the page that completes the account',
    access: 'public',
    limit: 'signIn',
    page: true,
    params,
    query: sentBack.extend({ user: text }),
    async act({ params: { provider: name }, query: { user: told, ...answer }, request, response, services }) {
      await ledTo(response, async () => {
        const provider = await enabledProvider(name, services);
        const begun = takeSocialLogin(request, provider.name, services);
        const address = new URL(redirectUri(name, services));
        for (const [key, value] of Object.entries(answer)) if (value) address.searchParams.set(key, value);
        const identity = await proven(provider, () => provider.identityOfCode(address, begun), services);
        const user = await accountOf(identity, services);
        if (!user) {
          const named = { ...identity, ...nameTold(identity, told) };
          await keepCompletion(request, await completionToken(named, services));
          leadTo(response, '/register', { complete: provider.name });
          return;
        }
        const signedIn = await openSignIn(user, { form: 'session', request, isProof: false }, services);
        const fragment = 'challenge' in signedIn ? `#challenge=${signedIn.challenge}` : '';
        leadTo(response, '/login', { next: begun.next, welcome: fragment ? null : '1' }, fragment);
      });
    },
  }),
  operation({
    id: 'returnFromSocialSignInByForm',
    method: 'post',
    path: '/auth/social/:provider/callback',
    summary: 'Return from a provider that responds with a form',
    access: 'public',
    limit: 'signIn',
    page: true,
    fromAnywhere: true,
    reads: 'form',
    params,
    body: sentBack.extend({ user: text }),
    async act({ params, body, response, services }) {
      const { name } = await enabledProvider(params.provider, services);
      // The browser does not send the cookie with a form from another site, but it does when it follows this redirect.
      leadTo(
        response,
        `/api/auth/social/${name}/callback`,
        Object.fromEntries(Object.entries(body).map(([key, value]) => [key, value ?? null])),
      );
    },
  }),
  operation({
    id: 'signInWithIdToken',
    method: 'post',
    path: '/auth/social/:provider',
    summary:
      'Sign in with an id token that an app got from the provider; a new user gets a `completion` value instead',
    access: 'public',
    limit: 'signIn',
    params,
    body: z.object({
      idToken: z.string().min(1).max(10_000),
      nonce: z.string().max(300).nullish(),
      tokens: z.boolean().default(true),
    }),
    answers: z.union([signInAnswers, z.object({ completion: z.string(), known: knownPersonSchema })]),
    async act({ params: { provider: name }, body, request, services }) {
      const provider = await enabledProvider(name, services);
      const identity = await proven(
        provider,
        () => provider.identityOfToken(body.idToken, body.nonce ?? null),
        services,
      );
      const user = await accountOf(identity, services);
      if (!user)
        return { completion: await completionToken(identity, services), known: knownPerson(identity) };
      return openSignIn(
        user,
        { form: body.tokens ? 'tokens' : 'session', request, isProof: false },
        services,
      );
    },
  }),
];

/** Turns an unreachable provider into an error that a browser can be shown. @throws auth_error (502) */
async function beginAt<T>(begin: () => Promise<T>, { log }: Services): Promise<T> {
  try {
    return await begin();
  } catch (error) {
    log.error({ err: error }, 'a sign-in provider could not be reached');
    throw new DomainError('auth_error', 502);
  }
}

const toldSchema = z.object({
  name: z.object({ firstName: z.string().trim().max(60), lastName: z.string().trim().max(60) }),
});

/** Apple sends the name beside its token, the first time only. It is unverified, so it only prefills the form. */
function nameTold({ firstName, lastName }: SocialIdentity, told: string | undefined) {
  if (!told || firstName || lastName) return {};
  try {
    return toldSchema.parse(JSON.parse(told)).name;
  } catch {
    return {};
  }
}
