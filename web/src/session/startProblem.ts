import type { TranslationKey } from '@wayfare/shared';
import { ApiError } from '../http/ApiError.js';

/** Thrown when the response contains no valid settings. */
export class NoSettings extends Error {}

/** Problems with the initial settings; they sign the user out (rule 8.13). */
export type SettingsProblem = Extract<TranslationKey, 'base_settings_error_1' | 'base_settings_error_2'>;

/** Statuses of a server or a proxy that cannot answer now; they say nothing about the settings. */
const passing: readonly number[] = [408, 425, 429, 502, 503, 504];

/**
 * The problem with the settings when an app could not start: 1, the server refused them; 2, the response has
 * no valid settings. Null if the server was unreachable or busy: the settings may be fine, and the user can
 * try again.
 */
export function settingsProblemOf(error: unknown): SettingsProblem | null {
  if (error instanceof NoSettings) return 'base_settings_error_2';
  if (!(error instanceof ApiError) || error.status < 400) return null;
  const isPassing = passing.includes(error.status) && error.key !== 'settings_error';
  return isPassing ? null : 'base_settings_error_1';
}
