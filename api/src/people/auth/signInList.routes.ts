import { idSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { changePassword } from './changePassword.js';
import { endSession } from './session.js';
import { endSignIn, signInsOf } from './signInList.js';
import { signOutEverywhere } from './signOutEverywhere.js';
import { noProof } from '../../platform/operation/noProof.js';

const done = z.object({ ok: z.literal(true) });

export const signInListOperations = [
  operation({
    id: 'listSignIns',
    method: 'get',
    path: '/auth/sessions',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary: 'List the browsers and apps where the user is signed in',
    access: 'signedIn',
    answers: z.array(
      z.object({
        id: idSchema,
        kind: z.enum(['browser', 'app']),
        device: z.string().nullable(),
        startedAt: z.number(),
        isCurrent: z.boolean(),
      }),
    ),
    act: ({ actor, signIn, services }) => signInsOf(actor.uid, signIn.id, services),
  }),
  operation({
    id: 'signOutEverywhere',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/auth/sessions',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary: 'Sign out everywhere, including here',
    access: 'signedIn',
    answers: done,
    async act({ actor, request, services }) {
      await signOutEverywhere(actor.uid, services);
      await endSession(request);
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'changePassword',
    stepUp: true,
    method: 'put',
    path: '/auth/me/password',
    beforeApproval: true,
    summary: 'Set another password; signs out everywhere, including here',
    access: 'signedIn',
    limit: 'step',
    body: z.object({ password: z.string().max(100) }),
    answers: done,
    async act({ actor, body, request, services }) {
      await changePassword(actor, body.password, services);
      await endSession(request);
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'endSignIn',
    noProof: noProof.lessAccess,
    method: 'delete',
    path: '/auth/sessions/:id',
    beforeApproval: true,
    summary: 'End one sign-in',
    access: 'signedIn',
    params: z.object({ id: idSchema }),
    answers: done,
    async act({ actor, params, services }) {
      await endSignIn(actor.uid, params.id, services);
      return { ok: true } as const;
    },
  }),
];
