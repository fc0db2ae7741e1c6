import { z } from 'zod';
import { newAdminSchema } from '../account/createAdmin.js';
import { openSignIn, signInAnswers } from '../auth/openSignIn.js';
import { operation } from '../operation/operation.js';
import { setUpFirstAdmin } from './setupLink.js';

export const setupOperations = [
  operation({
    method: 'post',
    path: '/setup/admin',
    summary: 'Create the first admin with the token of the link printed at startup; sets the session cookie',
    access: 'public',
    limit: 'openLink',
    body: newAdminSchema.extend({ token: z.string().min(1).max(200) }),
    answers: signInAnswers,
    async act({ body: { token, ...given }, request, services }) {
      const admin = await setUpFirstAdmin(token, given, services);
      return openSignIn(admin, { form: 'session', request, isProof: true }, services);
    },
  }),
];
