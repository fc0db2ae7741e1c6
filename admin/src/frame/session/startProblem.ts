import type { TranslationKey } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';

/** Thrown when the response contains no valid settings. */
export class NoSettings extends Error {}

/** Problems with the initial settings; they sign the user out (rule 8.13). */
export type SettingsProblem = Extract<TranslationKey, 'base_settings_error_1' | 'base_settings_error_2'>;

/**
 * The problem with the settings when the panel could not start: 1, the server refused them; 2, the
 * response has no valid settings. Null if the server was unreachable: the settings may be fine, and the
 * user can retry.
 */
export function settingsProblemOf(error: unknown): SettingsProblem | null {
  if (error instanceof NoSettings) return 'base_settings_error_2';
  return error instanceof ApiError && error.status >= 400 ? 'base_settings_error_1' : null;
}
