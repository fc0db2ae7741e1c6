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
  const document = freshFor(FRESH_MS, () => model.findOne({ _id: ID }).lean());

  async function save(part: 'settings' | 'appinfo', changes: object) {
    const fields = Object.entries(changes).map(([key, value]) => [`${part}.${key}`, value]);
    await model.updateOne({ _id: ID }, { $set: Object.fromEntries(fields) }, { upsert: true });
    document.forget();
  }

  return {
    async settings(): Promise<Settings> {
      return settingsSchema.parse({ ...defaultSettings, ...(await document.get())?.settings });
    },
    async appInfo(): Promise<AppInfo> {
      return appInfoSchema.parse({ ...defaultAppInfo, ...(await document.get())?.appinfo });
    },
    saveSettings: (changes: Partial<Settings>) => save('settings', changes),
    saveAppInfo: (changes: Partial<AppInfo>) => save('appinfo', changes),
  };
}

export type SettingsRepository = ReturnType<typeof settingsRepository>;
