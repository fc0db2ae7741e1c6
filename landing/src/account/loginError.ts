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

/** What a failed sign-in says: some refusals as themselves, any other 'login_error' (rule 8.6). */
export function loginErrorKey(error: unknown): TranslationKey {
  return shownAsIs.find((known) => error instanceof ApiError && error.key === known) ?? 'login_error';
}
