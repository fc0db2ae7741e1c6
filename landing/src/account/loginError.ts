import type { TranslationKey } from '@wayfare/shared';
import { ApiError } from '../api/client.js';

/** Refusals that are shown as themselves (rule 8.6), and what is no refusal of the sign-in. */
const shownAsIs = [
  'require_approval',
  'email_verify_message',
  'too_many_requests',
  'fetch_call_error',
  'server_error',
] as const;

/** What a sign-in by a provider may say beyond that. */
const ofProviders = [...shownAsIs, 'user_exists', 'auth_error', 'not_valid_user_type'] as const;

/** The message a provider's answer led to; null where there is none, or it is none of ours. */
export const providerProblem = (text: string | null): TranslationKey | null =>
  ofProviders.find((known) => known === text) ?? null;

/** What a failed sign-in says: some refusals as themselves, any other 'login_error' (rule 8.6). */
export function loginErrorKey(error: unknown): TranslationKey {
  return shownAsIs.find((known) => error instanceof ApiError && error.key === known) ?? 'login_error';
}
