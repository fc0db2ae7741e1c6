import { mobileSchema, typedCodeSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { localeOf } from '../../basics/language/translate.js';
import { sendLoginCode, useLoginCode } from './loginCode.js';
import { openSignIn, signInAnswers } from './openSignIn.js';
import { noProof } from '../../platform/operation/noProof.js';

export const loginCodeOperations = [
  operation({
    id: 'sendSignInCode',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/otp',
    summary: 'Send a sign-in code to the phone of an account',
    access: 'public',
    limit: 'askForCode',
    body: z.object({ mobile: mobileSchema.min(1) }),
    answers: z.object({ verificationId: z.string() }),
    act: async ({ body, from, request, services }) => ({
      verificationId: await sendLoginCode(
        body.mobile,
        { locale: await localeOf(request, services), from },
        services,
      ),
    }),
  }),
  operation({
    id: 'signInWithCode',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/otp/verify',
    summary:
      'Sign in with the code; sets the session cookie, or returns a pair of tokens if `tokens` is true',
    access: 'public',
    limit: 'signIn',
    body: z.object({
      verificationId: z.string().min(1).max(100),
      otp: typedCodeSchema.default(''),
      tokens: z.boolean().default(false),
    }),
    answers: signInAnswers,
    async act({ body, from, request, services }) {
      const user = await useLoginCode(body, from, services);
      return openSignIn(
        user,
        { form: body.tokens ? 'tokens' : 'session', request, isProof: false },
        services,
      );
    },
  }),
];
