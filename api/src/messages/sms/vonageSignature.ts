import { createHash } from 'node:crypto';
import { jwtVerify } from 'jose';
import { isSameSecret } from '../../platform/secret.js';

/** How old a signed report may be; Vonage signs each attempt again. */
const MAX_AGE = '10m';
const TOLERANCE_SECONDS = 60;

/**
 * Whether Vonage sent a body: the header `Authorization` is a JWT, signed with the account's signature secret
 * (HMAC-SHA256), that contains the SHA-256 of the body.
 */
export async function isSignedByVonage(
  { body, authorization, now }: { body: Buffer; authorization: string; now: number },
  secret: string,
): Promise<boolean> {
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) return false;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(secret), {
      algorithms: ['HS256'],
      maxTokenAge: MAX_AGE,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(now),
    });
    const hash = payload.payload_hash;
    return typeof hash === 'string' && isSameSecret(hash, createHash('sha256').update(body).digest('hex'));
  } catch {
    // Any failure means that the signature is not valid.
    return false;
  }
}
