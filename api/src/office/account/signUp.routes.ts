import { idSchema, mobileSchema, notFound, referralIdSchema, registrationSchema } from '@wayfare/shared';
import { z } from 'zod';
import { accountSubjects } from '../../platform/budget/accountSubject.js';
import { localeOf } from '../../basics/language/translate.js';
import { operation } from '../operation.js';
import { accountsWith } from '../../people/user/insertUser.js';
import { registerUser } from './registerUser.js';
import { storedMobile } from '../../people/user/storedMobile.js';

/** New users sign up. */
export const signUpOperations = [
  operation({
    id: 'signUp',
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
    async act({ body, request, services }) {
      const { id, usertype } = await registerUser(body.regData, await localeOf(request, services), services);
      services.realtime.resourceChanged(usertype === 'driver' ? 'drivers' : 'riders', [id]);
      const { email_verify } = await services.db.settings.settings();
      return { uid: id, message: email_verify ? 'email_verify_message' : 'account_create_successfully' };
    },
  }),
  operation({
    id: 'checkUserExists',
    method: 'post',
    path: '/check_user_exists',
    summary: 'Check whether an email address or mobile number is in use',
    access: 'public',
    limit: 'lookUp',
    subjects: ({ body }) => ({ account: accountSubjects(body) }),
    body: z.object({ email: z.string().max(254).nullish(), mobile: mobileSchema.nullish() }),
    answers: z.object({ users: z.array(z.object({ uid: idSchema })) }),
    async act({ body, services }) {
      const { email, mobile: typed } = body;
      const mobile = typed && ((await storedMobile(typed, services)) ?? typed);
      const users = await accountsWith({ email, mobile }, services);
      return { users: users.map(({ id }) => ({ uid: id })) };
    },
  }),
  operation({
    id: 'validateReferrer',
    method: 'post',
    path: '/validate_referrer',
    summary: 'Find the owner of a referral id',
    access: 'public',
    limit: 'lookUp',
    subjects: ({ body }) => ({ account: accountSubjects(body) }),
    body: z.object({ referralId: referralIdSchema.min(1) }),
    answers: z.object({ uid: idSchema }),
    async act({ body, services }) {
      const referrer = await services.db.users.findByReferralId(body.referralId);
      if (!referrer) throw notFound('referer_not_found');
      return { uid: referrer.id };
    },
  }),
];
