import { z } from 'zod';
import { operation } from '../operation.js';
import { localeOf } from '../../basics/language/translate.js';
import { rememberDevice } from './guessing/device.js';
import { requestReset, resetPassword } from './resetPassword.js';
import { verifyEmail } from './verifyEmail.js';
import { noProof } from '../../platform/operation/noProof.js';

const done = z.object({ ok: z.literal(true) });
const token = z.string().min(1).max(100);

export const emailLinkOperations = [
  operation({
    id: 'requestPasswordReset',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/forgot-password',
    summary: 'Request an email with a password reset link; the response is the same for every address',
    access: 'public',
    limit: 'forgotPassword',
    body: z.object({ email: z.string().max(254).default('') }),
    answers: z.object({ message: z.literal('reset_pass_msg') }),
    async act({ body, from, request, services }) {
      await requestReset(body.email, { locale: await localeOf(request, services), from }, services);
      return { message: 'reset_pass_msg' } as const;
    },
  }),
  operation({
    id: 'resetPassword',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/reset-password',
    summary: 'Set a new password with an emailed link; signs the account out everywhere',
    access: 'public',
    limit: 'openLink',
    body: z.object({ token, password: z.string().max(100) }),
    answers: done,
    async act({ body, request, services }) {
      const uid = await resetPassword(body, services);
      // Strangers may have used up the guesses of unknown devices. As a known device, this one can still sign
      // in.
      await rememberDevice(request, uid, 'session', services);
      return { ok: true } as const;
    },
  }),
  operation({
    id: 'verifyEmail',
    noProof: noProof.signsIn,
    method: 'post',
    path: '/auth/verify-email',
    summary: 'Confirm an email address with an emailed link',
    access: 'public',
    limit: 'openLink',
    body: z.object({ token }),
    answers: done,
    async act({ body, services }) {
      await verifyEmail(body.token, services);
      return { ok: true } as const;
    },
  }),
];
