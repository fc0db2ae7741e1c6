import { mobileSchema, typedCodeSchema } from '@wayfare/shared';
import { z } from 'zod';
import { sendNumberCode } from '../../people/auth/numberCode.js';
import { openSignIn, signInAnswers } from '../../people/auth/openSignIn.js';
import { localeOf } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import { accountByPhone } from './accountByPhone.js';
import { noProof } from '../../platform/operation/noProof.js';

/** Strangers who book sign in or up with nothing but their phone number. */
export const phoneSignUpOperations = [
  operation({
    id: 'sendNumberCode',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/phone/code',
    summary: 'Send a code to any phone number, with or without an account',
    access: 'public',
    limit: 'askForCode',
    body: z.object({ mobile: mobileSchema.min(1) }),
    answers: z.object({ verificationId: z.string() }),
    act: async ({ body, from, request, services }) => ({
      verificationId: await sendNumberCode(
        body.mobile,
        { locale: await localeOf(request, services), from },
        services,
      ),
    }),
  }),
  operation({
    id: 'enterByPhone',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/phone',
    summary:
      'Sign in with the code; a new number gets a rider’s account. Sets the session cookie, or returns a pair of tokens if `tokens` is true',
    access: 'public',
    limit: 'signIn',
    body: z.object({
      verificationId: z.string().min(1).max(100),
      otp: typedCodeSchema.default(''),
      tokens: z.boolean().default(false),
    }),
    answers: signInAnswers,
    async act({ body: { tokens, ...given }, from, request, services }) {
      const user = await accountByPhone(given, { locale: await localeOf(request, services), from }, services);
      return openSignIn(user, { form: tokens ? 'tokens' : 'session', request, isProof: false }, services);
    },
  }),
];
