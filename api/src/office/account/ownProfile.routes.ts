import { profileInputSchema, userSchema } from '@wayfare/shared';
import { localeOf } from '../../basics/language/translate.js';
import { presentOwnUser } from '../../people/user/user.presenter.js';
import { onlySent } from '../../platform/crud/resourceOperations.js';
import { operation } from '../operation.js';
import { changesSensitive, updateProfile } from './updateProfile.js';

const profile = userSchema;

/** Users see and change their own profile. */
export const ownProfileOperations = [
  operation({
    id: 'getProfile',
    importance: 'first',
    method: 'get',
    path: '/auth/me',
    beforeApproval: true,
    beforeSecondFactor: true,
    summary: 'Get the signed-in user’s profile',
    access: 'signedIn',
    answers: profile,
    act: ({ user, services }) => presentOwnUser(user, services),
  }),
  operation({
    id: 'updateProfile',
    method: 'put',
    path: '/auth/me',
    beforeApproval: true,
    summary: 'Change the signed-in user’s profile',
    access: 'signedIn',
    body: profileInputSchema.partial(),
    stepUp: ({ user, body, request, services }) =>
      changesSensitive(user, onlySent(body, request.body), services),
    answers: profile,
    act: async ({ user, body, request, services }) =>
      updateProfile(user, onlySent(body, request.body), await localeOf(request, services), services),
  }),
];
