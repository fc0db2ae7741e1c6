import { notSignedIn } from '@wayfare/shared';
import type { Services } from '../services.js';
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './accessToken.js';
import { admit } from './admit.js';
import type { RefreshFamily } from './credential.repository.js';
import { hashOf, newSecret } from './secret.js';

/** How long a refresh token is good for, in ms. */
const REFRESH_TOKEN_MS = 30 * 24 * 60 * 60_000;

export interface TokenPair {
  accessToken: string;
  refreshToken: string;
  /** Seconds the access token is good for. */
  expiresIn: number;
}

/**
 * A new pair of tokens that begins a family of its own.
 * @param agent the app or browser that gets it
 * @param provenAt when its owner proved who they are; null for a sign-in that is no proof
 */
export function beginTokens(
  uid: string,
  { agent, provenAt }: { agent: string; provenAt: number | null },
  services: Services,
): Promise<TokenPair> {
  const family = { family: services.newId(), startedAt: services.clock.now(), agent };
  return issueTokens(uid, { ...family, provenAt }, services);
}

async function issueTokens(
  uid: string,
  { provenAt, ...family }: RefreshFamily & { provenAt: number | null },
  services: Services,
): Promise<TokenPair> {
  const refreshToken = newSecret();
  await services.db.credentials.addRefreshToken({
    hash: hashOf(refreshToken),
    ...family,
    uid,
    expiresAt: services.clock.now() + REFRESH_TOKEN_MS,
  });
  const accessToken = await signAccessToken(uid, services, { family: family.family, provenAt });
  return { accessToken, refreshToken, expiresIn: ACCESS_TOKEN_SECONDS };
}

/**
 * Exchanges a refresh token for a new pair. A token that was used before has been stolen from
 * somebody: its whole family ends. The new access token carries no proof of identity: having a refresh token is none.
 * @throws not_logged_in for a token that is unknown, expired or was used before
 */
export async function rotateTokens(refreshToken: string, services: Services): Promise<TokenPair> {
  const { db, clock } = services;
  const hash = hashOf(refreshToken);
  const known = await db.credentials.findRefreshToken(hash, clock.now());
  if (!known) throw notSignedIn();
  if (known.isUsed) return endFamily(known, services);
  const user = await db.users.findById(known.uid);
  if (!user || known.startedAt < (user.signedOutAt ?? 0)) throw notSignedIn();
  admit(user);
  // The new pair first: a process that dies in between leaves its owner a token that is still good.
  const { family, startedAt, agent } = known;
  const pair = await issueTokens(known.uid, { family, startedAt, agent, provenAt: null }, services);
  return (await db.credentials.useRefreshToken(hash, clock.now())) ? pair : endFamily(known, services);
}

async function endFamily(
  { family, uid }: { family: string; uid: string },
  { db, log, realtime }: Services,
): Promise<never> {
  await db.credentials.endFamily(family);
  // Connections know their account, not their family: those that are still signed in come back.
  realtime.disconnect(uid);
  log.warn({ uid }, 'a refresh token was used twice: its family is ended');
  throw notSignedIn();
}
