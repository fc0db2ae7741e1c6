import { ApiError, call } from '@wayfare/web/http';

/**
 * The uid of the user who a typed referral id belongs to; undefined if none was typed (rule 7.9).
 * @throws ApiError with referer_not_found if it is unknown or cannot be looked up (rule 5.31)
 */
export async function referrerOf(typed: string): Promise<string | undefined> {
  const referralId = typed.trim();
  if (!referralId) return undefined;
  try {
    const { uid } = await call.post('/validate_referrer', { body: { referralId } });
    if (uid) return uid;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
  throw new ApiError('referer_not_found', 404, '');
}
