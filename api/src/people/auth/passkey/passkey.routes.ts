import {
  idSchema,
  newPasskeyOptionsSchema,
  newPasskeySchema,
  passkeyListSchema,
  passkeyNameSchema,
  passkeyProofOptionsSchema,
  passkeyProofSchema,
  passkeySchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../../operation.js';
import { enter, signedInAnswers } from '../openSignIn.js';
import { deletePasskey, passkeysOf, renamePasskey } from './managePasskeys.js';
import { passkeyProofOptions, signingIn } from './provePasskey.js';
import { addPasskey, beginPasskey } from './registerPasskey.js';
import { signInByPasskey } from './signInByPasskey.js';
import { noProof } from '../../../platform/operation/noProof.js';
import { ignores } from '../../../platform/operation/ignores.js';

const params = z.object({ id: idSchema });

export const passkeyOperations = [
  operation({
    id: 'startPasskeySignIn',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/passkey/options',
    summary: 'Start a sign-in with a passkey: returns the options for the browser',
    access: 'public',
    limit: 'signIn',
    answers: passkeyProofOptionsSchema,
    act: ({ services }) => passkeyProofOptions(signingIn, services),
  }),
  operation({
    id: 'signInWithPasskey',
    ignores: ignores.browser,
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/passkey',
    summary:
      'Sign in with a passkey; sets the session cookie, or returns a pair of tokens if `tokens` is true',
    access: 'public',
    limit: 'signIn',
    body: z.object({ proof: passkeyProofSchema, tokens: z.boolean().default(false) }),
    answers: signedInAnswers,
    async act({ body: { proof, tokens }, request, services }) {
      const user = await signInByPasskey(proof, services);
      return enter(user, { form: tokens ? 'tokens' : 'session', request, isProof: true }, services);
    },
  }),
  operation({
    id: 'listPasskeys',
    method: 'get',
    path: '/auth/me/passkeys',
    beforeSecondFactor: true,
    summary: 'List the signed-in user’s passkeys',
    access: 'signedIn',
    answers: passkeyListSchema,
    act: ({ actor, services }) => passkeysOf(actor.uid, services),
  }),
  operation({
    id: 'startPasskey',
    method: 'post',
    path: '/auth/me/passkeys/options',
    beforeSecondFactor: true,
    summary: 'Start creating a passkey: returns the options for the browser',
    access: 'signedIn',
    limit: 'changeSecondFactor',
    stepUp: true,
    answers: newPasskeyOptionsSchema,
    act: ({ user, services }) => beginPasskey(user, services),
  }),
  operation({
    id: 'addPasskey',
    ignores: ignores.browser,
    method: 'post',
    path: '/auth/me/passkeys',
    beforeSecondFactor: true,
    summary: 'Add a passkey that the browser created',
    access: 'signedIn',
    limit: 'changeSecondFactor',
    stepUp: true,
    status: 201,
    body: z.object({ name: passkeyNameSchema, answer: newPasskeySchema }),
    answers: passkeySchema,
    act: ({ user, body, services }) => addPasskey(user, body, services),
  }),
  operation({
    id: 'renamePasskey',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/auth/me/passkeys/:id',
    summary: 'Rename a passkey',
    access: 'signedIn',
    params,
    body: z.object({ name: passkeyNameSchema }),
    answers: passkeySchema,
    act: ({ actor, params: { id }, body: { name }, services }) =>
      renamePasskey(actor.uid, { id, name }, services),
  }),
  operation({
    id: 'deletePasskey',
    method: 'delete',
    path: '/auth/me/passkeys/:id',
    summary: 'Delete a passkey, which can then no longer be used to sign in',
    access: 'signedIn',
    stepUp: true,
    params,
    answers: z.object({ id: idSchema }),
    async act({ user, params: { id }, services }) {
      await deletePasskey(user, id, services);
      return { id };
    },
  }),
];
