import {
  type Actor,
  appInfoSchema,
  canAccess,
  forbidden,
  invalid,
  onlyEndsDemoMode,
  publicSettingsSchema,
  sensitiveSettings,
  type Settings,
  signInProblems,
  settingsSchema,
  userSchema,
} from '@wayfare/shared';
import { z } from 'zod';
import { audited } from '../../platform/operation/audited.js';
import { requireOwnSecondFactor } from '../../people/auth/secondFactor/requiredSecondFactor.js';
import { changesAny } from '../../platform/crud/resource.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { fieldsOf, onlySent, permit, wasSchema } from '../../platform/crud/resourceOperations.js';
import { operation } from '../operation.js';
import type { BasicsServices } from '../services.js';
import { presentUser } from '../../people/user/user.presenter.js';
import { businessSetup, deploymentOf, publicSettings } from '../../office/setup/businessSetup.js';

/** The settings as admins see them. */
async function adminSettings(services: BasicsServices) {
  return {
    id: 'settings',
    ...(await services.db.settings.settings()),
    ...deploymentOf(services),
    isPublicDemo: services.config.PUBLIC_DEMO,
  };
}

/**
 * Saves a change to a singleton, and records it in the audit log. `was` holds the fields as the author saw
 * them.
 */
async function saved<Singleton extends object>(
  actor: Actor,
  resource: 'settings' | 'appinfo',
  { changes, was }: { changes: Partial<Singleton>; was: Record<string, unknown> | undefined },
  read: () => Promise<Singleton>,
  save: (changes: Partial<Singleton>, seen?: Partial<Singleton>) => Promise<void>,
  services: BasicsServices,
) {
  const now = await read();
  requireUnchanged(changes, was, now);
  const change = { action: 'edit', resource, record: resource, before: read, after: read };
  await audited(
    actor,
    { ...change, only: Object.keys(changes) },
    () => save(changes, was && fieldsOf(now, Object.keys(was))),
    services,
  );
}

/** A referral bonus as forms send it: they send an empty one as an empty text or null. */
const bonusSchema = z.union([settingsSchema.shape.bonus, z.literal(''), z.null()]).optional();

/**
 * Requires a bonus that was sent not to be empty: with the settings, and with the company details, for apps
 * that send both as one record (rules 5.35, 5.38).
 * @throws proper_bonus (400)
 */
function requireBonus({ bonus }: { bonus?: number | '' | null | undefined }, sent: object) {
  if ('bonus' in sent && (bonus === undefined || bonus === null || bonus === ''))
    throw invalid('proper_bonus', { bonus: 'proper_bonus' });
}

/** Requires a new purchase code to be confirmed (rule 5.37). @throws wrong_code (400) */
async function requireLicense(license: Settings['license'] | undefined, { db, licensing }: BasicsServices) {
  if (!license || license === (await db.settings.settings()).license) return;
  if (!(await licensing.confirms(license))) throw invalid('wrong_code', { license: 'wrong_code' });
}

export const settingsOperations = [
  operation({
    id: 'getBootstrap',
    method: 'get',
    path: '/bootstrap',
    beforeSecondFactor: true,
    summary:
      'Get what an app needs before its first page: the signed-in user, settings, company and languages',
    access: 'public',
    answers: z.object({
      user: userSchema.partial().nullable(),
      problem: z.enum(signInProblems).nullable(),
      settings: publicSettingsSchema,
      appinfo: appInfoSchema,
      languages: z.array(z.unknown()),
    }),
    async act({ actor, user, signInProblem, services }) {
      return {
        user: user && actor ? await presentUser(user, actor, services) : null,
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
    answers: settingsSchema.partial(),
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
    access: ['admin'],
    body: settingsSchema.partial().extend({ bonus: bonusSchema, was: wasSchema }),
    answers: settingsSchema,
    async authorize({ actor, body, request, services }) {
      const { was: _was, ...sent } = body;
      const changes = onlySent(sent, request.body) as Partial<Settings>;
      // Otherwise demo mode could never be turned off. On a public demo, the admin password is known to
      // everyone.
      if (onlyEndsDemoMode(changes) && !services.config.PUBLIC_DEMO && canAccess(actor, 'edit', 'settings'))
        return;
      await permit(actor, 'edit', 'settings', services);
    },
    stepUp: async ({ body, services }) =>
      changesAny(await services.db.settings.settings(), body, sensitiveSettings),
    async act({ actor, body, request, services }) {
      requireBonus(body, request.body);
      const { was, ...sent } = body;
      const changes = onlySent(sent, request.body) as Partial<Settings>;
      if (changes.requireStaffSecondFactor) await requireOwnSecondFactor(actor.uid, services);
      await requireLicense(changes.license, services);
      const { settings, saveSettings } = services.db.settings;
      await saved(actor, 'settings', { changes, was }, settings, saveSettings, services);
      services.realtime.resourceChanged('settings', ['settings']);
      return adminSettings(services);
    },
  }),
  operation({
    id: 'getAppInfo',
    method: 'get',
    path: '/appinfo',
    summary: 'Get the company details shown on the public pages',
    access: 'public',
    answers: appInfoSchema,
    async act({ actor, services }) {
      if (!canAccess(actor, 'show', 'appinfo')) throw forbidden();
      return { id: 'appinfo', ...(await services.db.settings.appInfo()) };
    },
  }),
  operation({
    id: 'updateAppInfo',
    method: 'put',
    path: '/appinfo',
    summary: 'Change the company details',
    access: ['admin'],
    body: appInfoSchema.partial().extend({ bonus: bonusSchema, was: wasSchema }),
    answers: appInfoSchema,
    async act({ actor, body, request, services }) {
      await permit(actor, 'edit', 'appinfo', services);
      requireBonus(body, request.body);
      const { was, bonus: _bonus, ...sent } = body;
      const changes = onlySent(sent, request.body);
      const { appInfo, saveAppInfo } = services.db.settings;
      await saved(actor, 'appinfo', { changes, was }, appInfo, saveAppInfo, services);
      services.realtime.resourceChanged('appinfo', ['appinfo']);
      return { id: 'appinfo', ...(await services.db.settings.appInfo()) };
    },
  }),
];
