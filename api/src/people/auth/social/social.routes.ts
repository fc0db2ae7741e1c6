import { z } from 'zod';
import { operation } from '../../operation.js';
import { signInAnswers } from '../openSignIn.js';
import { knownPersonSchema } from './knownPerson.js';
import { signInByIdToken } from './signInByIdToken.js';
import { callbackPage, redirectTo, returnFromSocialSignIn, startSocialSignIn } from './visitProvider.js';
import { noProof } from '../../../platform/operation/noProof.js';

const params = z.object({ provider: z.string().max(20) });
const text = z.string().max(4000).optional();
/** The parameters of a browser that a provider sends back. */
const sentBack = z.object({
  code: text,
  state: text,
  iss: text,
  error: text,
  error_description: text,
  user: text,
});

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
    act: ({ params: { provider }, query, request, response, services }) =>
      redirectTo(response, () => startSocialSignIn(provider, query.next ?? null, request, services)),
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
    query: sentBack,
    act: ({ params: { provider }, query, request, response, services }) =>
      redirectTo(response, () => returnFromSocialSignIn(provider, query, request, services)),
  }),
  operation({
    id: 'returnFromSocialSignInByForm',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/social/:provider/callback',
    summary: 'Return from a provider that responds with a form',
    access: 'public',
    limit: 'signIn',
    page: true,
    fromAnywhere: true,
    reads: 'form',
    params,
    body: sentBack,
    async act({ params, body, response, services }) {
      response.redirect(303, await callbackPage(params.provider, body, services));
    },
  }),
  operation({
    id: 'signInWithIdToken',
    noProof: noProof.signsIn,
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
    act: ({ params, body, request, services }) => signInByIdToken(params.provider, body, request, services),
  }),
];
