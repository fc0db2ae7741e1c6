import { errorKeys, type TranslationKey } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';

const known: ReadonlySet<string> = new Set([...errorKeys, 'fetch_call_error']);

/**
 * The text of any error. For texts with placeholders, it is the API's message, because the API knows the
 * values.
 */
export function errorText(error: unknown, t: (key: TranslationKey) => string): string {
  const text = t(errorTextKey(error));
  return error instanceof ApiError && text.includes('%{') ? error.message : text;
}

/** The translation key of any error; keys unknown to this build fall back to a general one. */
export function errorTextKey(error: unknown): TranslationKey {
  return error instanceof ApiError && known.has(error.key) ? error.key : 'server_error';
}
