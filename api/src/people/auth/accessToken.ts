import { notSignedIn } from '@wayfare/shared';
import { type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { LRUCache } from 'lru-cache';
import { boundedCache } from '../../platform/boundedCache.js';
import type { PeopleServices } from '../services.js';

/** How long an access token is valid, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

type Signing = Pick<PeopleServices, 'tokenKey' | 'clock'>;
type Verifying = Signing & Pick<PeopleServices, 'previousTokenKeys'>;

/**
 * The contents of a token: its user, when it was issued and when it expires, in ms, and the state of its
 * sign-in.
 */
interface AccessTokenClaims extends TokenSignIn {
  uid: string;
  at: number;
  until: number;
}

/** The sign-in a token belongs to. */
export interface TokenSignIn {
  /** The sign-in it was issued for: the token is valid only until that ends. */
  family: string;
  /** When its owner last proved their identity with this token; a ms timestamp, or null. */
  provenAt: number | null;
}

/** How many verified tokens a process remembers. */
const REMEMBERED = 10_000;
/**
 * By signing key. An app sends the same token with every request for 15 minutes, so it is verified only once.
 */
const verified = new WeakMap<Uint8Array, LRUCache<string, AccessTokenClaims>>();

/** A short-lived token that names its user and records when the user last proved their identity. */
export function signAccessToken(
  uid: string,
  { tokenKey, clock }: Signing,
  { family, provenAt }: TokenSignIn,
): Promise<string> {
  // With fractions of a second, to distinguish a token issued after a sign-out everywhere from one issued
  // earlier in the same second.
  const now = clock.now() / 1000;
  return new SignJWT({ family, ...(provenAt !== null && { provenAt }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(tokenKey);
}

/**
 * The user of a token, when it was issued (ms), and its sign-in. Does not check whether the sign-in has
 * ended.
 * @throws not_logged_in when the token is forged, altered or expired
 */
export async function verifyAccessToken(
  token: string,
  signing: Verifying,
): Promise<{ uid: string; at: number } & TokenSignIn> {
  const known = verified.get(signing.tokenKey) ?? boundedCache<AccessTokenClaims>(REMEMBERED);
  verified.set(signing.tokenKey, known);
  const claims = known.get(token) ?? (await claimsOf(token, signing));
  if (!claims || claims.until <= signing.clock.now()) {
    known.delete(token);
    throw notSignedIn();
  }
  known.set(token, claims);
  const { uid, at, family, provenAt } = claims;
  return { uid, at, family, provenAt };
}

/** The claims of a valid token; null for any other. The reason for a rejection is never revealed. */
async function claimsOf(
  token: string,
  { tokenKey, previousTokenKeys, clock }: Verifying,
): Promise<AccessTokenClaims | null> {
  const options = { algorithms: ['HS256'], currentDate: new Date(clock.now()) };
  const payloadWith = (key: Uint8Array): Promise<JWTPayload | null> =>
    jwtVerify(token, key, options).then(
      ({ payload }) => payload,
      () => null,
    );
  let payload = await payloadWith(tokenKey);
  for (const key of previousTokenKeys) payload ??= await payloadWith(key);
  if (payload?.sub === undefined || payload.iat === undefined || payload.exp === undefined) return null;
  if (typeof payload.family !== 'string') return null;
  return {
    uid: payload.sub,
    at: Math.round(payload.iat * 1000),
    until: payload.exp * 1000,
    family: payload.family,
    provenAt: typeof payload.provenAt === 'number' ? payload.provenAt : null,
  };
}
