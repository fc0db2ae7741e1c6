import { LOCALE_KEY } from '@wayfare/web/language';
import { COLORS_KEY } from '../colorMode.js';
import { INSTALL_KEY } from '../install/installPrompt.js';
import { DATABASE_NAME, forgetOfflineData } from './database.js';

/** What belongs to the device, whoever uses it. */
const ofDevice: readonly string[] = [LOCALE_KEY, COLORS_KEY, INSTALL_KEY];

/**
 * Deletes the data of the user that this device stores, when the user signs out, because others may use the
 * device next. The chosen language and colors, and an answer about installing, stay, and so do the site's own
 * files, which are the same for everyone.
 */
export async function forgetUser(): Promise<void> {
  forgetForms();
  await forgetOfflineData();
}

/** Deletes forms that were not sent, and data that was read. Forms shown from now on are empty. */
export function forgetForms(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (!ofDevice.includes(key)) localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}

/**
 * Deletes the data for work without a network, if there is any: no database is opened for visitors who never
 * signed in, where the browser can tell.
 */
export async function forgetLeftData(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const kept = await indexedDB.databases?.();
  if (!kept || kept.some(({ name }) => name === DATABASE_NAME)) await forgetOfflineData();
}
