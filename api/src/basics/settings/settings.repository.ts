import {
  type AppInfo,
  appInfoSchema,
  defaultAppInfo,
  defaultSettings,
  type Settings,
  settingsSchema,
} from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { changeAsRead, seenFields } from '../../platform/crud/changeAsRead.js';
import { requireUnchanged } from '../../platform/crud/requireUnchanged.js';
import { cachedFor } from '../../platform/cachedFor.js';
import { settingsModel } from './settings.model.js';
import { SettingsNotLoadedError } from './settingsNotLoaded.js';

const ID = 'settings';
const defaults = { settings: defaultSettings, appinfo: defaultAppInfo };
/** How long another process may still use old settings, in ms. */
const FRESH_MS = 2_000;

/** The two singletons of the business, with defaults for values never set. */
export function settingsRepository(connection: Connection) {
  const model = settingsModel(connection);
  const stored = cachedFor(FRESH_MS, async () => {
    try {
      const document = await model.findOne({ _id: ID }).lean();
      return {
        settings: settingsSchema.parse({ ...defaultSettings, ...document?.settings }),
        appInfo: appInfoSchema.parse({ ...defaultAppInfo, ...document?.appinfo }),
      };
    } catch (error) {
      throw new SettingsNotLoadedError(error);
    }
  });

  async function save(part: 'settings' | 'appinfo', changes: object, seen: object | undefined) {
    const at = (fields: object) =>
      Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${part}.${field}`, value]));
    await changeAsRead(
      seenFields(changes, seen),
      async () => {
        const stored = model.findOneAndUpdate({ _id: ID }, {}, { upsert: true, returnDocument: 'after' });
        return (await stored.lean())?.[part] ?? {};
      },
      async (stillSo, before) => {
        requireUnchanged(changes, seen, { ...defaults[part], ...before });
        const one = { ...at(stillSo), _id: ID };
        // If a document was read, it exists.
        const upsert = before === null;
        const { matchedCount, upsertedCount } = await model.updateOne(one, { $set: at(changes) }, { upsert });
        return matchedCount + upsertedCount === 1 || null;
      },
    );
    stored.forget();
  }

  return {
    /** @throws SettingsNotLoadedError, which the API answers with settings_error (503) */
    settings: async (): Promise<Settings> => (await stored.get()).settings,
    /** @throws SettingsNotLoadedError like `settings` */
    appInfo: async (): Promise<AppInfo> => (await stored.get()).appInfo,
    /**
     * @throws changed_meanwhile (409) when a field the author has `seen` has since been set to another value
     */
    saveSettings: (changes: Partial<Settings>, seen?: Partial<Settings>) => save('settings', changes, seen),
    /** @throws changed_meanwhile (409) like saveSettings */
    saveAppInfo: (changes: Partial<AppInfo>, seen?: Partial<AppInfo>) => save('appinfo', changes, seen),
  };
}
