import { notSignedIn } from '@wayfare/shared';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../services.js';

/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

type Signing = Pick<Services, 'tokenKey' | 'clock'>;

/** A short-lived token that names its user. */
export function signAccessToken(uid: string, { tokenKey, clock }: Signing): Promise<string> {
  // With its fraction: a token made in the same second as a sign-out everywhere is told from those before.
  const now = clock.now() / 1000;
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(tokenKey);
}

/**
 * The user a token names, and when it was made (ms).
 * @throws not_logged_in when it is not ours, was changed or has expired
 */
export async function verifyAccessToken(
  token: string,
  { tokenKey, clock }: Signing,
): Promise<{ uid: string; at: number }> {
  try {
    const { payload } = await jwtVerify(token, tokenKey, {
      algorithms: ['HS256'],
      currentDate: new Date(clock.now()),
    });
    if (payload.sub !== undefined && payload.iat !== undefined)
      return { uid: payload.sub, at: Math.round(payload.iat * 1000) };
  } catch {
    // Why a token is bad is nobody's business but ours.
  }
  throw notSignedIn();
}
