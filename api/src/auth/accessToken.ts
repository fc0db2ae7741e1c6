import { notSignedIn } from '@wayfare/shared';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../services.js';

/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

type Signing = Pick<Services, 'tokenKey' | 'clock'>;

/** A short-lived token that names its user. */
export function signAccessToken(uid: string, { tokenKey, clock }: Signing): Promise<string> {
  const now = Math.floor(clock.now() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(tokenKey);
}

/**
 * The user a token names.
 * @throws not_logged_in when it is not ours, was changed or has expired
 */
export async function verifyAccessToken(token: string, { tokenKey, clock }: Signing): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, tokenKey, {
      algorithms: ['HS256'],
      currentDate: new Date(clock.now()),
    });
    if (typeof payload.sub === 'string') return payload.sub;
  } catch {
    // Why a token is bad is nobody's business but ours.
  }
  throw notSignedIn();
}
