import {
  passkeyProofOptionsSchema,
  passkeyProofSchema,
  proofSchema,
  stepUpStateSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../http/operation.js';
import { localeOf } from '../../language/translate.js';
import { passkeyProofOptions } from '../passkey/provePasskey.js';
import { recordProof } from './recordProof.js';
import { requireIdentity, stepUpState, textStepUpCode } from './stepUp.js';

/** Step-up: proving an identity again before sensitive operations. */
export const stepUpOperations = [
  operation({
    method: 'get',
    path: '/auth/step-up',
    beforeSecondFactor: true,
    summary: 'How one can prove who one is, and whether one has within the last ten minutes',
    access: 'signedIn',
    answers: stepUpStateSchema,
    act: ({ user, signIn, services }) => stepUpState(user, signIn, services),
  }),
  operation({
    method: 'post',
    path: '/auth/step-up',
    beforeSecondFactor: true,
    summary:
      'Prove who one is, on this sign-in: by password, a code of the authenticator app or a recovery code, a code sent to the phone, or a passkey; apps go on with the access token this answers',
    access: 'signedIn',
    limit: 'stepUp',
    body: z.object({
      password: z.string().max(100).optional(),
      code: z.string().min(1).max(40).optional(),
      verificationId: z.string().min(1).max(100).optional(),
      otp: z.string().max(20).optional(),
      passkey: passkeyProofSchema.optional(),
    }),
    answers: proofSchema,
    async act({ user, signIn, body, from, services }) {
      await requireIdentity(user, body, from, services);
      return recordProof(signIn, services);
    },
  }),
  operation({
    method: 'post',
    path: '/auth/step-up/passkey',
    beforeSecondFactor: true,
    summary: 'What a browser needs to prove by a passkey of the account who one is',
    access: 'signedIn',
    limit: 'stepUp',
    answers: passkeyProofOptionsSchema,
    act: ({ actor, services }) => passkeyProofOptions({ purpose: 'stepUp', uid: actor.uid }, services),
  }),
  operation({
    method: 'post',
    path: '/auth/step-up/code',
    summary: 'Have a code sent to the own phone, for riders and drivers without a password',
    access: ['rider', 'driver'],
    limit: 'stepUp',
    body: z.object({}),
    answers: z.object({ verificationId: z.string() }),
    act: async ({ user, request, services }) => ({
      verificationId: await textStepUpCode(user, localeOf(request), services),
    }),
  }),
];
