import { idSchema, secondFactorStateSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { enter, signedInAnswers } from '../openSignIn.js';
import { answerChallenge } from './challenge.js';
import { resetSecondFactor } from './resetSecondFactor.js';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from './manageSecondFactor.js';
import { noProof } from '../../../platform/operation/noProof.js';

/** The roles that can have an authenticator. */
const staff = ['admin', 'fleetadmin'] as const;

const done = z.object({ ok: z.literal(true) });
const password = z.string().max(100).default('');
const code = z.string().min(1).max(40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const secondFactorOperations = [
  operation({
    id: 'finishSignIn',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/second-factor',
    summary:
      'Finish a sign-in that returned a challenge, with a code from the authenticator app or a recovery code; it continues with a cookie or tokens, as it started',
    access: 'public',
    limit: 'signIn',
    body: z.object({ challenge: z.string().min(1).max(100), code }),
    answers: signedInAnswers,
    async act({ body, from, request, services }) {
      const { user, form } = await answerChallenge(body, from, services);
      return enter(user, { form, request, isProof: true }, services);
    },
  }),
  operation({
    id: 'getSecondFactor',
    method: 'get',
    path: '/auth/me/second-factor',
    beforeSecondFactor: true,
    summary: 'Get whether the user has a second factor, and how many recovery codes are left',
    permission: 'ownAccount',
    access: staff,
    answers: secondFactorStateSchema,
    act: ({ actor, services }) => readSecondFactor(actor.uid, services),
  }),
  operation({
    id: 'startSecondFactor',
    method: 'post',
    path: '/auth/me/second-factor',
    beforeSecondFactor: true,
    summary:
      'Start setting up a second factor: returns a secret for an authenticator app, to be confirmed with its first code',
    permission: 'ownAccount',
    access: staff,
    limit: 'changeSecondFactor',
    stepUp: true,
    body: z.object({ password }),
    answers: z.object({ secret: z.string(), uri: z.string() }),
    act: ({ user, body, from, services }) => beginSecondFactor(user, body.password, from, services),
  }),
  operation({
    id: 'confirmSecondFactor',
    method: 'post',
    path: '/auth/me/second-factor/confirm',
    beforeSecondFactor: true,
    summary: 'Turn the second factor on; the recovery codes are returned only this once',
    permission: 'ownAccount',
    access: staff,
    limit: 'changeSecondFactor',
    stepUp: true,
    body: z.object({ code }),
    answers: recoveryCodes,
    act: async ({ user, body, from, services }) => ({
      recoveryCodes: await confirmSecondFactor(user, body.code, from, services),
    }),
  }),
  operation({
    id: 'disableSecondFactor',
    method: 'post',
    path: '/auth/me/second-factor/disable',
    summary: 'Turn the second factor off',
    permission: 'ownAccount',
    access: staff,
    limit: 'changeSecondFactor',
    stepUp: true,
    body: z.object({ password, code }),
    answers: done,
    async act({ user, body, from, services }) {
      await disableSecondFactor(user, body, from, services);
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'replaceRecoveryCodes',
    method: 'post',
    path: '/auth/me/second-factor/recovery-codes',
    summary: 'Replace the recovery codes with new ones',
    permission: 'ownAccount',
    access: staff,
    limit: 'changeSecondFactor',
    stepUp: true,
    body: z.object({ password, code }),
    answers: recoveryCodes,
    act: async ({ user, body, from, services }) => ({
      recoveryCodes: await renewRecoveryCodes(user, body, from, services),
    }),
  }),
  operation({
    id: 'resetSecondFactor',
    method: 'post',
    path: '/users/:id/second-factor/reset',
    summary:
      'Turn off the lost second factor of another admin or fleet admin; needs the caller’s own password and, if the caller has a second factor, a code from it',
    access: ['admin'],
    limit: 'changeSecondFactor',
    stepUp: true,
    params: z.object({ id: idSchema }),
    body: z.object({ password, code: z.string().max(40).default('') }),
    answers: done,
    async act({ user, params, body, from, services }) {
      await resetSecondFactor(user, params.id, body, from, services);
      return { ok: true } as const;
    },
  }),
];
