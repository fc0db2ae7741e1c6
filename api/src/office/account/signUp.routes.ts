import { idSchema, mobileSchema, referralIdSchema, registrationSchema } from '@wayfare/shared';
import { z } from 'zod';
import { accountSubjects } from '../../platform/budget/accountSubject.js';
import { localeOf } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import { findAccounts, findReferrer } from './findAccounts.js';
import { signUp } from './signUp.js';
import { noProof } from '../../platform/operation/noProof.js';
import { ignores } from '../../platform/operation/ignores.js';

/** New users sign up. */
export const signUpOperations = [
  operation({
    id: 'signUp',
    ignores: ignores.signUp,
    noProof: noProof.anonymous,
    method: 'post',
    path: '/user_signup',
    summary: 'Sign up as a rider or driver',
    access: 'public',
    limit: 'signUp',
    subjects: ({ body: { regData } }) => ({
      account: accountSubjects({ email: regData.email, mobile: regData.mobile }),
    }),
    body: z.object({ regData: registrationSchema }),
    answers: z.object({
      uid: idSchema,
      message: z.enum(['email_verify_message', 'account_create_successfully']),
    }),
    status: 201,
    act: async ({ body, request, services }) =>
      signUp(body.regData, await localeOf(request, services), services),
  }),
  operation({
    id: 'checkUserExists',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/check_user_exists',
    summary: 'Check whether an email address or mobile number is in use',
    access: 'public',
    limit: 'lookUp',
    subjects: ({ body }) => ({ account: accountSubjects(body) }),
    body: z.object({ email: z.string().max(254).nullish(), mobile: mobileSchema.nullish() }),
    answers: z.object({ users: z.array(z.object({ uid: idSchema })) }),
    act: async ({ body, services }) => ({ users: await findAccounts(body, services) }),
  }),
  operation({
    id: 'validateReferrer',
    noProof: noProof.anonymous,
    method: 'post',
    path: '/validate_referrer',
    summary: 'Find the owner of a referral id',
    access: 'public',
    limit: 'lookUp',
    subjects: ({ body }) => ({ account: accountSubjects(body) }),
    body: z.object({ referralId: referralIdSchema.min(1) }),
    answers: z.object({ uid: idSchema }),
    act: ({ body, services }) => findReferrer(body.referralId, services),
  }),
];
