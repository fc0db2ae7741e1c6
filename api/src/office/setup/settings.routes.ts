import {
  appInfoSchema,
  canAccess,
  forbidden,
  offeredLanguageSchema,
  onlyEndsDemoMode,
  publicSettingsSchema,
  sensitiveSettings,
  settingsSchema,
  signInProblems,
  userSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { changesAny } from '../../platform/crud/resource.js';
import { permit } from '../../platform/crud/permit.js';
import { wasSchema } from '../../platform/crud/resourceOperations.js';
import { presentOwnUser } from '../../people/user/user.presenter.js';
import { operation } from '../operation.js';
import { adminSettings, businessSetup, publicSettings, readAppInfo } from './businessSetup.js';
import { readCurrencyUse } from './currencyUse.js';
import { sentAppInfo, sentSettings, updateAppInfo, updateSettings } from './updateSettings.js';

/** The settings as admins get them. `isPublicDemo`: everyone knows the accounts, so demo mode stays on. */
const adminSettingsSchema = settingsSchema.extend({
  ...publicSettingsSchema.shape,
  id: z.literal('settings'),
  isPublicDemo: z.boolean(),
});

/** The company details as they are stored, under their fixed id. */
const storedAppInfoSchema = appInfoSchema.extend({ id: z.literal('appinfo') });

/** A referral bonus as forms send it: they send an empty one as an empty text or null. */
const bonusSchema = z.union([settingsSchema.shape.bonus, z.literal(''), z.null()]).optional();

/**
 * Operations that provide the first data of every page, and by which admins change the settings of the
 * business.
 */
export const settingsOperations = [
  operation({
    id: 'getBootstrap',
    importance: 'first',
    method: 'get',
    path: '/bootstrap',
    forAnyUser: true,
    beforeApproval: true,
    beforeSecondFactor: true,
    summary:
      'Get what an app needs before its first page: the signed-in user, settings, company and languages',
    access: 'public',
    answers: z.object({
      user: userSchema.nullable(),
      problem: z.enum(signInProblems).nullable(),
      settings: publicSettingsSchema,
      appinfo: appInfoSchema,
      languages: z.array(offeredLanguageSchema),
    }),
    async act({ actor, user, signInProblem, services }) {
      return {
        user: user && actor ? await presentOwnUser(user, services) : null,
        problem: signInProblems.find((key) => key === signInProblem) ?? null,
        ...(await businessSetup(services)),
      };
    },
  }),
  operation({
    id: 'getSettings',
    method: 'get',
    path: '/settings',
    summary: 'Get the settings; only admins get more than the pages need',
    access: 'public',
    answers: adminSettingsSchema.partial(),
    async act({ actor, services }) {
      if (!canAccess(actor, 'edit', 'settings')) return publicSettings(services);
      return adminSettings(services);
    },
  }),
  operation({
    id: 'updateSettings',
    method: 'put',
    path: '/settings',
    summary: 'Change the settings',
    gives: ['bonus'],
    access: ['admin'],
    body: settingsSchema.partial().extend({
      bonus: bonusSchema,
      was: wasSchema,
      /** Accepts that prices keep their numbers when the currency changes before the first trip. */
      keepsPrices: z.boolean().optional(),
    }),
    answers: adminSettingsSchema,
    async authorize({ actor, body, request, services }) {
      const changes = sentSettings(body, request.body);
      // Otherwise demo mode could never be turned off. On a public demo, the admin password is known to
      // everyone.
      if (onlyEndsDemoMode(changes) && !services.config.PUBLIC_DEMO && canAccess(actor, 'edit', 'settings'))
        return;
      await permit(actor, 'edit', 'settings', services);
    },
    stepUp: async ({ body, services }) =>
      changesAny(await services.db.settings.settings(), body, sensitiveSettings),
    act: ({ actor, body, request, services }) => updateSettings(actor, body, request.body, services),
    audit: {
      action: 'edit',
      resource: 'settings',
      record: () => 'settings',
      before: ({ services }) => services.db.settings.settings(),
      after: (_changed, { services }) => services.db.settings.settings(),
      only: ({ body, request }) => Object.keys(sentSettings(body, request.body)),
    },
    present: (_changed, { services }) => adminSettings(services),
  }),
  operation({
    id: 'getCurrencyUse',
    method: 'get',
    path: '/settings/currency',
    summary: 'Get which stored amounts are in the currency: it can change only before the first money',
    access: ['admin'],
    answers: z.object({
      hasTrips: z.boolean(),
      hasWalletMoney: z.boolean(),
      hasPayments: z.boolean(),
      carTypes: z.number().int(),
      promos: z.number().int(),
    }),
    async act({ actor, services }) {
      if (!canAccess(actor, 'edit', 'settings')) throw forbidden();
      return readCurrencyUse(services);
    },
  }),
  operation({
    id: 'getAppInfo',
    method: 'get',
    path: '/appinfo',
    summary: 'Get the company details shown on the public pages',
    access: 'public',
    answers: storedAppInfoSchema,
    async act({ actor, services }) {
      if (!canAccess(actor, 'show', 'appinfo')) throw forbidden();
      return readAppInfo(services);
    },
  }),
  operation({
    id: 'updateAppInfo',
    stepUp: true,
    method: 'put',
    path: '/appinfo',
    summary: 'Change the company details',
    access: ['admin'],
    body: appInfoSchema.partial().extend({ bonus: bonusSchema, was: wasSchema }),
    answers: storedAppInfoSchema,
    authorize: ({ actor, services }) => permit(actor, 'edit', 'appinfo', services),
    act: ({ body, request, services }) => updateAppInfo(body, request.body, services),
    audit: {
      action: 'edit',
      resource: 'appinfo',
      record: () => 'appinfo',
      before: ({ services }) => services.db.settings.appInfo(),
      after: (_changed, { services }) => services.db.settings.appInfo(),
      only: ({ body, request }) => Object.keys(sentAppInfo(body, request.body)),
    },
    present: (_changed, { services }) => readAppInfo(services),
  }),
];
