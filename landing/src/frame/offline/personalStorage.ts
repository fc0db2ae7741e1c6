import { LOCALE_KEY } from '@wayfare/web/language';
import { forgetOfflineData } from './database.js';

/**
 * Removes what this device keeps of its user, for users who leave it: others may use it next. The chosen
 * language stays. So do the site's own files, which are the same for everyone.
 */
export async function forgetUser(): Promise<void> {
  forgetForms();
  await forgetOfflineData();
}

/** Removes forms that were not sent and what was read. Forms shown from now on are empty. */
export function forgetForms(): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== LOCALE_KEY) localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to remove.
  }
}
