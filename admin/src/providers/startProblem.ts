import type { TranslationKey } from '@wayfare/shared';

/** Thrown when the settings have come and are none. */
export class NoSettings extends Error {}

/** Problems of the settings the panel starts from, which sign out (rule 8.13). */
export type SettingsProblem = Extract<TranslationKey, 'base_settings_error_1' | 'base_settings_error_2'>;

/**
 * What is wrong with the settings when the panel could not start: 1, the server refused them; 2, what it sent are none.
 * Null when it was not reached at all: then nothing is known of the settings, and it can be tried again.
 */
export function settingsProblemOf(error: unknown): SettingsProblem | null {
  if (error instanceof NoSettings) return 'base_settings_error_2';
  const status = (error as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 ? 'base_settings_error_1' : null;
}
