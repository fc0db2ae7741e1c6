import { socialSignUpSchema } from '@wayfare/shared';
import { z } from 'zod';
import { openSignIn, signInAnswers } from '../../people/auth/openSignIn.js';
import { knownPerson, knownPersonSchema } from '../../people/auth/social/knownPerson.js';
import { keptCompletion } from '../../people/auth/social/socialSession.js';
import { accountSubjects } from '../../platform/budget/accountSubject.js';
import { operation } from '../operation.js';
import { completeSocialSignUp, provenIdentity } from './completeSocialSignUp.js';
import { noProof } from '../../platform/operation/noProof.js';

/** New users who come from a social provider complete their account. */
export const socialSignUpOperations = [
  operation({
    id: 'getSocialSignUp',
    method: 'get',
    path: '/auth/social/completion',
    summary: 'Get what the provider sent about a new user who has no account yet',
    access: 'public',
    answers: knownPersonSchema,
    act: async ({ request, services }) =>
      knownPerson(await provenIdentity(keptCompletion(request), services)),
  }),
  operation({
    id: 'completeSocialSignUp',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/social/completion',
    summary:
      'Complete a new account after a social sign-in, and sign in; `completion` is the value returned by the id token exchange',
    access: 'public',
    limit: 'signUp',
    subjects: ({ body: { email, mobile } }) => ({ account: accountSubjects({ email, mobile }) }),
    body: socialSignUpSchema.extend({
      completion: z.string().max(4000).optional(),
      tokens: z.boolean().default(false),
    }),
    answers: signInAnswers,
    status: 201,
    async act({ body: { completion, tokens, ...input }, request, services }) {
      const user = await completeSocialSignUp(completion ?? keptCompletion(request), input, services);
      return openSignIn(user, { form: tokens ? 'tokens' : 'session', request, isProof: false }, services);
    },
  }),
];
