import { z } from 'zod';
import { localeOf } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import { openSignIn, sessionAnswers, tokenAnswers, tokenPair } from './openSignIn.js';
import { rotateTokens } from './refreshToken.js';
import { signIn } from './signIn.js';
import { signOut } from './signOut.js';
import { noProof } from '../../platform/operation/noProof.js';

const loginInput = z.object({
  email: z.string().max(254).default(''),
  password: z.string().max(100).default(''),
});

export const authOperations = [
  operation({
    id: 'signIn',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/login',
    summary: 'Sign in with email and password; sets the session cookie',
    access: 'public',
    limit: 'signIn',
    body: loginInput,
    answers: sessionAnswers,
    async act({ body, from, request, services }) {
      const user = await signIn(body, { locale: await localeOf(request, services), from }, services);
      return openSignIn(user, { form: 'session', request, isProof: true }, services);
    },
  }),
  operation({
    id: 'signOut',
    importance: 'first',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/logout',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary:
      'Sign out: ends the session or the token family; an app whose access token has expired sends its refresh token',
    access: 'public',
    body: z.object({ refreshToken: z.string().min(1).max(200).optional() }),
    answers: z.object({ ok: z.literal(true) }),
    async act({ body, request, services }) {
      await signOut({ request, refreshToken: body.refreshToken }, services);
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'issueTokens',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/token',
    summary: 'Sign in with email and password; returns a pair of bearer tokens',
    access: 'public',
    limit: 'signIn',
    body: loginInput,
    answers: tokenAnswers,
    async act({ body, from, request, services }) {
      const user = await signIn(body, { locale: await localeOf(request, services), from }, services);
      return openSignIn(user, { form: 'tokens', request, isProof: true }, services);
    },
  }),
  operation({
    id: 'refreshTokens',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/refresh',
    summary: 'Exchange a refresh token for a new pair',
    access: 'public',
    limit: 'refresh',
    body: z.object({ refreshToken: z.string().min(1).max(500) }),
    answers: tokenPair,
    act: ({ body, services }) => rotateTokens(body.refreshToken, services),
  }),
];
