import { notSignedIn } from '@wayfare/shared';
import { jwtVerify, SignJWT } from 'jose';
import type { Services } from '../services.js';

/** How long an access token is good for, in seconds. */
export const ACCESS_TOKEN_SECONDS = 15 * 60;

type Signing = Pick<Services, 'tokenKey' | 'clock'>;

/** What a token says: whose it is, when it was made and until when it is good, in ms, and what it knows of its sign-in. */
interface AccessTokenClaims extends TokenSignIn {
  uid: string;
  at: number;
  until: number;
}

/** The sign-in a token belongs to. */
export interface TokenSignIn {
  /** The sign-in it came of: it is good only until that ends. */
  family: string;
  /** When its owner last proved who they are, with this token; a ms timestamp, or null. */
  provenAt: number | null;
}

/** Tokens a process remembers as verified. */
const REMEMBERED = 10_000;
/** By the key they were verified with: an app sends the same token with every request of a quarter of an hour. */
const verified = new WeakMap<Uint8Array, Map<string, AccessTokenClaims>>();

/** A short-lived token that names its user, and carries the proof of identity it was given for. */
export function signAccessToken(
  uid: string,
  { tokenKey, clock }: Signing,
  { family, provenAt }: TokenSignIn,
): Promise<string> {
  // With its fraction: a token made in the same second as a sign-out everywhere is told from those before.
  const now = clock.now() / 1000;
  return new SignJWT({ family, ...(provenAt !== null && { provenAt }) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(uid)
    .setIssuedAt(now)
    .setExpirationTime(now + ACCESS_TOKEN_SECONDS)
    .sign(tokenKey);
}

/**
 * The user a token names, when it was made (ms), and its sign-in. Whether that has ended is not looked at here.
 * @throws not_logged_in when it is not ours, was changed or has expired
 */
export async function verifyAccessToken(
  token: string,
  signing: Signing,
): Promise<{ uid: string; at: number } & TokenSignIn> {
  const known = verified.get(signing.tokenKey) ?? new Map<string, AccessTokenClaims>();
  verified.set(signing.tokenKey, known);
  const claims = known.get(token) ?? (await claimsOf(token, signing));
  if (!claims || claims.until <= signing.clock.now()) {
    known.delete(token);
    throw notSignedIn();
  }
  remember(known, token, claims);
  const { uid, at, family, provenAt } = claims;
  return { uid, at, family, provenAt };
}

/** The claims of a token of ours that has not expired; null of any other. Why it is bad is nobody's business but ours. */
async function claimsOf(token: string, { tokenKey, clock }: Signing): Promise<AccessTokenClaims | null> {
  const options = { algorithms: ['HS256'], currentDate: new Date(clock.now()) };
  const { payload } = await jwtVerify(token, tokenKey, options).catch(() => ({ payload: null }));
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

/** Keeps a token known, in place of the one that has been known longest. */
function remember(known: Map<string, AccessTokenClaims>, token: string, claims: AccessTokenClaims) {
  if (known.has(token)) return;
  const [oldest] = known.keys();
  if (known.size >= REMEMBERED && oldest !== undefined) known.delete(oldest);
  known.set(token, claims);
}
