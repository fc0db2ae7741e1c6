import { providerNames } from '@wayfare/shared';
import { z } from 'zod';
import { newAdminSchema } from '../account/createAdmin.js';
import { openSignIn, signInAnswers } from '../../people/auth/openSignIn.js';
import { permit } from '../../platform/crud/permit.js';
import { providerAnswers } from '../doctor/paymentChecks.js';
import { builtInLocales } from '../../basics/language/builtInLanguages.js';
import { operation } from '../operation.js';
import {
  addBuiltInLanguages,
  readSetup,
  setupSteps,
  testableServices,
  testService,
} from './gettingStarted.js';
import { setUpFirstAdmin } from './setupLink.js';
import { noProof } from '../../platform/operation/noProof.js';

const setupAnswer = z.object({
  /** The steps that are still missing before the first booking. */
  missing: z.array(z.enum(setupSteps)),
  languages: z.array(
    z.object({ langLocale: z.enum(builtInLocales), langName: z.string(), isAdded: z.boolean() }),
  ),
  /** Whether each service outside the product is configured. */
  services: z.object({
    maps: z.boolean(),
    mail: z.boolean(),
    pictures: z.boolean(),
    sms: z.boolean(),
    push: z.boolean(),
    payments: z.boolean(),
  }),
});

export const setupOperations = [
  operation({
    id: 'createFirstAdmin',
    noProof: noProof.anonymous,
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
  operation({
    id: 'getSetup',
    method: 'get',
    path: '/setup',
    summary: 'Get what is still missing before the first booking, and which services are configured',
    access: ['admin'],
    answers: setupAnswer,
    act: ({ services }) => readSetup(services),
  }),
  operation({
    id: 'addSetupLanguages',
    noProof: noProof.ownTexts,
    method: 'post',
    path: '/setup/languages',
    summary: 'Add languages that come with the product',
    access: ['admin'],
    body: z.object({ locales: z.array(z.enum(builtInLocales)).min(1).max(builtInLocales.length) }),
    answers: setupAnswer,
    async act({ actor, body, services }) {
      await permit(actor, 'create', 'languages', services);
      await addBuiltInLanguages(actor, body.locales, services);
      return readSetup(services);
    },
  }),
  operation({
    id: 'testService',
    noProof: noProof.reads,
    method: 'post',
    path: '/setup/tests',
    summary:
      'Test the connection to a service; a mail server that works sends the admin a mail, payment providers are asked one by one',
    access: ['admin'],
    limit: 'testConnection',
    body: z.object({ service: z.enum(testableServices) }),
    answers: z.object({
      service: z.enum(testableServices),
      works: z.boolean(),
      /** Each payment provider that was asked, and whether it takes the keys; absent for other services. */
      providers: z
        .array(z.object({ name: z.enum(providerNames), title: z.string(), answer: z.enum(providerAnswers) }))
        .optional(),
    }),
    async act({ actor, user, body: { service }, services }) {
      await permit(actor, 'edit', 'settings', services);
      return { service, ...(await testService(service, user, services)) };
    },
  }),
];
