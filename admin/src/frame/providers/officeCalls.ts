import type { NotificationAudience, User } from '@wayfare/shared';
import { type AnswerOf, api, type BodyOf, call } from '@wayfare/web/http';
import { changedFields, changeOf } from './changes.js';

/** The numbers of the dashboard. */
export type Dashboard = AnswerOf<'get', '/dashboard'>;
/**
 * The state of the setup: the steps that are missing before the first booking, the languages of the product,
 * and which services are configured.
 */
export type SetupState = AnswerOf<'get', '/setup'>;
/** The result of a connection test, with the result of each payment provider that was asked, if any. */
export type ServiceTest = AnswerOf<'post', '/setup/tests'>;

/** The two singletons and their records, as admins get them. */
export interface Singletons {
  settings: AnswerOf<'put', '/settings'>;
  appinfo: AnswerOf<'get', '/appinfo'>;
}

/** Calls about the business as a whole: its setup, settings, languages, and numbers; and the own profile. */
export const officeCalls = {
  getDashboard: () => call.get('/dashboard'),
  getSetup: () => call.get('/setup'),
  addLanguages: (locales: BodyOf<'post', '/setup/languages'>['locales']) =>
    call.post('/setup/languages', { body: { locales } }),
  testService: (service: BodyOf<'post', '/setup/tests'>['service']) =>
    call.post('/setup/tests', { body: { service } }),
  getSingleton: <Name extends keyof Singletons>(name: Name) => api.get<Singletons[Name]>(name),
  saveSingleton: <Name extends keyof Singletons>(
    name: Name,
    data: Partial<Singletons[Name]>,
    previous: Singletons[Name],
  ) => api.put<Singletons[Name]>(name, changeOf({ ...data }, { ...previous })),
  /** The only settings change that demo mode allows. */
  endDemoMode: () => call.put('/settings', { body: { AllowCriticalEditsAdmin: true } }),

  countReach: (audience: NotificationAudience) => call.post('/notifications/reach', { body: audience }),
  makeDefaultLanguage: (id: string) => call.post('/languages/{id}/default', { path: { id } }),
  getProfile: () => call.get('/auth/me'),
  saveProfile: (data: Partial<User>, previous: User) =>
    call.put('/auth/me', { body: changedFields(data, previous) }),
};
