import type { TranslationKey } from '@wayfare/shared';
import { ApiError } from '@wayfare/web/http';

/** Refusals shown with their own text (rule 8.6), and errors other than refusals. */
const shownAsIs = [
  'require_approval',
  'email_verify_message',
  'too_many_requests',
  'fetch_call_error',
  'server_error',
] as const;

/** Additional errors of sign-ins through a provider. */
const ofProviders = [...shownAsIs, 'user_exists', 'auth_error', 'not_valid_user_type'] as const;

/** The message key from a provider sign-in; null if there is none or it is unknown. */
export const providerProblem = (text: string | null): TranslationKey | null =>
  ofProviders.find((known) => known === text) ?? null;

/** The text for a failed sign-in. The server's own says how long to wait. */
export const loginErrorText = (error: unknown, t: (key: TranslationKey) => string): string =>
  error instanceof ApiError && error.status === 429 ? error.message : t(loginErrorKey(error));

/** The text for a failed sign-in: some refusals have their own, all others 'login_error' (rule 8.6). */
function loginErrorKey(error: unknown): TranslationKey {
  return shownAsIs.find((known) => error instanceof ApiError && error.key === known) ?? 'login_error';
}
