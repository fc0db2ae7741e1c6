import {
  type AppInfo,
  appInfoSchema,
  defaultAppInfo,
  defaultSettings,
  type Settings,
  settingsSchema,
} from '@wayfare/shared';
import type { Connection } from 'mongoose';
import { freshFor } from '../freshFor.js';
import { settingsModel } from './settings.model.js';

const ID = 'settings';
/** How long another process may still see old settings, in ms. */
const FRESH_MS = 2_000;

/** The two singletons of the business, with the product's defaults for what was never set. */
export function settingsRepository(connection: Connection) {
  const model = settingsModel(connection);
  const stored = freshFor(FRESH_MS, async () => {
    const document = await model.findOne({ _id: ID }).lean();
    return {
      settings: settingsSchema.parse({ ...defaultSettings, ...document?.settings }),
      appInfo: appInfoSchema.parse({ ...defaultAppInfo, ...document?.appinfo }),
    };
  });

  async function save(part: 'settings' | 'appinfo', changes: object) {
    const fields = Object.entries(changes).map(([key, value]) => [`${part}.${key}`, value]);
    await model.updateOne({ _id: ID }, { $set: Object.fromEntries(fields) }, { upsert: true });
    stored.forget();
  }

  return {
    settings: async (): Promise<Settings> => (await stored.get()).settings,
    appInfo: async (): Promise<AppInfo> => (await stored.get()).appInfo,
    saveSettings: (changes: Partial<Settings>) => save('settings', changes),
    saveAppInfo: (changes: Partial<AppInfo>) => save('appinfo', changes),
  };
}

export type SettingsRepository = ReturnType<typeof settingsRepository>;
