import {
  passkeyProofOptionsSchema,
  passkeyProofSchema,
  proofSchema,
  stepUpStateSchema,
  typedCodeSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { localeOf } from '../../../basics/language/translate.js';
import { passkeyProofOptions } from '../passkey/provePasskey.js';
import { recordProof } from './recordProof.js';
import { requireIdentity, stepUpState, textStepUpCode } from './stepUp.js';
import { noProof } from '../../../platform/operation/noProof.js';
import { ignores } from '../../../platform/operation/ignores.js';

/** Step-up: proving an identity again before sensitive operations. */
export const stepUpOperations = [
  operation({
    id: 'getStepUp',
    method: 'get',
    path: '/auth/step-up',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary: 'List the ways the user can step up, and whether they did so within the last ten minutes',
    access: 'signedIn',
    answers: stepUpStateSchema,
    act: ({ user, signIn, services }) => stepUpState(user, signIn, services),
  }),
  operation({
    id: 'stepUp',
    ignores: ignores.browser,
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/step-up',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary:
      'Step up this sign-in with the password, a code from the authenticator app, a recovery code, a code sent to the phone, or a passkey; apps must continue with the returned access token',
    access: 'signedIn',
    limit: 'stepUp',
    body: z.object({
      password: z.string().max(100).optional(),
      code: z.string().min(1).max(40).optional(),
      verificationId: z.string().min(1).max(100).optional(),
      otp: typedCodeSchema.optional(),
      passkey: passkeyProofSchema.optional(),
    }),
    answers: proofSchema,
    async act({ user, signIn, body, from, services }) {
      await requireIdentity(user, body, from, services);
      return recordProof(signIn, services);
    },
  }),
  operation({
    id: 'startPasskeyStepUp',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/step-up/passkey',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary: 'Start a step-up with a passkey: returns the options for the browser',
    access: 'signedIn',
    limit: 'stepUp',
    answers: passkeyProofOptionsSchema,
    act: ({ actor, services }) => passkeyProofOptions({ purpose: 'stepUp', uid: actor.uid }, services),
  }),
  operation({
    id: 'sendStepUpCode',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/step-up/code',
    beforeApproval: true,
    summary: 'Send a step-up code to the user’s own phone, for riders and drivers without a password',
    access: ['rider', 'driver'],
    limit: 'stepUp',
    body: z.object({}),
    answers: z.object({ verificationId: z.string() }),
    act: async ({ user, request, services }) => ({
      verificationId: await textStepUpCode(user, await localeOf(request, services), services),
    }),
  }),
];
