import { idSchema, onboardingAnswerSchema, onboardingInputSchema, onboardingSchema } from '@wayfare/shared';
import { z } from 'zod';
import { operation } from '../operation.js';
import { answerOnboarding, findDriver, presentOnboarding, readOnboarding } from './answerOnboarding.js';
import { completeOnboarding } from './completeOnboarding.js';
import { noProof } from '../../platform/operation/noProof.js';

const driver = z.object({ id: idSchema });

/** The steps of a new driver to the approval: what is missing, and who acts next. */
export const onboardingOperations = [
  operation({
    id: 'completeOnboarding',
    noProof: noProof.ownRecord,
    method: 'put',
    path: '/drivers/me/onboarding',
    beforeApproval: true,
    summary:
      'As a driver who is not approved yet, fill in the vehicle and the car type; once nothing is missing, this sends the sign-up to the office',
    access: ['driver'],
    body: onboardingInputSchema,
    answers: onboardingSchema,
    act: async ({ user, body, services }) =>
      presentOnboarding(await completeOnboarding(user, body, services), services),
  }),
  operation({
    id: 'getOnboarding',
    method: 'get',
    path: '/drivers/:id/onboarding',
    beforeApproval: true,
    summary: 'Get the checklist of a driver: what is missing for the approval, and who acts next',
    permission: 'users',
    access: ['driver', 'fleetadmin', 'admin'],
    params: driver,
    answers: onboardingSchema,
    act: ({ actor, params, services }) => readOnboarding(actor, params.id, services),
  }),
  operation({
    id: 'answerOnboarding',
    noProof: noProof.deskWork,
    method: 'post',
    path: '/drivers/:id/onboarding/answer',
    summary: 'Send the sign-up of a driver back with what is missing, or refuse it. The driver is notified',
    access: ['admin'],
    permission: ['changeUsers', 'blockDrivers'],
    params: driver,
    body: onboardingAnswerSchema,
    answers: onboardingSchema,
    act: ({ params, body, services }) => answerOnboarding(params.id, body, services),
    audit: {
      action: 'edit',
      resource: 'drivers',
      record: ({ params }) => params.id,
      before: ({ params, services }) => findDriver(params.id, services),
      after: (changed) => changed,
      only: ['onboarding'],
    },
    present: async (changed, { services }) => presentOnboarding(changed, services),
  }),
];
